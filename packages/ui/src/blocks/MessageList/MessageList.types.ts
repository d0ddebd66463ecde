import type { BubbleMessage, MessageBubbleLabels } from '../MessageBubble/MessageBubble.types.ts';

export interface MessageDay {
  /** As shown: "Today", "3 March". */
  label: string;
  /** YYYY-MM-DD. */
  date: string;
  messages: readonly BubbleMessage[];
}

export interface MessageListLabels extends MessageBubbleLabels {
  /** Names the log: "Conversation with Anna". */
  log: string;
  loadOlder: string;
  loadingOlder: string;
  /** "Show newer messages". */
  loadNewer: string;
  loadingNewer: string;
  /** "Anna is typing". */
  typing: string;
  /** Where nobody has written yet: what there is to do, said once in a designed place. Without it nothing stands there. */
  empty?: { title: string; text: string } | undefined;
  /** Jumps to the newest message: "New messages". */
  newMessages: string;
}

export interface ShownMessage {
  readonly id: string;
  readonly isQuiet?: boolean | undefined;
}

/** `role="log"`, newest at the end; keeps the place where the reader reads while messages arrive. */
export interface MessageListProps {
  days: readonly MessageDay[];
  /** The other member's name. */
  name: string;
  /** @default false */
  hasOlder?: boolean | undefined;
  /** @default false */
  isLoadingOlder?: boolean | undefined;
  onLoadOlder?: (() => void) | undefined;
  /**
   * These are not the newest messages: the reader has gone to an old one. Give it `onLoadNewer` and `onNewest`.
   * @default false
   */
  hasNewer?: boolean | undefined;
  /** @default false */
  isLoadingNewer?: boolean | undefined;
  onLoadNewer?: (() => void) | undefined;
  /** Back to the newest message, from where there are newer ones than these. */
  onNewest?: (() => void) | undefined;
  /** The message to go to and give the focus, a new object each time it is asked for; `isQuiet` leaves the focus where it is. */
  shown?: ShownMessage | undefined;
  /** Whether the end of what is here is in sight: told at first, and when it changes. */
  onAtEnd?: ((isAtEnd: boolean) => void) | undefined;
  /** @default false */
  isTyping?: boolean | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onCancel?: ((id: string) => void) | undefined;
  onEdit?: ((id: string) => void) | undefined;
  /** Asks whether a link in a message is to be opened. */
  onLink?: ((href: string) => void) | undefined;
  /** Reports a message of the other (B04). */
  onReport?: ((id: string) => void) | undefined;
  labels: MessageListLabels;
}
