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
  /** Jumps to the newest message, from where it is a good way off: "Go to the newest message". */
  newMessages: string;
}

export interface ShownMessage {
  readonly id: string;
  readonly isQuiet?: boolean | undefined;
}

/** `role="log"`, newest at the end; keeps the place where the reader reads while messages arrive. */
export interface MessageListProps {
  /** The messages by day, the oldest first. */
  days: readonly MessageDay[];
  /** The other member's name. */
  name: string;
  /**
   * There are older messages than these: a button asks for them.
   * @default false
   */
  hasOlder?: boolean | undefined;
  /**
   * Older messages are on their way.
   * @default false
   */
  isLoadingOlder?: boolean | undefined;
  /** Why they could not be fetched, in words. */
  olderError?: string | undefined;
  /** Fetches older messages. */
  onLoadOlder?: (() => void) | undefined;
  /**
   * These are not the newest messages: the reader has gone to an old one. Give it `onLoadNewer` and `onNewest`.
   * @default false
   */
  hasNewer?: boolean | undefined;
  /**
   * Newer messages are on their way.
   * @default false
   */
  isLoadingNewer?: boolean | undefined;
  /** Why they could not be fetched, in words. */
  newerError?: string | undefined;
  /** Fetches newer messages. */
  onLoadNewer?: (() => void) | undefined;
  /** Back to the newest message, from where there are newer ones than these. */
  onNewest?: (() => void) | undefined;
  /** The message to go to and give the focus, a new object each time it is asked for; `isQuiet` leaves the focus where it is. */
  shown?: ShownMessage | undefined;
  /** Whether the end of what is here is in sight: told at first, and when it changes. */
  onAtEnd?: ((isAtEnd: boolean) => void) | undefined;
  /**
   * The other member is writing: said as a status at the end.
   * @default false
   */
  isTyping?: boolean | undefined;
  /** Sends a message again that failed. */
  onRetry?: ((id: string) => void) | undefined;
  /** Discards a message that has not gone out. */
  onCancel?: ((id: string) => void) | undefined;
  /** Takes a message back that has not gone out, to write it anew. */
  onEdit?: ((id: string) => void) | undefined;
  /** Asks whether a link in a message is to be opened. */
  onLink?: ((href: string) => void) | undefined;
  /** Reports a message of the other (B04). */
  onReport?: ((id: string) => void) | undefined;
  /** All words that it shows or says. */
  labels: MessageListLabels;
}
