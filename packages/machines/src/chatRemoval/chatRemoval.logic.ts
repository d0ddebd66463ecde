import type { Intent } from '../private/intent.ts';
import type { SnapshotOf } from '../private/snapshot.ts';
import type { Failure } from '../failure/failure.logic.ts';

/** Answers 404 to a removal: the chat is gone, as the member wants it. */
export const ALREADY_REMOVED_CODES = ['conversation_not_found', 'not_found'] as const;

/** What is to be removed. */
export interface RemovalValues {
  readonly conversationId: string;
}

/** A chat that could not be removed. */
export interface RemovalFailure extends RemovalValues {
  readonly failure: Failure;
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

type Snapshot = SnapshotOf<ChatRemovalContext>;

/** Chats that no list may show: removed here, while the server is being told. A new list each time. */
export const selectRemovedIds = ({ context }: Snapshot): readonly string[] =>
  context.queue.map(({ values }) => values.conversationId);

/** Whether the server is still to be told of some: leaving the page would bring them back. */
export const selectIsPending = ({ context }: Snapshot): boolean => context.queue.length > 0;

/** The alerts: chats that could not be removed, and why; the oldest first. */
export const selectFailures = ({ context }: Snapshot): readonly RemovalFailure[] =>
  context.failures;

/** What is shown, in a word: the newest alert, or a list without what is being removed; null where neither is. */
export const selectView = (snapshot: Snapshot): string | null => {
  const newest = selectFailures(snapshot).at(-1);
  if (newest) return `failed: ${newest.failure.code.replaceAll('_', ' ')}`;
  return selectIsPending(snapshot) ? 'removing' : null;
};
