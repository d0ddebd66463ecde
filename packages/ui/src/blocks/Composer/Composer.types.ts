import type { ReactNode, RefObject } from 'react';

export interface ComposerLabels {
  /** Label of the field: "Message to Anna". */
  field: string;
  placeholder?: string | undefined;
  send: string;
  /** Said while a message is on its way: "Sending". */
  sending?: string | undefined;
  /** "10 credits a message". */
  cost: string;
  /** "480 of 500 characters"; spoken sparsely. */
  counter: (used: number, maximum: number) => string;
  /** "Too long by 12 characters". */
  tooLong: (over: number) => string;
  /** Said and shown when an empty message is sent. */
  empty: string;
  /** Takes away a text that cannot be sent: "Discard". */
  discard: string;
  /** Names the list: "First lines". */
  openers?: string | undefined;
  /** Names the button: "Choose a GIF". */
  gif?: string | undefined;
  /** Names the button: "Give a gift". */
  gift?: string | undefined;
}

/** Enter sends, Shift+Enter makes a line; never loses what was typed. */
export interface ComposerProps {
  /** The text, controlled: drafts are kept by the caller. */
  value: string;
  /** Another text was typed. */
  onChange: (value: string) => void;
  /** What goes with the `text` where the form is sent before any script is there: to the page's own address. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** First lines to begin with. A chosen one is written into the field, and nothing is sent. */
  openers?: readonly string[] | undefined;
  /** What the member's credits are good for, a link to more: "5 messages left". */
  balance?: { readonly label: string; readonly href: string; readonly isLow: boolean } | undefined;
  /** Called with the trimmed text when it may be sent. */
  onSend: (text: string) => void;
  /** Called at most as often as the caller throttles. */
  onTyping?: (() => void) | undefined;
  /** Opens the GifPicker, which the caller loads then; with `labels.gif` there is a button. */
  onGif?: (() => void) | undefined;
  /** Opens the GiftPicker, which the caller loads then; with `labels.gift` there is a button. */
  onGift?: (() => void) | undefined;
  /**
   * Of these two the one that was pressed, while it is on its way.
   * @default null
   */
  pendingTool?: 'gif' | 'gift' | null | undefined;
  /** Characters. */
  maximumLength: number;
  /**
   * A message is on its way and the next cannot go yet. Not needed where messages queue.
   * @default false
   */
  isSending?: boolean | undefined;
  /**
   * Why writing is not possible now, with what to do about it; takes the place of the field, and its focus. A `value` that is there
   * can be read, copied and discarded. See ComposerNotice.
   */
  notice?: ReactNode;
  /** A message over the field: "Not enough credits". */
  error?: string | undefined;
  /** The way out of the error: a Link to the credits. */
  errorAction?: ReactNode;
  /** What is limited, before it is used up: "You can start 2 more conversations". */
  limitNote?: string | undefined;
  /** About what is in the text, said as soon as it is there: "There is a telephone number in your message". */
  warning?: string | undefined;
  /** Gets the field while there is one: for a caller that gives it the focus. */
  fieldRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** All words that it shows or says. */
  labels: ComposerLabels;
}

/** Not confirmed; no more conversations today; blocked by either; gone. */
export type ComposerNoticeReason = 'notConfirmed' | 'limit' | 'blocked' | 'gone';

export interface ComposerNoticeProps {
  /** Why nothing can be written here. */
  reason: ComposerNoticeReason;
  /** Why, in the member's words. */
  children: ReactNode;
  /** What to do about it: a Button or Link. */
  action?: ReactNode;
}
