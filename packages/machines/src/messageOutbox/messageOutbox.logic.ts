import type { SnapshotOf } from '../private/snapshot.ts';
import { toFailure } from '../failure/failure.logic.ts';

/** A message without an answer is sent again after so many ms, twice as many each time, up to a minute. */
export const SEND_RETRY_BASE_MS = 1_000;
export const SEND_RETRY_MAX_MS = 60_000;

/** An answer that has not come after so many ms does not come: whether the message was sent is unknown. */
export const SEND_TIMEOUT_MS = 30_000;

/** A lock that could not be had is asked for again after so many ms. */
export const LOCK_RETRY_MS = 1_000;

/**
 * So long after the first try the same Idempotency-Key may go out again: half of what the server keeps one, so that a device
 * clock moved a day does not turn one message into two.
 */
export const KEY_TRUSTED_MS = 24 * 3_600_000;

/**
 * Reason of a message that was tried so long ago that its key may be forgotten, and whose outcome nobody knows. Unlike
 * a refusal it says nothing of the charge: it may have arrived and been paid.
 */
export const UNKNOWN_TOO_LONG_AGO = 'unknown_too_long_ago';

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
  | { readonly kind: 'retry'; readonly id: string; readonly key: string };

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

/** A message as the member sees it. */
export interface OutboxItem {
  readonly id: string;
  readonly profileId: string;
  readonly text: string;
  readonly media?: OutboxMedia | undefined;
  /** `waiting`: went out without an answer, goes out again by itself. */
  readonly status: 'queued' | 'sending' | 'waiting' | 'sent' | 'failed' | 'cancelled';
  readonly reason: RefusalReason | null;
  /** Whether it can be cancelled, and so written anew: certainly not sent, or given up. */
  readonly canChange: boolean;
  readonly canRetry: boolean;
  readonly messageId: string | null;
}

export const NO_CHANGE: StorageChange = { put: [], remove: [] };

/** The entry of a message just written, after all others. Its id is its first key. */
export const newEntry = (
  { entries, now, newKey }: MessageOutboxContext,
  { profileId, text, media }: Pick<OutboxEntry, 'profileId' | 'text' | 'media'>,
): OutboxEntry => {
  const id = newKey();
  return {
    id,
    key: id,
    profileId,
    text,
    media,
    position: Math.max(now(), (entries.at(-1)?.position ?? 0) + 1),
    status: 'queued',
    outcomeUnknown: false,
    firstTriedAt: null,
    reason: null,
    messageId: null,
  };
};

export const byPosition = (entries: Iterable<OutboxEntry>): OutboxEntry[] =>
  [...entries].toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/**
 * Whether the member may cancel it, or write it anew: the server has certainly not taken it, or it is not sent again by itself
 * since nobody can tell any more.
 */
const canChange = (entry: OutboxEntry): boolean =>
  entry.status === 'failed' || (entry.status === 'queued' && !entry.outcomeUnknown);

/** Ms that are left of a pause. */
const restOf = ({ since, until }: OutboxPause, now: number): number =>
  now < since ? 0 : Math.max(0, until - now);

type Queue = Pick<MessageOutboxContext, 'entries' | 'unsaved' | 'pauses' | 'now'>;

/**
 * The entry whose turn it is: the first of its conversation that is not sent, if it is stored, not refused and not
 * pausing. One that is refused or pauses keeps back those after it in its conversation, and no other conversation.
 */
export const nextEntry = ({ entries, unsaved, pauses, now }: Queue): OutboxEntry | null => {
  const held = new Set<string>();
  for (const entry of entries) {
    if (entry.status === 'sent' || held.has(entry.profileId)) continue;
    held.add(entry.profileId);
    const pause = pauses[entry.id];
    const isPausing = pause !== undefined && restOf(pause, now()) > 0;
    if (entry.status === 'queued' && !unsaved.includes(entry.id) && !isPausing) return entry;
  }
  return null;
};

/** Ms until the first pause of a conversation's first entry ends; null where none pauses. */
export const untilNextTurn = ({ entries, pauses, now }: Queue): number | null => {
  const held = new Set<string>();
  let wait: number | null = null;
  for (const entry of entries) {
    if (entry.status === 'sent' || held.has(entry.profileId)) continue;
    held.add(entry.profileId);
    const pause = pauses[entry.id];
    if (entry.status !== 'queued' || !pause) continue;
    wait = Math.min(wait ?? Infinity, restOf(pause, now()));
  }
  return wait;
};

/** Puts entries in the place of those with their ids. */
const replaceEntries = (
  entries: readonly OutboxEntry[],
  changed: readonly OutboxEntry[],
): OutboxEntry[] => {
  const all = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of changed) all.set(entry.id, entry);
  return byPosition(all.values());
};

/** Adds to what is to be written; what is written later counts. */
export const addChange = (
  change: StorageChange,
  put: readonly OutboxEntry[],
  remove: readonly string[],
): StorageChange => {
  const ids = new Set([...put.map(({ id }) => id), ...remove]);
  return {
    put: [...change.put.filter(({ id }) => !ids.has(id)), ...put],
    remove: [...change.remove.filter((id) => !ids.has(id)), ...remove],
  };
};

/**
 * What this tab knows after reading storage, and what is to be put right there. Storage is right about every entry but
 * those it does not hold in their last form (not saved yet, or not taken by it), those that were sent, and those that
 * were cancelled here. What it no longer holds else was sent or cancelled in another tab.
 */
export const mergeStored = (
  { entries, unsaved, memoryOnly, cancelled, pauses }: MessageOutboxContext,
  stored: readonly OutboxEntry[],
): Pick<MessageOutboxContext, 'entries' | 'change' | 'pauses'> => {
  const sent = entries.filter(({ status }) => status === 'sent');
  const own = entries.filter(({ id, status }) => status !== 'sent' && memoryOnly.includes(id));
  const fresh = entries.filter(({ id }) => unsaved.includes(id));
  const gone = new Set([...cancelled, ...sent.map(({ id }) => id)]);
  const merged = replaceEntries(
    stored.filter(({ id }) => !gone.has(id)),
    [...sent, ...own, ...fresh],
  );
  const known = new Set(merged.map(({ id }) => id));
  return {
    entries: merged,
    pauses: Object.fromEntries(Object.entries(pauses).filter(([id]) => known.has(id))),
    change: { put: own, remove: stored.map(({ id }) => id).filter((id) => gone.has(id)) },
  };
};

/**
 * What a tab knows once it has read storage for the first time: what was stored, then what was written in it meanwhile,
 * wherever the clock stood. What it has read under the lock by then is newer than what comes here, and stands.
 */
export const restoreStored = (
  { entries, cancelled }: MessageOutboxContext,
  stored: readonly OutboxEntry[],
): OutboxEntry[] => {
  const here = new Map(entries.map((entry) => [entry.id, entry]));
  const all = byPosition(stored.filter(({ id }) => !cancelled.includes(id))).map(
    (entry) => here.get(entry.id) ?? entry,
  );
  const isStored = new Set(all.map(({ id }) => id));
  for (const entry of entries) {
    if (isStored.has(entry.id)) continue;
    const last = all.at(-1)?.position ?? 0;
    all.push({ ...entry, position: Math.max(entry.position, last + 1) });
  }
  return all;
};

/** The entry as a new intent (`intentFor`): nothing was done under its key, or the server may have forgotten it. */
const renewed = (entry: OutboxEntry, key: string): OutboxEntry => ({
  ...entry,
  key,
  status: 'queued',
  outcomeUnknown: false,
  firstTriedAt: null,
  reason: null,
});

/** The entry after a command; null where it goes; the same where the command comes too late. */
const afterCommand = (entry: OutboxEntry, command: OutboxCommand): OutboxEntry | null => {
  if (!canChange(entry)) return entry;
  if (command.kind === 'cancel') return null;
  return entry.status === 'failed' ? renewed(entry, command.key) : entry;
};

/** Carries out all commands whose entry is stored; the others stay. */
export const applyCommands = (
  context: MessageOutboxContext,
): Pick<
  MessageOutboxContext,
  'entries' | 'commands' | 'change' | 'pauses' | 'cancelled' | 'memoryOnly'
> => {
  const entries = new Map(context.entries.map((entry) => [entry.id, entry]));
  const pauses = { ...context.pauses };
  const cancelled = [...context.cancelled];
  let { change } = context;
  const commands = context.commands.filter((command) => {
    if (context.unsaved.includes(command.id)) return true;
    const entry = entries.get(command.id);
    if (!entry) return false;
    delete pauses[command.id];
    const next = afterCommand(entry, command);
    if (next === null) {
      entries.delete(entry.id);
      cancelled.push(entry.id);
      change = addChange(change, [], [entry.id]);
    } else if (next !== entry) {
      entries.set(entry.id, next);
      change = addChange(change, [next], []);
    }
    return false;
  });
  const memoryOnly = context.memoryOnly.filter((id) => entries.has(id));
  return { entries: byPosition(entries.values()), commands, change, pauses, cancelled, memoryOnly };
};

/** Whether there is something to do under the lock. */
export const hasWork = (context: MessageOutboxContext): boolean =>
  context.isStale ||
  context.commands.some(({ id }) => !context.unsaved.includes(id)) ||
  (context.isOnline && nextEntry(context) !== null);

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
  const isFirstTry = !entry.outcomeUnknown;
  const tried = { ...entry, outcomeUnknown: true, firstTriedAt: context.now() };
  return { turnId: entry.id, isFirstTry, ...(isFirstTry && withTurn(context, tried)) };
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

/**
 * No answer, or none that is about the message: it waits, twice as long each time, spread by chance. What the server has certainly
 * not taken, the first time that it went out, has not gone out.
 */
export const pauseTurn = (
  context: MessageOutboxContext,
  error: unknown,
): Partial<MessageOutboxContext> => {
  const { now, random, pauses, isFirstTry } = context;
  const entry = turnOf(context);
  if (!entry) return {};
  const tries = (pauses[entry.id]?.tries ?? 0) + 1;
  const longest = Math.min(SEND_RETRY_MAX_MS, SEND_RETRY_BASE_MS * 2 ** (tries - 1));
  const since = now();
  const until = since + Math.round(longest * (0.5 + random() / 2));
  const isUntried = isFirstTry && toFailure(error).outcome === 'refused';
  const untried = { ...entry, outcomeUnknown: false, firstTriedAt: null };
  return {
    pauses: { ...pauses, [entry.id]: { tries, since, until } },
    ...(isUntried && withTurn(context, untried)),
  };
};

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
  /** Whether it had not gone out with its key before. */
  readonly isFirstTry: boolean;
  /** Changes of this turn that are not written yet. */
  readonly change: StorageChange;
  /** Whether storage may hold what this tab has not read: another tab wrote. */
  readonly isStale: boolean;
}

type Snapshot = SnapshotOf<MessageOutboxContext>;

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
