import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, in full: "Remove this chat?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Names the deed ("Remove chat"), never "Yes". */
  confirmLabel: string;
  /** Said while it is on its way: "Removing". */
  pendingLabel: string;
  cancelLabel: string;
  /** `danger` for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /** The deed is on its way: both buttons wait, Escape too. @default false */
  isPending?: boolean | undefined;
  /** Why the deed failed; announced. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}
