import { toFailure } from '../failure/failure.rules.ts';
import {
  KEY_TRUSTED_MS,
  SEND_RETRY_BASE_MS,
  SEND_RETRY_MAX_MS,
  UNKNOWN_TOO_LONG_AGO,
} from './messageOutbox.constants.ts';
import { addChange, nextEntry, replaceEntries } from './messageOutbox.rules.ts';
import type {
  MessageOutboxContext,
  OutboxEntry,
  RefusalReason,
  SendInput,
  SendOutput,
} from './messageOutbox.types.ts';

/** The entry that has its turn. */
export const turnOf = ({ entries, turnId }: MessageOutboxContext): OutboxEntry | undefined =>
  entries.find(({ id }) => id === turnId);

/** What changes when the entry that has its turn becomes another one. */
const withTurn = (context: MessageOutboxContext, next: OutboxEntry) => ({
  entries: replaceEntries(context.entries, [next]),
  change: addChange(context.change, [next], []),
});

const withoutPause = ({ pauses }: MessageOutboxContext, id: string) => {
  const { [id]: _ended, ...others } = pauses;
  return others;
};

/**
 * Gives the next entry its turn. It is written before it is sent: after a crash it counts as sent perhaps, and goes out
 * with the same key, while that is trusted.
 */
export const beginTurn = (context: MessageOutboxContext): Partial<MessageOutboxContext> => {
  const entry = nextEntry(context);
  if (entry === null) return {};
  const tried = { ...entry, outcomeUnknown: true, firstTriedAt: context.now() };
  return { turnId: entry.id, ...(!entry.outcomeUnknown && withTurn(context, tried)) };
};

/**
 * Whether the entry that has its turn may have gone out a day ago, or by a clock that has been moved a day: the server
 * may have forgotten its key, and would send and charge it again.
 */
export const isTurnTooOld = (context: MessageOutboxContext): boolean => {
  const entry = turnOf(context);
  if (!entry) return false;
  // One of a version that kept no time went out after it was written.
  const triedAt = entry.firstTriedAt ?? entry.position;
  return Math.abs(context.now() - triedAt) >= KEY_TRUSTED_MS;
};

/** The call of the entry that has its turn. */
export const sendInputOf = (context: MessageOutboxContext): SendInput => {
  const entry = turnOf(context);
  return {
    profileId: entry?.profileId ?? '',
    text: entry?.text ?? '',
    media: entry?.media,
    idempotencyKey: entry?.key ?? '',
  };
};

/** Whether the server has answered that it did not take the message, and would not take it the next moment either. */
export const wasNotTaken = (error: unknown): boolean => {
  const { outcome, code } = toFailure(error);
  return outcome === 'refused' && code !== 'too_many_requests';
};

/** The message is in its conversation: storage lets it go, memory keeps it until it is shown there. */
export const takeSent = (
  context: MessageOutboxContext,
  { messageId }: SendOutput,
): Partial<MessageOutboxContext> => {
  const entry = turnOf(context);
  if (!entry) return {};
  const sent: OutboxEntry = { ...entry, status: 'sent', outcomeUnknown: false, messageId };
  return {
    entries: replaceEntries(context.entries, [sent]),
    pauses: withoutPause(context, entry.id),
    memoryOnly: context.memoryOnly.filter((id) => id !== entry.id),
    change: addChange(context.change, [], [entry.id]),
  };
};

const fail = (
  context: MessageOutboxContext,
  reason: RefusalReason,
  outcomeUnknown: boolean,
): Partial<MessageOutboxContext> => {
  const entry = turnOf(context);
  if (!entry) return {};
  return {
    pauses: withoutPause(context, entry.id),
    ...withTurn(context, { ...entry, status: 'failed', outcomeUnknown, reason }),
  };
};

/** The server has refused it, and told why. */
export const takeRefusal = (context: MessageOutboxContext, error: unknown) => {
  const { code, params } = toFailure(error);
  return fail(context, { code, params }, false);
};

/** It is not sent again blindly: the member looks whether it has arrived, and decides. */
export const giveUp = (context: MessageOutboxContext) =>
  fail(context, { code: UNKNOWN_TOO_LONG_AGO, params: {} }, true);

/** No answer: it waits, twice as long each time, spread by chance. */
export const pauseTurn = (context: MessageOutboxContext): Partial<MessageOutboxContext> => {
  const { now, random, pauses } = context;
  const entry = turnOf(context);
  if (!entry) return {};
  const tries = (pauses[entry.id]?.tries ?? 0) + 1;
  const longest = Math.min(SEND_RETRY_MAX_MS, SEND_RETRY_BASE_MS * 2 ** (tries - 1));
  const since = now();
  const until = since + Math.round(longest * (0.5 + random() / 2));
  return { pauses: { ...pauses, [entry.id]: { tries, since, until } } };
};
