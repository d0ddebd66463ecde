import type { ReactNode } from 'react';
import { row, words } from './IconDisc.css.ts';

export type DiscRowProps = {
  /** An IconDisc, or an Avatar in its place. */
  disc: ReactNode;
  /** The words beside it. */
  children: ReactNode;
};

/** A disc and what is said beside it; under it on a phone. */
export const DiscRow = ({ disc, children }: DiscRowProps) => (
  <div className={row}>
    {disc}
    <div className={words}>{children}</div>
  </div>
);
