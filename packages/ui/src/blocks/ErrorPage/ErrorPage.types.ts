import type { ReactNode } from 'react';

export interface ErrorPageLabels {
  home: string;
  /** Over the heading: "Error 404". */
  status: (status: number) => string;
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
