import type { ReactNode } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useLinkElement } from '../Link/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import {
  body,
  caption as captionStyle,
  cell,
  cellLabel,
  foot,
  head,
  headerCell,
  link,
  root,
  row as rowStyle,
  table,
  value,
} from './DataTable.css.ts';
import type { DataTableColumn, DataTableProps, DataTableRow } from './DataTable.types.ts';

/**
 * What the elements are, said once more: as cards they are no boxes of a table, and Safari then takes their roles away.
 */
const role = (name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role: name,
});

type CellsProps = {
  columns: readonly DataTableColumn[];
  rowHeader: string;
  cells: DataTableRow['cells'];
  href?: string | undefined;
  isLoading?: boolean | undefined;
};

const Cells = ({ columns, rowHeader, cells, href, isLoading = false }: CellsProps) => {
  const A = useLinkElement();
  return columns.map(({ id, header, align = 'start', isHeaderHiddenOnCard = false }) => {
    const isHeader = id === rowHeader;
    const content = cells[id];
    const isEmpty = content === undefined || content === null;
    const style = cell({ align, isHeader, isEmpty });
    // While loading it says nothing, and a header must.
    if (isHeader && !isLoading) {
      return (
        <th key={id} scope="row" className={style} {...role('rowheader')}>
          {href === undefined ? (
            content
          ) : (
            <A href={href} className={link}>
              {content}
            </A>
          )}
        </th>
      );
    }
    return (
      <td key={id} className={style} {...role('cell')}>
        {!isHeaderHiddenOnCard && !isEmpty && !isLoading && (
          <span className={cellLabel} aria-hidden>
            {header}
          </span>
        )}
        <span className={value({ isLoading, align })}>{content}</span>
      </td>
    );
  });
};

const skeletons = (columns: readonly DataTableColumn[]): Record<string, ReactNode> =>
  Object.fromEntries(columns.map(({ id }) => [id, <Skeleton key={id} width="long" />]));

/**
 * Rows of facts that are compared by column: a table where it has 704 px, below that a card for each row, of the same
 * elements. The room it has decides, not the window, so that it is also right in a side column.
 */
export const DataTable = ({
  caption,
  isCaptionHidden = false,
  columns,
  rowHeader,
  rows,
  totals,
  isLoading = false,
  loadingLabel,
  loadingRows = 3,
  empty,
}: DataTableProps): ReactNode => {
  const captionId = useId();
  if (!isLoading && rows.length === 0 && empty !== undefined) return empty;
  const places = Array.from({ length: loadingRows }, (_, index) => String(index));
  return (
    <div className={root}>
      {isLoading && loadingLabel !== undefined && (
        <VisuallyHidden live="polite">{loadingLabel}</VisuallyHidden>
      )}
      <table
        className={table}
        aria-labelledby={captionId}
        aria-busy={isLoading || undefined}
        {...role('table')}
      >
        <caption id={captionId} className={captionStyle({ isCaptionHidden })}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={head} {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={headerCell({ align })} {...role('columnheader')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} {...role('rowgroup')}>
          {isLoading
            ? places.map((place) => (
                <tr key={place} className={rowStyle({})} {...role('row')}>
                  <Cells {...{ columns, rowHeader }} cells={skeletons(columns)} isLoading />
                </tr>
              ))
            : rows.map(({ id, cells, href }) => (
                <tr key={id} className={rowStyle({ isLink: href !== undefined })} {...role('row')}>
                  <Cells {...{ columns, rowHeader, cells, href }} />
                </tr>
              ))}
        </tbody>
        {totals !== undefined && !isLoading && (
          <tfoot className={foot} {...role('rowgroup')}>
            <tr className={rowStyle({ isTotal: true })} {...role('row')}>
              <Cells {...{ columns, rowHeader }} cells={totals} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
