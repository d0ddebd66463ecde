import type { Failure } from '../failure/failure.types.ts';
import type { Intent } from '../private/intent.ts';

/** What is to be removed. */
export interface RemovalValues {
  readonly conversationId: string;
}

/** A chat that could not be removed. */
export interface RemovalFailure extends RemovalValues {
  readonly failure: Failure;
}

export interface RemoveChatInput extends RemovalValues {
  readonly idempotencyKey: string;
}

export interface ChatRemovalInput {
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
}

export interface ChatRemovalContext extends ChatRemovalInput {
  /** What the server is still to be told, in order; the first is on its way. */
  readonly queue: readonly Intent<RemovalValues>[];
  /** Removals that got no answer: the server may have done them. */
  readonly unanswered: readonly Intent<RemovalValues>[];
  /** Alerts, the oldest first; one for a chat. */
  readonly failures: readonly RemovalFailure[];
}

export type ChatRemovalEvent =
  /** The member removes a chat, or tries again after a failure. */
  | ({ readonly type: 'REMOVE' } & RemovalValues)
  /** The member dismisses the alert about this chat. */
  | ({ readonly type: 'DISMISS' } & RemovalValues)
  /** Another tab has removed it. */
  | ({ readonly type: 'REMOVED_ELSEWHERE' } & RemovalValues)
  /** Logged out, or another member is there: nothing here is theirs. */
  | { readonly type: 'MEMBER_CHANGED' };
