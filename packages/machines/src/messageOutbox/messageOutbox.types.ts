/** Why a message was not sent: the problem code of the refusal, or `UNKNOWN_TOO_LONG_AGO`; and the figures for the text. */
export interface RefusalReason {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

/** What is sent where it is no text. The machine tells it on, and shows it, as it was given. */
export type OutboxMedia =
  | { readonly kind: 'gift'; readonly id: string }
  | {
      readonly kind: 'gif';
      readonly id: string;
      readonly stillUrl: string;
      readonly movingUrl: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly credit: string | null;
    };

/** A message that is not in the conversation yet. What is stored of it; it is all that is stored. */
export interface OutboxEntry {
  readonly id: string;
  /** Idempotency-Key: made once for what the member wants sent, and kept until the server has answered. */
  readonly key: string;
  /** To whom. */
  readonly profileId: string;
  /** Empty where it is no text. */
  readonly text: string;
  /** A gift or a GIF; left out where it is text. */
  readonly media?: OutboxMedia | undefined;
  /** Order: rises with each message. Ms since 1970, where no two were written in one. */
  readonly position: number;
  /** `sent` ones are not stored: they wait in memory until the conversation shows them. */
  readonly status: 'queued' | 'failed' | 'sent';
  /** Whether it went out without an answer so far: it may have been sent and charged. */
  readonly outcomeUnknown: boolean;
  /** When it went out with this key for the first time, ms since 1970; null where it never did. */
  readonly firstTriedAt: number | null;
  /** Only where failed. */
  readonly reason: RefusalReason | null;
  /** Only where sent. */
  readonly messageId: string | null;
}

/** What the member wants of an entry. Carried out under the lock, where the entry still allows it. */
export type OutboxCommand =
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'retry'; readonly id: string; readonly key: string }
  | { readonly kind: 'edit'; readonly id: string; readonly key: string; readonly text: string };

/** When an entry without an answer is sent again. In memory only: a reload tries at once. */
export interface OutboxPause {
  /** Ms since 1970, as `until`; by a clock that was put back before it the pause is over. */
  readonly since: number;
  readonly until: number;
  readonly tries: number;
}

/** What is to be written to storage. */
export interface StorageChange {
  readonly put: readonly OutboxEntry[];
  readonly remove: readonly string[];
}

export interface MessageOutboxInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an id and Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly isOnline: boolean;
}

export interface MessageOutboxContext extends MessageOutboxInput {
  /** In order. */
  readonly entries: readonly OutboxEntry[];
  /** Ids written in this tab that storage does not hold yet. */
  readonly unsaved: readonly string[];
  /** Ids being written now. */
  readonly saving: readonly string[];
  /** Ids that storage would not take: this tab alone knows them. */
  readonly memoryOnly: readonly string[];
  /** Ids cancelled in this tab: they never come back, even where storage could not let them go. */
  readonly cancelled: readonly string[];
  readonly commands: readonly OutboxCommand[];
  readonly pauses: Readonly<Record<string, OutboxPause>>;
  /** The entry that has its turn. */
  readonly turnId: string | null;
  /** Changes of this turn that are not written yet. */
  readonly change: StorageChange;
  /** Whether storage may hold what this tab has not read: another tab wrote. */
  readonly isStale: boolean;
}

export interface SendInput {
  readonly profileId: string;
  readonly text: string;
  readonly media?: OutboxMedia | undefined;
  readonly idempotencyKey: string;
}

export interface SendOutput {
  /** The message's id in the conversation. */
  readonly messageId: string;
}

export type MessageOutboxEvent =
  | {
      readonly type: 'ENQUEUE';
      readonly profileId: string;
      readonly text: string;
      readonly media?: OutboxMedia | undefined;
    }
  | { readonly type: 'CANCEL'; readonly id: string }
  /** Sends a failed one again, or one that waits now. */
  | { readonly type: 'RETRY'; readonly id: string }
  | { readonly type: 'EDIT'; readonly id: string; readonly text: string }
  /** The conversation shows these messages: they leave the outbox. */
  | { readonly type: 'LISTED'; readonly messageIds: readonly string[] }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** Another tab has written to storage. */
  | { readonly type: 'CHANGED_ELSEWHERE' }
  /** From the lock actor: this tab, and no other, may read, send and write. */
  | { readonly type: 'LOCK_GRANTED' }
  /** From the lock actor: no longer. */
  | { readonly type: 'LOCK_LOST' };

/** A message as the member sees it. */
export interface OutboxItem {
  readonly id: string;
  readonly profileId: string;
  readonly text: string;
  readonly media?: OutboxMedia | undefined;
  /** `waiting`: went out without an answer, goes out again by itself. */
  readonly status: 'queued' | 'sending' | 'waiting' | 'sent' | 'failed' | 'cancelled';
  readonly reason: RefusalReason | null;
  /** Whether it can be cancelled and edited: certainly not sent, or given up. */
  readonly canChange: boolean;
  readonly canRetry: boolean;
  readonly messageId: string | null;
}
