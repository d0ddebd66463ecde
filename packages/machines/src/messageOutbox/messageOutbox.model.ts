import type { SnapshotFrom } from 'xstate';
import { EPOCH, defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import {
  KEY_TRUSTED_MS,
  SEND_RETRY_BASE_MS,
  SEND_RETRY_MAX_MS,
  UNKNOWN_TOO_LONG_AGO,
  selectItems,
  selectView,
  turnOf,
} from './messageOutbox.logic.ts';
import type { OutboxEntry, SendInput, StorageChange } from './messageOutbox.logic.ts';
import { messageOutboxMachine } from './messageOutbox.machine.ts';
import type { MessageOutboxEvent } from './messageOutbox.machine.ts';

type Snapshot = SnapshotFrom<typeof messageOutboxMachine>;

/** An entry as another tab would have stored it. */
const foreignEntry: OutboxEntry = {
  id: 'foreign',
  key: 'foreign',
  profileId: 'anna',
  text: 'from another tab',
  position: 1,
  status: 'queued',
  outcomeUnknown: false,
  firstTriedAt: null,
  reason: null,
  messageId: null,
};

const tried = (firstTriedAt: number): OutboxEntry => ({
  ...foreignEntry,
  outcomeUnknown: true,
  firstTriedAt,
});

const DAY = 86_400_000;

/** What storage holds of a tab's entries if nobody else writes. */
const storedOf = ({ context }: Snapshot): OutboxEntry[] =>
  context.entries.filter(
    ({ id, status }) =>
      status !== 'sent' && !context.unsaved.includes(id) && !context.memoryOnly.includes(id),
  );

const MOST_ENTRIES = 3;

/** Which of the ways in which a send fails leaves open whether it arrived. */
const NO_ANSWER = 2;

/** Events about the messages there are, and new ones while there are few. */
const eventsOf =
  (types: readonly MessageOutboxEvent['type'][], mostEntries: number) =>
  ({ context }: Snapshot): MessageOutboxEvent[] => {
    const { entries } = context;
    const id = entries[0]?.id ?? 'nobody';
    const all: MessageOutboxEvent[] = [
      { type: 'LOCK_GRANTED' },
      { type: 'CANCEL', id },
      { type: 'RETRY', id },
      { type: 'LISTED', messageIds: ['message'] },
      { type: 'ONLINE' },
      { type: 'OFFLINE' },
      { type: 'CHANGED_ELSEWHERE' },
    ];
    if (entries.length < mostEntries) {
      all.push({ type: 'ENQUEUE', profileId: 'anna', text: 'hello' });
      if (mostEntries > 1) all.push({ type: 'ENQUEUE', profileId: 'bram', text: 'hi' });
    }
    return all.filter(({ type }) => types.includes(type));
  };

const scenario = (
  name: string,
  types: readonly MessageOutboxEvent['type'][],
  more: Partial<Scenario<typeof messageOutboxMachine>> = {},
): Scenario<typeof messageOutboxMachine> => ({
  name,
  input: (now) => {
    let made = 0;
    return {
      now,
      newKey: () => {
        made += 1;
        return `key-${made}`;
      },
      random: () => 1,
      isOnline: true,
    };
  },
  events: eventsOf(['ENQUEUE', 'LOCK_GRANTED', ...types], 1),
  isWalkedAtRandom: false,
  // One message is walked exhaustively; with more the random walks go on.
  until: ({ context }) => context.entries.length > 1 || context.commands.length > 1,
  ...more,
});

/** The entry that a send is of. */
const entryOf = (snapshot: Snapshot, input: unknown): OutboxEntry | undefined =>
  snapshot.context.entries.find(({ key }) => key === (input as SendInput).idempotencyKey);

const isStarted = (frame: Frame<typeof messageOutboxMachine>, id: string): boolean =>
  frame.started.some((child) => child.id === id);

/** How messageOutbox is walked: one tab, whose storage another tab changes now and then. */
export const messageOutboxModel = defineModel({
  machine: messageOutboxMachine,
  scenarios: [
    scenario('a message is sent', ['LISTED']),
    scenario('a message is cancelled or tried again', ['CANCEL', 'RETRY']),
    scenario('the network goes and comes', ['ONLINE', 'OFFLINE']),
    scenario('another tab writes', ['CHANGED_ELSEWHERE']),
    scenario('everything', [], {
      isWalkedAtRandom: true,
      until: () => true,
      rare: ['OFFLINE'],
      sleeps: [DAY, -DAY, 3 * 3_600_000],
      events: eventsOf(
        [
          'ENQUEUE',
          'LOCK_GRANTED',
          'CANCEL',
          'RETRY',
          'LISTED',
          'ONLINE',
          'OFFLINE',
          'CHANGED_ELSEWHERE',
        ],
        MOST_ENTRIES,
      ),
    }),
  ],
  outcomes: {
    saveNew: { done: [undefined], error: [new Error('storage is full')] },
    writeTurn: { done: [undefined], error: [new Error('storage is full')] },
    writeResult: { done: [undefined], error: [new Error('storage is full')] },
    restore: {
      done: [
        [],
        [foreignEntry],
        [{ ...tried(EPOCH), position: 9_000_000_000_000 }],
        [tried(EPOCH - KEY_TRUSTED_MS)],
      ],
      error: [new Error('storage is gone')],
    },
    readEntries: {
      done: [
        (_input: unknown, snapshot: Snapshot) => storedOf(snapshot),
        (_input: unknown, snapshot: Snapshot) => {
          const stored = storedOf(snapshot);
          const isKnown = snapshot.context.entries.some(({ id }) => id === foreignEntry.id);
          return isKnown ? stored : [...stored, foreignEntry];
        },
        [],
      ],
      error: [new Error('storage is gone')],
    },
    holdLock: { error: [new Error('no locks here')] },
    sendMessage: {
      done: [{ messageId: 'message' }],
      error: [
        { status: 402, code: 'insufficient_credits', params: { required: 10, available: 0 } },
        { status: 429, code: 'too_many_requests' },
        new TypeError('fetch failed'),
        { status: 403, code: 'authentication_required', authenticationRequired: true },
      ],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.entries.map(({ status, outcomeUnknown, firstTriedAt, profileId }) => [
      status,
      outcomeUnknown,
      // Whether its key is a day old; none of these walks takes a day.
      (firstTriedAt ?? EPOCH) < EPOCH,
      profileId,
    ]),
    context.unsaved.length,
    context.saving.length,
    context.memoryOnly.length,
    context.commands.map(({ kind }) => kind),
    Object.keys(context.pauses).length,
    context.turnId !== null,
    context.isFirstTry,
    context.change.put.length,
    context.change.remove.length,
    context.isStale,
    context.isOnline,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Keys that went out without an answer, by entry. */
    const unanswered = new Map<string, string>();
    /** Keys the server has taken or refused. */
    const answered = new Set<string>();
    /** Entries that storage was asked to hold, or would not hold. */
    const offered = new Set<string>();
    const cancelled = new Set<string>();
    /** When each key was tried first, and those of which nobody will know. */
    const firstTries = new Map<string, number>();
    const givenUp = new Set<string>();
    /** Keys that went out, and of which no answer told. */
    const perhapsArrived = new Set<string>();
    let inFlight: OutboxEntry | undefined;
    let pausingSince = 0;
    return {
      'one message is sent at a time, under the lock, and only while sending': ({
        snapshot,
        running,
      }) =>
        running.includes('sendMessage') === snapshot.matches({ worker: { locked: 'sending' } }) &&
        (!running.includes('sendMessage') || running.includes('holdLock')),
      'a message is offered to storage before it is sent': ({ started }) => {
        for (const { src, input } of started) {
          if (src !== 'writeEntries') continue;
          for (const { id } of (input as StorageChange).put) offered.add(id);
        }
        return true;
      },
      'an unanswered message goes out again with its own key and no other': ({
        snapshot,
        started,
        step,
      }) => {
        const send = started.find(({ src }) => src === 'sendMessage');
        // Taken by another tab: what comes by that id later is another message. Given up: the member decides.
        for (const id of unanswered.keys()) {
          const entry = snapshot.context.entries.find((one) => one.id === id);
          if (entry === undefined || entry.status === 'failed') unanswered.delete(id);
        }
        // What the send before came to.
        if (inFlight && step.kind === 'done' && step.id === 'sendMessage') {
          answered.add(inFlight.key);
          unanswered.delete(inFlight.id);
        }
        if (inFlight && step.kind === 'error' && step.id === 'sendMessage' && step.index === 0) {
          answered.add(inFlight.key);
          unanswered.delete(inFlight.id);
        }
        if (!snapshot.matches({ worker: { locked: 'sending' } })) inFlight = undefined;
        if (!send) return true;
        const entry = entryOf(snapshot, send.input);
        inFlight = entry;
        if (!entry) return 'a send of no entry';
        const { idempotencyKey } = send.input as SendInput;
        const before = unanswered.get(entry.id);
        unanswered.set(entry.id, idempotencyKey);
        return before === undefined || before === idempotencyKey;
      },
      'no key goes out again once the server has answered it': ({ snapshot, started }) =>
        started.every(
          ({ src, input }) =>
            src !== 'sendMessage' ||
            !answered.has((input as SendInput).idempotencyKey) ||
            // Another tab's copy of it, read from storage anew.
            snapshot.context.turnId === foreignEntry.id,
        ),
      'no key goes out a day after its first try, and the time of that try stays': ({
        snapshot,
        started,
        now,
      }) => {
        const { entries } = snapshot.context;
        for (const { id, key, firstTriedAt } of entries) {
          if (id === foreignEntry.id) continue;
          // The server has certainly not taken it: its next try is the first.
          if (firstTriedAt === null) firstTries.delete(key);
          else if ((firstTries.get(key) ?? firstTriedAt) !== firstTriedAt)
            return `${key} is younger`;
          else firstTries.set(key, firstTriedAt);
        }
        return started.every(({ src, input }) => {
          if (src !== 'sendMessage') return true;
          const triedAt = entryOf(snapshot, input)?.firstTriedAt;
          return typeof triedAt === 'number' && Math.abs(now - triedAt) < KEY_TRUSTED_MS;
        });
      },
      'a message that may have arrived never counts as one that did not go out': ({
        before,
        snapshot,
        step,
      }) => {
        const isAnswered =
          (step.kind === 'done' && step.id === 'sendMessage') ||
          (step.kind === 'error' && step.id === 'sendMessage' && step.index !== NO_ANSWER);
        const turn = before?.matches({ worker: { locked: 'sending' } }) && turnOf(before.context);
        const isOver = !snapshot.matches({ worker: { locked: 'sending' } });
        if (turn && isOver && !isAnswered) perhapsArrived.add(turn.key);
        return snapshot.context.entries.every(
          ({ id, key, status, outcomeUnknown }) =>
            status !== 'queued' ||
            outcomeUnknown ||
            !perhapsArrived.has(key) ||
            // Another tab's copy of it, read from storage anew.
            id === foreignEntry.id,
        );
      },
      'what was given up goes out again with a new key or not at all': ({ snapshot, started }) => {
        for (const { id, key, reason } of snapshot.context.entries) {
          if (reason?.code === UNKNOWN_TOO_LONG_AGO && id !== foreignEntry.id) givenUp.add(key);
        }
        return started.every(
          ({ src, input }) =>
            src !== 'sendMessage' || !givenUp.has((input as SendInput).idempotencyKey),
        );
      },
      'no message stands there twice': ({ snapshot }) =>
        new Set(snapshot.context.entries.map(({ id }) => id)).size ===
        snapshot.context.entries.length,
      'only what was tried is given up': ({ snapshot }) =>
        snapshot.context.entries.every(
          ({ reason, outcomeUnknown, firstTriedAt }) =>
            reason?.code !== UNKNOWN_TOO_LONG_AGO || (outcomeUnknown && firstTriedAt !== null),
        ),
      'a message goes out only when it was offered to storage, marked as perhaps sent': (frame) => {
        if (!isStarted(frame, 'sendMessage')) return true;
        const { context } = frame.snapshot;
        const entry = context.entries.find(({ id }) => id === context.turnId);
        return (
          entry !== undefined &&
          entry.outcomeUnknown &&
          entry.status === 'queued' &&
          (offered.has(entry.id) || entry.id === foreignEntry.id)
        );
      },
      'none goes out before an earlier one of its conversation': ({ snapshot, started }) => {
        const send = started.find(({ src }) => src === 'sendMessage');
        if (!send) return true;
        const entry = entryOf(snapshot, send.input);
        return snapshot.context.entries.every(
          (other) =>
            entry === undefined ||
            other.profileId !== entry.profileId ||
            other.position >= entry.position ||
            other.status === 'sent',
        );
      },
      'a cancelled message never goes out': ({ before, snapshot, started }) => {
        const gone = snapshot.context.cancelled.filter(
          (id) => !before?.context.cancelled.includes(id),
        );
        for (const id of gone) cancelled.add(id);
        return started.every(
          ({ src }) => src !== 'sendMessage' || !cancelled.has(snapshot.context.turnId ?? ''),
        );
      },
      'a message without an answer cannot be cancelled, until it is given up': ({ snapshot }) =>
        snapshot.context.entries.every(
          (entry, at) =>
            !entry.outcomeUnknown ||
            entry.status === 'failed' ||
            selectItems(snapshot)[at]?.canChange === false,
        ),
      'nothing of this tab leaves the outbox but what was sent, cancelled or taken by another tab':
        ({ before, snapshot, step }) => {
          const isRead = step.kind === 'done' && step.id === 'readEntries';
          const isListed = step.kind === 'event' && step.event.type === 'LISTED';
          const left = (before?.context.entries ?? []).filter(
            ({ id }) => !snapshot.context.entries.some((entry) => entry.id === id),
          );
          return left.every(
            ({ id, status }) =>
              isRead || snapshot.context.cancelled.includes(id) || (isListed && status === 'sent'),
          );
        },
      'a failed message tells why': ({ snapshot }) =>
        snapshot.context.entries.every(
          ({ status, reason }) => (status === 'failed') === (reason !== null),
        ),
      'the entries are in order': ({ snapshot }) =>
        snapshot.context.entries.every(
          ({ position }, at, all) => at === 0 || position >= (all[at - 1]?.position ?? 0),
        ),
      'a pause is no longer than a minute': ({ snapshot }) =>
        Object.values(snapshot.context.pauses).every(
          ({ since, until }) => until - since <= SEND_RETRY_BASE_MS * 60,
        ),
      'the outbox never waits longer than a minute for its next turn, wherever the clock goes': ({
        snapshot,
        before,
        elapsed,
      }) => {
        const isPausing = snapshot.matches({ worker: 'pausing' });
        if (!isPausing || !before?.matches({ worker: 'pausing' })) pausingSince = elapsed;
        return elapsed - pausingSince <= SEND_RETRY_MAX_MS;
      },
    };
  },
});
