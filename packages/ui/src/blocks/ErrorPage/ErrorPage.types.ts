import type { ReactNode } from 'react';

export interface ErrorPageLabels {
  home: string;
  /** Before the status: "Error". */
  status: string;
}

export interface ErrorPageProps {
  /** @default 500 */
  status?: number | undefined;
  /** The heading. @default 'Error' (spec section 2) */
  message?: string | undefined;
  /** What the visitor can do; optional. */
  hint?: ReactNode;
  homeHref: string;
  labels: ErrorPageLabels;
}
