import type { ReactNode } from 'react';
import { ways } from './FindWays.css.ts';

/** The ways to find people on a page that has no filters, from 768 px: as they stand in FindBar. */
export const FindWays = ({ children }: { children: ReactNode }) => (
  <div className={ways}>{children}</div>
);
