import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import { scroll, table, td, th } from './parts.css.ts';

/** A table whose cells are read from the code. The first cell of a row names it. */
export const Facts = ({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) => (
  <Panel>
    {/* A wide table is scrolled by itself, also with the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={scroll} tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table className={table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} className={th} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th className={td} scope="row">
                {first}
              </th>
              {others.map((value, column) => (
                <td key={head[column + 1]} className={td}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
