import type { ReactNode } from 'react';

export interface SignUpDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Sign-up is in progress: neither backdrop nor Escape closes it (spec section 4). @default false */
  isInProgress?: boolean | undefined;
  /** Asked to close by button, backdrop or Escape. */
  onClose: () => void;
  /** A SignUpForm with `headingLevel="none"`. */
  children: ReactNode;
  /** All words that it shows or says. */
  labels: { title: string; close: string };
}
