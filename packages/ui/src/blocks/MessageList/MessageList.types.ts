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
  /** "Anna is typing". */
  typing: string;
  /** Where nobody has written yet: what there is to do, said once in a designed place. Without it nothing stands there. */
  empty?: { title: string; text: string } | undefined;
  /** Jumps to the newest message: "New messages". */
  newMessages: string;
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
  /** @default false */
  isTyping?: boolean | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onCancel?: ((id: string) => void) | undefined;
  onEdit?: ((id: string) => void) | undefined;
  labels: MessageListLabels;
}
