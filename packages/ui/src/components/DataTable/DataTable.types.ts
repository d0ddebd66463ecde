import type { ReactNode } from 'react';

export type DataTableColumn = {
  /** The key of its cells. */
  id: string;
  header: string;
  /**
   * Numbers and amounts stand at the end, their digits of one width.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * On a card the header stands before the value; not where the value says by itself what it is: a date, a badge.
   * @default false
   */
  isHeaderHiddenOnCard?: boolean | undefined;
};

export type DataTableRow = {
  id: string;
  /** By column. A column without a cell stays empty. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Makes the row's header a link whose area is the whole row. */
  href?: string | undefined;
};

export type DataTableProps = {
  /** What the table holds: its name. */
  caption: string;
  /**
   * The caption is read out and not seen: where a heading beside it says the same.
   * @default false
   */
  isCaptionHidden?: boolean | undefined;
  /** What is compared, in its order. */
  columns: readonly DataTableColumn[];
  /** The column whose cell names the row, and carries its link. */
  rowHeader: string;
  /** The facts, one thing a row. */
  rows: readonly DataTableRow[];
  /** The last row: sums, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * The rows are being fetched: their places are kept.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Said while loading: "Loading transactions". */
  loadingLabel?: string | undefined;
  /**
   * How many places are kept while loading.
   * @default 3
   */
  loadingRows?: number | undefined;
  /** What stands in place of the table where there are no rows: an EmptyState. */
  empty?: ReactNode;
};
