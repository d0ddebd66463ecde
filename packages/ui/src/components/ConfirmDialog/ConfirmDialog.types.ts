import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The question, in full: "Remove this chat?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Names the deed ("Remove chat"), never "Yes". */
  confirmLabel: string;
  /** Said while it is on its way: "Removing". */
  pendingLabel: string;
  /** Words of the button that changes nothing. */
  cancelLabel: string;
  /** `danger` for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** The deed is on its way: both buttons wait, Escape too. @default false */
  isPending?: boolean | undefined;
  /** Why the deed failed; announced. */
  error?: string | undefined;
  /** It is to be done. */
  onConfirm: () => void;
  /** Nothing is to be done: the button, or Escape. */
  onCancel: () => void;
}
