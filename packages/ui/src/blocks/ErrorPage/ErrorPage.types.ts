import type { ReactNode } from 'react';

export interface ErrorPageLabels {
  home: string;
  /** Over the heading: "Error 404". */
  status: (status: number) => string;
  /** "Try again"; needed where there is a retry. */
  retry?: string | undefined;
}

export interface ErrorPageProps {
  /**
   * The HTTP status, which `labels.status` puts into words; null where nobody answered.
   * @default 500
   */
  status?: number | null | undefined;
  /** The heading where there is no `title`, and below it where there is. @default 'Error' (spec section 2) */
  message?: string | undefined;
  /** The heading: what happened, in a few words. "This page could not be shown". */
  title?: string | undefined;
  /** What the visitor can do; optional. */
  hint?: ReactNode;
  /** Tries once more where that may help, as after a 500; then the way home stands beside it, less loud. */
  onRetry?: (() => void) | undefined;
  /** As `onRetry`, by a link to the same address: it works without script too. `onRetry` may take over its press. */
  retryHref?: string | undefined;
  /** Where the way home leads. */
  homeHref: string;
  /** All words that it shows or says. */
  labels: ErrorPageLabels;
}
