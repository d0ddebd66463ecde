import type {
  MessageOutboxContext,
  OutboxCommand,
  OutboxEntry,
  OutboxPause,
  StorageChange,
} from './messageOutbox.types.ts';

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
 * Whether the member may cancel or change it: the server has certainly not taken it, or it is not sent again by itself
 * since nobody can tell any more.
 */
export const canChange = (entry: OutboxEntry): boolean =>
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
export const replaceEntries = (
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
 * wherever the clock stood.
 */
export const restoreStored = (
  { entries }: MessageOutboxContext,
  stored: readonly OutboxEntry[],
): OutboxEntry[] => {
  const all = byPosition(stored);
  for (const entry of entries) {
    const last = all.at(-1)?.position ?? 0;
    all.push({ ...entry, position: Math.max(entry.position, last + 1) });
  }
  return all;
};

/** The entry as a new intent: its key would only replay the refusal, or be a stranger's to the server. */
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
  switch (command.kind) {
    case 'cancel':
      return null;
    case 'edit':
      return { ...renewed(entry, command.key), text: command.text };
    case 'retry':
      return entry.status === 'failed' ? renewed(entry, command.key) : entry;
  }
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
