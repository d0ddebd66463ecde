import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.logic.ts';
import type { chatRemovalMachine } from './chatRemoval.machine.ts';

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

type Snapshot = SnapshotFrom<typeof chatRemovalMachine>;

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
