import type { ReactNode } from 'react';
import { list, pair, termStyle, valueStyle } from './FactList.css.ts';

export type Fact = {
  /** What is told: "Reference", "Until". */
  term: string;
  value: ReactNode;
};

export type FactListProps = {
  /** In the order shown; terms must differ. */
  facts: readonly Fact[];
  /** Names the list where nothing around it does. */
  'aria-label'?: string | undefined;
};

/** A few facts, each with its name: what a reader may want to look up, copy or compare. */
export const FactList = ({ facts, ...rest }: FactListProps) => (
  <dl {...rest} className={list}>
    {facts.map(({ term, value }) => (
      <div key={term} className={pair}>
        <dt className={termStyle}>{term}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    ))}
  </dl>
);
