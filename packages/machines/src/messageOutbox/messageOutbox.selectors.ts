import type { SnapshotFrom } from 'xstate';
import { UNKNOWN_TOO_LONG_AGO } from './messageOutbox.constants.ts';
import type { messageOutboxMachine } from './messageOutbox.machine.ts';
import { canChange } from './messageOutbox.rules.ts';
import type { OutboxEntry, OutboxItem } from './messageOutbox.types.ts';

type Snapshot = SnapshotFrom<typeof messageOutboxMachine>;

const statusOf = (snapshot: Snapshot, entry: OutboxEntry): OutboxItem['status'] => {
  const { turnId, commands, pauses } = snapshot.context;
  const isCancelled = commands.some(({ kind, id }) => kind === 'cancel' && id === entry.id);
  if (isCancelled && canChange(entry)) return 'cancelled';
  if (entry.status !== 'queued') return entry.status;
  if (turnId === entry.id) return 'sending';
  return entry.outcomeUnknown || pauses[entry.id] ? 'waiting' : 'queued';
};

const toItem = (snapshot: Snapshot, entry: OutboxEntry): OutboxItem => {
  const status = statusOf(snapshot, entry);
  return {
    id: entry.id,
    profileId: entry.profileId,
    text: entry.text,
    media: entry.media,
    status,
    reason: entry.reason,
    canChange: status !== 'cancelled' && canChange(entry),
    canRetry: status === 'failed' || status === 'waiting',
    messageId: entry.messageId,
  };
};

/** All messages of the outbox, in order. A new list each time: compare by `snapshot.context` before. */
export const selectItems = (snapshot: Snapshot): readonly OutboxItem[] =>
  snapshot.context.entries.map((entry) => toItem(snapshot, entry));

/** The messages on their way to one member, in order. */
export const selectItemsTo = (snapshot: Snapshot, profileId: string): readonly OutboxItem[] =>
  selectItems(snapshot).filter((item) => item.profileId === profileId);

/** Whether something is not sent yet: leaving the page is safe, the member may want to know. */
export const selectIsPending = ({ context }: Snapshot): boolean =>
  context.entries.some(({ status }) => status === 'queued');

/** Whether some message is known to this tab alone, since storage did not take it: leaving the page loses it. */
export const selectIsUnsafe = ({ context }: Snapshot): boolean =>
  context.entries.some(
    ({ id, status }) =>
      status !== 'sent' && (context.memoryOnly.includes(id) || context.unsaved.includes(id)),
  );

/** What the first message shows, in a word; null where there is none. */
export const selectView = (snapshot: Snapshot): string | null => {
  const [item] = selectItems(snapshot);
  if (item?.status === 'failed' && item.reason?.code === UNKNOWN_TOO_LONG_AGO) {
    return 'failed: unknown, too long ago';
  }
  return item?.status ?? null;
};
