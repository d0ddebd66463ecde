/** `queued` waits for the connection; `failed` holds its reason in words. */
export type MessageState = 'queued' | 'sending' | 'sent' | 'read' | 'failed';

export interface BubbleMessage {
  /** Server id, or the outbox id until it has one: stable over sending. */
  id: string;
  text: string;
  isOwn: boolean;
  /** As shown: "14:05". */
  time: string;
  /** RFC 3339. */
  timeIso: string;
  /** Own messages only. */
  state?: MessageState | undefined;
  /** Why it failed, in the member's words. */
  failure?: string | undefined;
  /** Written by a program: says so in words. */
  isAutomated?: boolean | undefined;
}

export interface MessageBubbleLabels {
  states: Readonly<Record<MessageState, string>>;
  /** "Automatic reply". */
  automated: string;
  /** Said before own messages: "You". */
  you: string;
  retry: string;
  cancel: string;
  edit: string;
}

export interface MessageBubbleProps {
  message: BubbleMessage;
  /** Said before the other's messages: their name. */
  authorName: string;
  onRetry?: ((id: string) => void) | undefined;
  onCancel?: ((id: string) => void) | undefined;
  onEdit?: ((id: string) => void) | undefined;
  labels: MessageBubbleLabels;
}
