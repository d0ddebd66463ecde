import type { GifPicture } from './Gif.tsx';
import type { GiftName } from './GiftDrawing.tsx';

/** `queued` waits for the connection; `retrying` got no answer and goes out again; `failed` holds its reason in words. */
export type MessageState = 'queued' | 'sending' | 'retrying' | 'sent' | 'read' | 'failed';

export interface BubbleMessage {
  /** Server id, or the outbox id until it has one. */
  id: string;
  /** The same over sending, so that one that gets its server id is not drawn, and read out, once more. Its id where there is none. */
  key?: string | null | undefined;
  /** What was written; empty where a GIF or a gift is all there is. */
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
  /** Of one that waits: what it will cost, in words that say from when that is known. */
  price?: string | undefined;
  /**
   * Of one that waits: whether it can be discarded or written anew, as it has certainly not arrived.
   * @default true
   */
  canChange?: boolean | undefined;
  /**
   * Of one that goes out again by itself: whether it can be sent at once.
   * @default false
   */
  canRetry?: boolean | undefined;
  /** Written by a program: says so in words. */
  isAutomated?: boolean | undefined;
  gif?: BubbleGif | undefined;
  gift?: BubbleGift | undefined;
  /** About a link or a telephone number in it, in words; the caller finds them. */
  warning?: string | undefined;
  /** Addresses in the text, in their order. None of them is opened without asking. */
  links?: readonly BubbleLink[] | undefined;
}

export interface BubbleLink {
  /** As it stands in the text. */
  text: string;
  /** Where it begins in the text. */
  at: number;
  href: string;
}

export interface BubbleGif extends GifPicture {
  /** Whose it is, where the provider asks for it: "By KLIPY". */
  credit?: string | undefined;
}

export interface BubbleGift {
  name: GiftName;
  /** What was given by whom: "Anna gave you a rose". */
  words: string;
}

export interface MessageBubbleLabels {
  states: Readonly<Record<MessageState, string>>;
  /** "Automatic reply". */
  automated: string;
  /** Said before own messages: "You". */
  you: string;
  retry: string;
  /** Sends at once what would go out again by itself: "Try now". */
  retryNow: string;
  cancel: string;
  edit: string;
  /** "Report this message". */
  report?: string | undefined;
  /** Said before what a GIF shows; left out, GIFs stand still. */
  gif?: { play: string; pause: string } | undefined;
}

export interface MessageBubbleProps {
  /** What was written, and what became of it. */
  message: BubbleMessage;
  /** Said before the other's messages: their name. */
  authorName: string;
  /** Sends a message again that failed. */
  onRetry?: ((id: string) => void) | undefined;
  /** Discards a message that has not gone out. */
  onCancel?: ((id: string) => void) | undefined;
  /** Takes a message back that has not gone out, to write it anew. */
  onEdit?: ((id: string) => void) | undefined;
  /** Asks whether a link is to be opened, with its domain; without it links are words. */
  onLink?: ((href: string) => void) | undefined;
  /** Reports a message of the other (B04); needs `labels.report`. */
  onReport?: ((id: string) => void) | undefined;
  /**
   * It was looked for, and is told apart from the others.
   * @default false
   */
  isFound?: boolean | undefined;
  /** All words that it shows or says. */
  labels: MessageBubbleLabels;
}
