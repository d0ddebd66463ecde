import type { ReactNode } from 'react';

export interface SignUpDialogProps {
  isOpen: boolean;
  /** Sign-up is in progress: neither backdrop nor Escape closes it (spec section 4). @default false */
  isInProgress?: boolean | undefined;
  /** Asked to close by button, backdrop or Escape. */
  onClose: () => void;
  /** A SignUpForm with `headingLevel="none"`. */
  children: ReactNode;
  labels: { title: string; close: string };
}
