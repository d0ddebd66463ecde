import type { ReactNode } from 'react';

export interface ComposerLabels {
  /** Label of the field: "Message to Anna". */
  field: string;
  placeholder?: string | undefined;
  send: string;
  /** "10 credits a message; you have 40". */
  cost: string;
  /** "480 of 500 characters"; spoken sparsely. */
  counter: (used: number, maximum: number) => string;
  /** "Too long by 12 characters". */
  tooLong: (over: number) => string;
  /** Said and shown when an empty message is sent. */
  empty: string;
}

/** Enter sends, Shift+Enter makes a line; never loses what was typed. */
export interface ComposerProps {
  /** The text, controlled: drafts are kept by the caller. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text when it may be sent. */
  onSend: (text: string) => void;
  /** Called at most as often as the caller throttles. */
  onTyping?: (() => void) | undefined;
  /** Characters. */
  maximumLength: number;
  /** Why writing is not possible now, with what to do about it; replaces the field. */
  notice?: ReactNode;
  /** A message over the field: "Not enough credits". */
  error?: string | undefined;
  labels: ComposerLabels;
}
