import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  UNKNOWN_TOO_LONG_AGO,
  addChange,
  byPosition,
  selectIsPending,
  selectIsUnsafe,
  selectItems,
  selectItemsTo,
  selectView,
  untilNextTurn,
} from './messageOutbox.logic.ts';
import type { OutboxEntry, SendInput, StorageChange } from './messageOutbox.logic.ts';
import { messageOutboxMachine } from './messageOutbox.machine.ts';
import type { MessageOutboxInput } from './messageOutbox.logic.ts';
import { messageOutboxModel } from './messageOutbox.model.ts';

/** An entry as it is stored, before it has gone out. */
const entryOf = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  key: id,
  profileId: 'anna',
  text: id,
  position: EPOCH,
  status: 'queued',
  outcomeUnknown: false,
  firstTriedAt: null,
  reason: null,
  messageId: null,
  ...more,
});

/** Storage not read yet, lock not asked for: each answer is given by the test. */
const startBare = (more: Partial<MessageOutboxInput> = {}) => {
  let keys = 0;
  const outbox = startTestActor(messageOutboxMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    random: () => 1,
    isOnline: true,
    ...more,
  }));
  return {
    ...outbox,
    enqueue: (text: string, profileId = 'anna') =>
      outbox.send({ type: 'ENQUEUE', profileId, text }),
    view: () => selectView(outbox.snapshot()),
    isUnsafe: () => selectIsUnsafe(outbox.snapshot()),
    states: () => selectItems(outbox.snapshot()).map(({ text, status }) => `${text}: ${status}`),
    item: (at = 0) => selectItems(outbox.snapshot())[at],
  };
};

const start = (more: Partial<MessageOutboxInput> = {}, stored: readonly OutboxEntry[] = []) => {
  const outbox = startBare(more);
  const storage = new Map(stored.map((entry) => [entry.id, entry]));

  /** Lets lock and storage do their work until the outbox waits for the server, for time or for the member. */
  const settle = (): void => {
    for (;;) {
      const write = ['saveNew', 'writeTurn', 'writeResult'].find((id) => outbox.isRunning(id));
      if (write !== undefined) {
        const { put, remove } = outbox.inputOf(write) as StorageChange;
        for (const entry of put) storage.set(entry.id, entry);
        for (const id of remove) storage.delete(id);
        outbox.done(write);
      } else if (outbox.isRunning('restore')) outbox.done('restore', [...storage.values()]);
      else if (outbox.isRunning('readEntries')) {
        outbox.done('readEntries', [...storage.values()]);
      } else if (outbox.snapshot().matches({ worker: { locked: 'acquiring' } })) {
        outbox.send({ type: 'LOCK_GRANTED' });
      } else return;
    }
  };
  settle();
  return {
    ...outbox,
    storage,
    settle,
    write: (text: string, profileId = 'anna') => {
      outbox.send({ type: 'ENQUEUE', profileId, text });
      settle();
    },
    command: (type: 'CANCEL' | 'RETRY', id: string) => {
      outbox.send({ type, id });
      settle();
    },
    online: (isOnline: boolean) => {
      outbox.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' });
      settle();
    },
    sent: (messageId = 'message') => {
      outbox.done('sendMessage', { messageId });
      settle();
    },
    lost: (error: unknown = new TypeError('fetch failed')) => {
      outbox.fail('sendMessage', error);
      settle();
    },
    pass: (ms: number) => {
      outbox.wait(ms);
      settle();
    },
    sending: () =>
      outbox.isRunning('sendMessage') ? (outbox.inputOf('sendMessage') as SendInput) : null,
    /** Another tab has changed what is stored. */
    elsewhere: (...entries: readonly OutboxEntry[]) => {
      storage.clear();
      for (const entry of entries) storage.set(entry.id, entry);
      outbox.send({ type: 'CHANGED_ELSEWHERE' });
      settle();
    },
    stored: () => {
      const [entry] = storage.values();
      if (!entry) throw new Error('nothing stored');
      return entry;
    },
  };
};

const refusal = (status: number, code: string, params: object = {}): object => ({
  status,
  code,
  params,
});

describe('messageOutbox, states a member can trust', () => {
  test('[B03] a message is sending, then sent; shown by the conversation, it leaves the outbox', () => {
    const outbox = start();
    outbox.write('hello');
    expect(outbox.states()).toEqual(['hello: sending']);
    expect(selectIsPending(outbox.snapshot())).toBe(true);
    outbox.sent('m1');
    expect(outbox.states()).toEqual(['hello: sent']);
    expect(outbox.item()).toMatchObject({ id: 'key-1', messageId: 'm1', canChange: false });
    expect(outbox.snapshot().context.entries).toMatchObject([{ outcomeUnknown: false }]);
    expect(selectIsPending(outbox.snapshot())).toBe(false);
    outbox.send({ type: 'LISTED', messageIds: ['other'] });
    expect(outbox.states()).toEqual(['hello: sent']);
    outbox.send({ type: 'LISTED', messageIds: ['m1'] });
    expect(outbox.states()).toEqual([]);
  });

  test('[B03] it is in storage before it goes out, marked as perhaps sent, and gone from it after', () => {
    const outbox = start();
    outbox.write('hello');
    expect(outbox.sending()).not.toBeNull();
    expect([...outbox.storage.values()]).toMatchObject([
      { text: 'hello', outcomeUnknown: true, key: 'key-1' },
    ]);
    outbox.sent();
    expect(outbox.storage.size).toBe(0);
  });

  test.each([
    [402, 'insufficient_credits', { required: 10, available: 3 }],
    [403, 'conversation_limit_reached', { limit: 2 }],
    [403, 'email_not_confirmed', {}],
    [404, 'member_not_found', {}],
    [422, 'message_too_long', { maximum: 500 }],
  ])('[B03] refused with %i %s it has failed, and says why', (status, code, params) => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost(refusal(status, code, params));
    expect(outbox.item()).toMatchObject({
      status: 'failed',
      reason: { code, params },
      canChange: true,
      canRetry: true,
    });
    expect(outbox.stored()).toMatchObject({ status: 'failed', outcomeUnknown: false });
    expect(outbox.view()).toBe('failed');
    outbox.pass(600_000);
    expect(outbox.sending()).toBeNull();
  });

  test('[B03] what was sent can no longer be cancelled', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.sent();
    outbox.command('CANCEL', 'key-1');
    expect(outbox.states()).toEqual(['hello: sent']);
  });

  test('[B03] some sent, some not: something is pending; none at all: nothing is shown', () => {
    const outbox = start();
    expect(outbox.view()).toBeNull();
    outbox.write('one');
    outbox.sent();
    outbox.write('two');
    expect(selectIsPending(outbox.snapshot())).toBe(true);
    expect(outbox.view()).toBe('sent');
  });

  test('[B03] retried offline after a refusal, it is stored as one that never went out', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost(refusal(402, 'insufficient_credits'));
    outbox.online(false);
    outbox.command('RETRY', 'key-1');
    expect(outbox.stored()).toEqual(entryOf('key-1', { key: 'key-2', text: 'hello' }));
  });

  test('[B03] a refusal ends the pause: retried in another tab, it does not wait in this one', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.pass(1_000);
    outbox.lost(refusal(402, 'insufficient_credits'));
    outbox.online(false);
    outbox.elsewhere(entryOf('key-1', { text: 'hello', key: 'theirs' }));
    expect(outbox.states()).toEqual(['hello: queued']);
  });

  test('[B03] after a refusal a retry goes out with a new key: nothing was done under the old one', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost(refusal(402, 'insufficient_credits'));
    outbox.command('RETRY', 'key-1');
    expect(outbox.sending()).toEqual({
      profileId: 'anna',
      text: 'hello',
      idempotencyKey: 'key-2',
    });
  });

  test.each([
    ['no answer', new TypeError('fetch failed')],
    ['500', refusal(500, 'internal_error')],
    ['503', refusal(503, 'service_unavailable')],
    ['409 still running', refusal(409, 'idempotency_in_progress')],
  ])('[B03] %s: it waits and goes out again with the same key', (_what, error) => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost(error);
    expect(outbox.states()).toEqual(['hello: waiting']);
    outbox.pass(999);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] it waits 1, 2, 4 ... seconds, a minute at most, always with the same key', () => {
    const outbox = start();
    outbox.write('hello');
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      outbox.lost();
      outbox.pass(seconds * 1_000 - 1);
      expect(outbox.sending()).toBeNull();
      outbox.pass(1);
      expect(outbox.sending()?.idempotencyKey).toBe('key-1');
    }
  });

  test('[B03] it sleeps through its pause: nothing happens until its end', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    let changes = 0;
    outbox.actor.subscribe(() => (changes += 1));
    outbox.wait(999);
    expect(changes).toBe(0);
    outbox.wait(1);
    expect(changes).toBeGreaterThan(0);
  });

  test('[B03] chance spreads the wait down to its half', () => {
    const outbox = start({ random: () => 0 });
    outbox.write('hello');
    outbox.lost();
    outbox.pass(499);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] a clock put back while it waits does not make it wait longer', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.sleep(-3_600_000);
    outbox.pass(1_000);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] too many requests: it waits, nothing has failed', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost(refusal(429, 'too_many_requests'));
    expect(outbox.states()).toEqual(['hello: waiting']);
    outbox.pass(1_000);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  const loggedOut = { ...refusal(403, 'authentication_required'), authenticationRequired: true };

  test.each([
    ['the session is over', loggedOut],
    ['too many requests', refusal(429, 'too_many_requests')],
  ])(
    '[B02] [B03] %s: it waits as one that never went out, and can be cancelled',
    (_what, error) => {
      const outbox = start();
      outbox.write('hello');
      outbox.lost(error);
      expect(outbox.states()).toEqual(['hello: waiting']);
      expect(outbox.stored()).toEqual(entryOf('key-1', { text: 'hello' }));
      expect(outbox.item()).toMatchObject({ canChange: true, canRetry: true, reason: null });
      outbox.pass(999);
      expect(outbox.sending()).toBeNull();
      outbox.pass(1);
      expect(outbox.sending()?.idempotencyKey).toBe('key-1');
      expect(outbox.stored()).toMatchObject({
        outcomeUnknown: true,
        firstTriedAt: EPOCH + 1_000,
      });
    },
  );

  test('[B03] the session is over after a try that nobody answered: that one may still have arrived', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.pass(1_000);
    outbox.lost(loggedOut);
    expect(outbox.stored()).toMatchObject({ outcomeUnknown: true, firstTriedAt: EPOCH });
    expect(outbox.item()).toMatchObject({ canChange: false, status: 'waiting' });
    outbox.pass(2_000);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] an answer that has not come after 30 s does not come: the same key goes out again', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.pass(29_999);
    expect(outbox.sending()).not.toBeNull();
    outbox.pass(1);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1_000);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] while its answer is missing it cannot be cancelled: it may be there', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    expect(outbox.item()).toMatchObject({ canChange: false, canRetry: true });
    outbox.command('CANCEL', 'key-1');
    expect(outbox.item()).toMatchObject({ text: 'hello' });
    expect(outbox.sending()).toMatchObject({ text: 'hello', idempotencyKey: 'key-1' });
  });

  test('[B03] woken a millisecond before the end of its pause, it waits that millisecond', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.pass(999);
    outbox.elsewhere(outbox.stored());
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] without an answer the lock goes round at once: there is nothing to write', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.fail('sendMessage', new TypeError('fetch failed'));
    expect(outbox.isRunning('writeResult')).toBe(false);
    expect(outbox.isRunning('holdLock')).toBe(false);
  });

  test('[B03] perhaps sent and then cancelled, it is still shown as waiting', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    expect(outbox.states()).toEqual(['hello: waiting']);
  });

  test('[B03] perhaps sent before a reload, it is shown as waiting', () => {
    const stored = entryOf('old', { outcomeUnknown: true, firstTriedAt: EPOCH });
    expect(start({ isOnline: false }, [stored]).states()).toEqual(['old: waiting']);
  });

  test('[B03] in its pause it is shown as waiting, and be it new again in another tab', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.elsewhere(entryOf('key-1', { text: 'hello', key: 'theirs' }));
    expect(outbox.states()).toEqual(['hello: waiting']);
    outbox.elsewhere();
    expect(outbox.states()).toEqual([]);
    expect(outbox.snapshot().context.pauses).toEqual({});
  });

  test('[B03] two conversations without an answer wait each their time', () => {
    const outbox = start();
    outbox.write('one');
    outbox.lost();
    outbox.pass(400);
    outbox.write('hi', 'bram');
    outbox.lost();
    outbox.pass(599);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.text).toBe('one');
  });

  test('[B03] a command for another message leaves its pause as it is', () => {
    const outbox = start();
    outbox.write('one');
    outbox.lost();
    outbox.write('two');
    outbox.command('CANCEL', 'key-2');
    expect(outbox.states()).toEqual(['one: waiting']);
    outbox.pass(999);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.text).toBe('one');
  });

  test('[B03] retry of a waiting message goes out at once, with the same key', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.command('RETRY', 'key-1');
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });
});

describe('messageOutbox, keys that the server may have forgotten', () => {
  const DAY = 86_400_000;

  /** A message of which the answer is lost, in a page that is then shut. */
  const shutUnanswered = (): OutboxEntry => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    const [entry] = outbox.storage.values();
    if (!entry) throw new Error('nothing stored');
    return entry;
  };

  test('[B03] the time of the first try is stored, and stays with the key', () => {
    const outbox = start();
    outbox.write('hello');
    expect([...outbox.storage.values()]).toMatchObject([{ firstTriedAt: EPOCH }]);
    outbox.lost();
    outbox.pass(1_000);
    outbox.lost();
    expect([...outbox.storage.values()]).toMatchObject([{ key: 'key-1', firstTriedAt: EPOCH }]);
  });

  test.each([
    ['a day but a millisecond after', DAY - 1],
    ['a day but a millisecond before (a clock put back)', 1 - DAY],
  ])('[B03] %s its first try it goes out again, with its own key', (_when, ms) => {
    const outbox = start({ now: () => EPOCH + ms }, [shutUnanswered()]);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test.each([
    ['a day after', DAY],
    ['a day and a millisecond after', DAY + 1],
    ['a day before (a clock put back)', -DAY],
    ['a day and a millisecond before (a clock put back)', -DAY - 1],
  ])('[B03] %s its first try it is not sent again blindly: failed, and says why', (_when, ms) => {
    const outbox = start({ now: () => EPOCH + ms }, [shutUnanswered()]);
    outbox.pass(600_000);
    outbox.online(true);
    expect(outbox.started.filter(({ id }) => id === 'sendMessage')).toEqual([]);
    expect(outbox.item()).toMatchObject({
      status: 'failed',
      reason: { code: UNKNOWN_TOO_LONG_AGO, params: {} },
      canChange: true,
      canRetry: true,
    });
    expect([...outbox.storage.values()]).toMatchObject([
      { status: 'failed', outcomeUnknown: true, firstTriedAt: EPOCH },
    ]);
    expect(outbox.view()).toBe('failed: unknown, too long ago');
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    expect(outbox.view()).toBe('cancelled');
  });

  test('[B03] given up, it stays so over a reload and in other tabs, and holds back those after it', () => {
    const first = start({ now: () => EPOCH + DAY, newKey: () => 'key-2' }, [shutUnanswered()]);
    first.write('two');
    const second = start({ now: () => EPOCH + 1 }, [...first.storage.values()]);
    expect(second.states()).toEqual(['hello: failed', 'two: queued']);
    expect(second.sending()).toBeNull();
  });

  test('[B03] the member looks, and sends it again as a new message, with a new key and its own day', () => {
    const outbox = start({ now: () => EPOCH + DAY, newKey: () => 'key-new' }, [shutUnanswered()]);
    outbox.command('RETRY', 'key-1');
    expect(outbox.sending()).toMatchObject({ text: 'hello', idempotencyKey: 'key-new' });
    expect([...outbox.storage.values()]).toMatchObject([
      { status: 'queued', outcomeUnknown: true, firstTriedAt: EPOCH + DAY, reason: null },
    ]);
  });

  test('[B03] or discards it', () => {
    const outbox = start({ now: () => EPOCH + DAY }, [shutUnanswered()]);
    outbox.command('CANCEL', 'key-1');
    expect(outbox.states()).toEqual([]);
    expect(outbox.storage.size).toBe(0);
  });

  test('[B02] a message that never went out goes out however long ago it was written', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.sleep(30 * DAY);
    outbox.online(true);
    expect(outbox.sending()).toMatchObject({ text: 'hello', idempotencyKey: 'key-1' });
  });

  test('[B03] asleep for a day between two tries, it is given up on waking', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.sleep(DAY);
    outbox.pass(60_000);
    expect(outbox.sending()).toBeNull();
    expect(outbox.states()).toEqual(['hello: failed']);
  });

  test('[B03] one that is waiting cannot be sent with its old key by pressing retry a day later', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.sleep(DAY);
    outbox.command('RETRY', 'key-1');
    expect(outbox.sending()).toBeNull();
    expect(outbox.states()).toEqual(['hello: failed']);
  });

  test('[B03] one stored without the time of its first try is as old as it was written', () => {
    const { firstTriedAt: _unknown, ...old } = shutUnanswered();
    const stored = [old as OutboxEntry];
    expect(start({ now: () => EPOCH + DAY - 1 }, stored).sending()).not.toBeNull();
    expect(start({ now: () => EPOCH + DAY }, stored).states()).toEqual(['hello: failed']);
  });
});

describe('messageOutbox, offline', () => {
  test('[B02] written offline it is kept, and sent once when back', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.pass(3_600_000);
    expect(outbox.states()).toEqual(['hello: queued']);
    expect([...outbox.storage.values()]).toEqual([entryOf('key-1', { text: 'hello' })]);
    outbox.online(true);
    outbox.sent();
    expect(outbox.started.filter(({ id }) => id === 'sendMessage')).toHaveLength(1);
  });

  test('[B02] gone offline on the way, nothing goes out until back', () => {
    const outbox = start();
    outbox.online(false);
    outbox.write('hello');
    expect(outbox.sending()).toBeNull();
    outbox.online(true);
    expect(outbox.sending()?.text).toBe('hello');
  });

  test('[B02] offline it can be cancelled', () => {
    const outbox = start({ isOnline: false });
    outbox.write('first');
    outbox.write('second');
    outbox.command('CANCEL', 'key-2');
    expect(outbox.states()).toEqual(['first: queued']);
    outbox.online(true);
    expect(outbox.sending()?.text).toBe('first');
    outbox.sent();
    expect(outbox.sending()).toBeNull();
  });

  test('[B02] a cancelled message says so until it is gone', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.write('other');
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    expect(outbox.states()).toEqual(['hello: cancelled', 'other: queued']);
    expect(outbox.item()?.canChange).toBe(false);
    outbox.settle();
    expect(outbox.states()).toEqual(['other: queued']);
    expect(outbox.storage.size).toBe(1);
  });

  test('[B02] a message that is tried again is not shown as cancelled', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.send({ type: 'RETRY', id: 'key-1' });
    expect(outbox.states()).toEqual(['hello: queued']);
  });

  test('[B02] two cancelled before either is carried out are both gone', () => {
    const outbox = start({ isOnline: false });
    outbox.write('one');
    outbox.write('two');
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    outbox.send({ type: 'CANCEL', id: 'key-2' });
    outbox.settle();
    expect(outbox.states()).toEqual([]);
    expect(outbox.storage.size).toBe(0);
  });

  test('[B02] retry of one that never went out changes and writes nothing', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.command('RETRY', 'key-1');
    expect(outbox.stored().key).toBe('key-1');
    expect(outbox.started.filter(({ id }) => id === 'writeTurn')).toEqual([]);
  });

  test('[B02] a command for a message that there is not does nothing', () => {
    const outbox = start();
    outbox.command('CANCEL', 'nobody');
    outbox.write('hello');
    expect(outbox.states()).toEqual(['hello: sending']);
  });

  test('[B02] offline no pause is timed: nothing wakes until back', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    expect(outbox.snapshot().matches({ worker: 'pausing' })).toBe(true);
    outbox.online(false);
    expect(outbox.snapshot().matches({ worker: 'idle' })).toBe(true);
  });

  test('[B02] back online, a pause is over', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.online(false);
    outbox.online(true);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });
});

describe('messageOutbox, order', () => {
  test('[B02] strictly in order within a conversation', () => {
    const outbox = start({ isOnline: false });
    for (const text of ['one', 'two', 'three']) outbox.write(text);
    outbox.online(true);
    const seen: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push(outbox.sending()?.text);
      outbox.sent(`m${turn}`);
    }
    expect(seen).toEqual(['one', 'two', 'three']);
  });

  test('[B02] one that waits keeps back those after it, and no other conversation', () => {
    const outbox = start();
    outbox.write('one');
    outbox.write('two');
    outbox.write('hi', 'bram');
    outbox.lost();
    expect(outbox.sending()).toMatchObject({ profileId: 'bram', text: 'hi' });
    outbox.sent();
    expect(outbox.sending()).toBeNull();
    outbox.pass(1_000);
    expect(outbox.sending()?.text).toBe('one');
    outbox.sent();
    expect(outbox.sending()?.text).toBe('two');
  });

  test('[B02] one that was refused keeps back those after it until it is retried or cancelled', () => {
    const outbox = start();
    outbox.write('one');
    outbox.write('two');
    outbox.lost(refusal(402, 'insufficient_credits'));
    expect(outbox.states()).toEqual(['one: failed', 'two: queued']);
    expect(outbox.sending()).toBeNull();
    outbox.command('CANCEL', 'key-1');
    expect(outbox.sending()?.text).toBe('two');
  });

  test('[B02] two written in one millisecond, or after the clock went back, keep their order', () => {
    const outbox = start({ isOnline: false });
    outbox.write('one');
    outbox.write('two');
    outbox.sleep(-60_000);
    outbox.write('three');
    const positions = [...outbox.storage.values()].map(({ position }) => position);
    expect(positions).toEqual([EPOCH, EPOCH + 1, EPOCH + 2]);
  });

  test('[B02] of one place in two tabs, both show the same order', () => {
    const ids = (...entries: OutboxEntry[]) => byPosition(entries).map(({ id }) => id);
    const late = entryOf('a', { position: EPOCH + 1 });
    expect(ids(late, entryOf('c'), entryOf('b'))).toEqual(['b', 'c', 'a']);
    expect(ids(entryOf('b'), entryOf('c'), late)).toEqual(['b', 'c', 'a']);
  });

  test('[B02] the next turn is that of the first of a conversation whose pause ends first', () => {
    const until = (ms: number) => ({ since: EPOCH, until: EPOCH + ms, tries: 1 });
    const entries = [
      entryOf('sent', { status: 'sent' }),
      entryOf('first'),
      entryOf('second'),
      entryOf('failed', { status: 'failed', profileId: 'bram' }),
      entryOf('later', { profileId: 'cleo' }),
    ];
    const pauses = { first: until(500), second: until(200), failed: until(50), later: until(700) };
    const queue = { entries, unsaved: [], now: () => EPOCH };
    expect(untilNextTurn({ ...queue, pauses })).toBe(500);
    expect(untilNextTurn({ ...queue, pauses: { second: until(200) } })).toBeNull();
  });

  test('[B02] the items of one conversation are told apart', () => {
    const outbox = start({ isOnline: false });
    outbox.write('one');
    outbox.write('hi', 'bram');
    expect(selectItemsTo(outbox.snapshot(), 'bram').map(({ text }) => text)).toEqual(['hi']);
  });
});

describe('messageOutbox, storage and lock', () => {
  /** A message that is stored, and the note that it goes out is being written. */
  const startWriting = () => {
    const outbox = startBare();
    outbox.done('restore', []);
    outbox.enqueue('hello');
    outbox.done('saveNew');
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [entryOf('key-1', { text: 'hello' })]);
    return outbox;
  };

  test('[B02] a new message is stored at once, also while another is on its way', () => {
    const outbox = start();
    outbox.write('one');
    outbox.write('two');
    expect(outbox.sending()?.text).toBe('one');
    expect([...outbox.storage.values()].map(({ text }) => text)).toEqual(['one', 'two']);
    expect(selectIsUnsafe(outbox.snapshot())).toBe(false);
  });

  test('[B02] where storage fails it says so and sends all the same', () => {
    const outbox = start();
    outbox.send({ type: 'ENQUEUE', profileId: 'anna', text: 'hello' });
    expect(selectIsUnsafe(outbox.snapshot())).toBe(true);
    outbox.fail('saveNew', new Error('storage is full'));
    expect(selectIsUnsafe(outbox.snapshot())).toBe(true);
    expect(outbox.snapshot().context).toMatchObject({
      unsaved: [],
      saving: [],
      memoryOnly: ['key-1'],
    });
    expect(outbox.started.filter(({ id }) => id === 'saveNew')).toHaveLength(1);
    outbox.settle();
    expect(outbox.sending()?.text).toBe('hello');
    outbox.sent();
    expect(outbox.states()).toEqual(['hello: sent']);
  });

  test('[B02] what was cancelled does not come back where storage could not let it go', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [...outbox.storage.values()]);
    outbox.fail('writeTurn', new Error('storage is gone'));
    expect(outbox.storage.size).toBe(1);
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.settle();
    expect(outbox.states()).toEqual([]);
    expect(outbox.storage.size).toBe(0);
  });

  test('[B03] without the lock nothing is read, sent or changed', () => {
    const outbox = startBare();
    outbox.done('restore', []);
    outbox.enqueue('hello');
    outbox.done('saveNew');
    outbox.wait(3_600_000);
    expect(outbox.isRunning('holdLock')).toBe(true);
    expect(outbox.started.map(({ id }) => id)).toEqual(['restore', 'saveNew', 'holdLock']);
  });

  test('[B02] a reload resumes with what storage holds, before what is written meanwhile, with its keys', () => {
    const outbox = startBare();
    outbox.enqueue('after');
    outbox.enqueue('last');
    const first = entryOf('first', {
      position: EPOCH + 60_000,
      outcomeUnknown: true,
      firstTriedAt: EPOCH - 60_000,
    });
    const second = entryOf('second', { position: EPOCH + 120_000 });
    outbox.done('restore', [first, second]);
    expect(outbox.states().map((state) => state.split(':')[0])).toEqual([
      'first',
      'second',
      'after',
      'last',
    ]);
    const { put } = outbox.inputOf('saveNew') as StorageChange;
    expect(put.map(({ text, position }) => [text, position - EPOCH])).toEqual([
      ['after', 120_001],
      ['last', 120_002],
    ]);
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [first, second]);
    expect(outbox.inputOf('sendMessage')).toEqual({
      profileId: 'anna',
      text: 'first',
      idempotencyKey: 'first',
    });
  });

  describe('storage is read the first time after its turn has begun', () => {
    const startLate = () => {
      const outbox = startBare();
      outbox.send({ type: 'CHANGED_ELSEWHERE' });
      outbox.send({ type: 'LOCK_GRANTED' });
      return outbox;
    };

    test('[B03] what goes out already stays as it is, once', () => {
      const outbox = startLate();
      outbox.done('readEntries', [entryOf('first')]);
      outbox.done('restore', [entryOf('first')]);
      expect(outbox.states()).toHaveLength(1);
      outbox.done('writeTurn');
      expect(outbox.inputOf('sendMessage')).toMatchObject({ idempotencyKey: 'first' });
    });

    test('[B03] what was cancelled does not come back', () => {
      const outbox = startLate();
      outbox.send({ type: 'CANCEL', id: 'first' });
      outbox.done('readEntries', [entryOf('first')]);
      outbox.done('writeTurn');
      outbox.done('restore', [entryOf('first')]);
      expect(outbox.states()).toEqual([]);
    });
  });

  test('[B02] written before storage was read, and storage is empty: its place is the time', () => {
    const outbox = startBare();
    outbox.enqueue('hello');
    outbox.done('restore', []);
    const { put } = outbox.inputOf('saveNew') as StorageChange;
    expect(put).toEqual([entryOf('key-1', { text: 'hello' })]);
  });

  test('[B02] where storage cannot be read at the start, what is written is stored all the same', () => {
    const outbox = startBare();
    outbox.fail('restore', new Error('storage is gone'));
    outbox.enqueue('hello');
    expect(outbox.isRunning('saveNew')).toBe(true);
  });

  test('[B03] where storage cannot be read in its turn, it goes on with what it knows', () => {
    const outbox = startBare({ isOnline: false });
    outbox.done('restore', []);
    outbox.enqueue('hello');
    outbox.done('saveNew');
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.fail('readEntries', new Error('storage is gone'));
    expect(outbox.isRunning('holdLock')).toBe(false);
    expect(outbox.states()).toEqual(['hello: queued']);
  });

  test('[B02] a command waits for its message to be stored, others do not wait for it', () => {
    const outbox = start({ isOnline: false });
    outbox.write('one');
    outbox.enqueue('two');
    outbox.send({ type: 'CANCEL', id: 'key-2' });
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [...outbox.storage.values()]);
    expect(outbox.inputOf('writeTurn')).toEqual({ put: [], remove: ['key-1'] });
    outbox.storage.clear();
    outbox.done('writeTurn');
    expect(outbox.states()).toEqual(['two: cancelled']);
    outbox.settle();
    expect(outbox.states()).toEqual([]);
    expect(outbox.storage.size).toBe(0);
  });

  test('[B02] what storage did not take stays here, and is safe once storage takes it', () => {
    const outbox = start({ isOnline: false });
    for (const text of ['one', 'two']) {
      outbox.enqueue(text);
      outbox.fail('saveNew', new Error('storage is full'));
    }
    outbox.write('three');
    expect(outbox.isUnsafe()).toBe(true);
    outbox.elsewhere(...outbox.storage.values());
    expect(outbox.states()).toEqual(['one: queued', 'two: queued', 'three: queued']);
    expect(outbox.storage.size).toBe(3);
    expect(outbox.isUnsafe()).toBe(false);
  });

  test('[B02] a message that is not stored yet does not have its turn, nor is the lock asked for', () => {
    const outbox = start();
    outbox.write('one');
    outbox.enqueue('hi', 'bram');
    outbox.done('sendMessage', { messageId: 'm1' });
    outbox.done('writeResult');
    expect(outbox.isRunning('holdLock')).toBe(false);
    outbox.done('saveNew');
    expect(outbox.isRunning('holdLock')).toBe(true);
  });

  test('[B02] what storage did not take is forgotten once it is cancelled', () => {
    const outbox = start({ isOnline: false });
    outbox.enqueue('hello');
    outbox.fail('saveNew', new Error('storage is full'));
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.fail('readEntries', new Error('storage is gone'));
    expect(outbox.states()).toEqual([]);
    expect(outbox.snapshot().context.memoryOnly).toEqual([]);
  });

  test('[B02] what storage did not take in a turn joins what it did not take before', () => {
    const outbox = start({ isOnline: false }, [
      entryOf('refused', { text: 'two', status: 'failed', reason: { code: 'gone', params: {} } }),
    ]);
    outbox.enqueue('one');
    outbox.fail('saveNew', new Error('storage is full'));
    outbox.send({ type: 'RETRY', id: 'refused' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.fail('readEntries', new Error('storage is gone'));
    outbox.fail('writeTurn', new Error('storage is full'));
    expect(outbox.isRunning('writeTurn')).toBe(false);
    outbox.elsewhere(...outbox.storage.values());
    expect(outbox.states()).toEqual(['two: queued', 'one: queued']);
  });

  test('[B02] with storage broken for good, one after the other goes out, and none is lost', () => {
    const broken = new Error('storage is gone');
    const outbox = startBare();
    outbox.fail('restore', broken);
    for (const text of ['one', 'two']) {
      outbox.enqueue(text);
      outbox.fail('saveNew', broken);
    }
    for (const text of ['one', 'two']) {
      outbox.send({ type: 'LOCK_GRANTED' });
      outbox.fail('readEntries', broken);
      outbox.fail('writeTurn', broken);
      expect(outbox.isUnsafe()).toBe(true);
      expect(outbox.inputOf('sendMessage')).toMatchObject({ text });
      outbox.done('sendMessage', { messageId: `m-${text}` });
      outbox.fail('writeResult', broken);
      expect(outbox.isUnsafe()).toBe(text === 'one');
    }
    expect(outbox.states()).toEqual(['one: sent', 'two: sent']);
    expect(outbox.snapshot().context.memoryOnly).toEqual([]);
    expect(outbox.isRunning('holdLock')).toBe(false);
  });

  test('[B02] with storage broken while one is sent, the next is not lost when storage is back', () => {
    const broken = new Error('storage is gone');
    const outbox = start({ isOnline: false });
    for (const text of ['one', 'two']) {
      outbox.enqueue(text);
      outbox.fail('saveNew', broken);
    }
    outbox.send({ type: 'ONLINE' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.fail('readEntries', broken);
    outbox.fail('writeTurn', broken);
    outbox.sent();
    expect(outbox.sending()?.text).toBe('two');
    expect(outbox.states()).toEqual(['one: sent', 'two: sending']);
  });

  test('[B03] a refusal that storage takes makes safe what it did not take before', () => {
    const outbox = startWriting();
    outbox.fail('writeTurn', new Error('storage is full'));
    expect(outbox.isUnsafe()).toBe(true);
    outbox.fail('sendMessage', refusal(402, 'insufficient_credits'));
    outbox.done('writeResult');
    expect(outbox.states()).toEqual(['hello: failed']);
    expect(outbox.isUnsafe()).toBe(false);
  });

  test('[B03] a refusal that storage does not take stays in this tab, and the lock goes round', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.fail('sendMessage', refusal(402, 'insufficient_credits'));
    outbox.fail('writeResult', new Error('storage is full'));
    expect(outbox.isRunning('holdLock')).toBe(false);
    expect(outbox.isUnsafe()).toBe(true);
    outbox.elsewhere(...outbox.storage.values());
    expect(outbox.states()).toEqual(['hello: failed']);
  });

  test('[B03] with the lock broken while it writes, nothing goes out until it is had again', () => {
    const outbox = startWriting();
    outbox.fail('holdLock');
    expect(outbox.isRunning('writeTurn')).toBe(false);
    expect(outbox.isRunning('holdLock')).toBe(false);
    expect(outbox.isUnsafe()).toBe(true);
    outbox.wait(999);
    expect(outbox.isRunning('holdLock')).toBe(false);
    outbox.wait(1);
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', []);
    outbox.done('writeTurn');
    expect(outbox.inputOf('sendMessage')).toMatchObject({
      text: 'hello',
      idempotencyKey: 'key-1',
    });
  });

  test('[B03] sent, but storage did not let it go: it goes out again with its key, and its waits begin anew', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    outbox.pass(1_000);
    outbox.done('sendMessage', { messageId: 'm1' });
    outbox.fail('writeResult', new Error('storage is gone'));
    outbox.send({ type: 'LISTED', messageIds: ['m1'] });
    outbox.elsewhere(outbox.stored());
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
    outbox.lost();
    outbox.pass(999);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B02] of what is to be written the last word about each message counts', () => {
    const [one, two] = [entryOf('one'), entryOf('two')];
    const changed = { ...one, text: 'changed' };
    const before: StorageChange = { put: [one, two], remove: ['three', 'four'] };
    expect(addChange(before, [changed], ['three'])).toEqual({
      put: [two, changed],
      remove: ['four', 'three'],
    });
  });

  test('[B03] the lock is given back after each message, and asked for again when it fails', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.sent();
    expect(outbox.isRunning('holdLock')).toBe(false);
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.fail('holdLock');
    expect(outbox.isRunning('holdLock')).toBe(false);
    outbox.wait(1_000);
    expect(outbox.isRunning('holdLock')).toBe(true);
  });

  test('[B02] told of a change while it reads, it reads again: what comes may be of before', () => {
    const outbox = startBare({ isOnline: false });
    outbox.done('restore', []);
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.done('readEntries', []);
    expect(outbox.isRunning('holdLock')).toBe(true);
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [entryOf('theirs')]);
    expect(outbox.states()).toEqual(['theirs: queued']);
    expect(outbox.isRunning('holdLock')).toBe(false);
  });

  test('[B03] what another tab has sent leaves this one, what it wrote comes', () => {
    const outbox = start({ isOnline: false });
    outbox.write('mine');
    const [mine] = outbox.storage.values();
    if (!mine) throw new Error('nothing stored');
    outbox.storage.clear();
    outbox.storage.set('theirs', { ...mine, id: 'theirs', key: 'theirs', text: 'theirs' });
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
    outbox.settle();
    expect(outbox.states()).toEqual(['theirs: queued']);
  });
});

describe('what is no text', () => {
  const rose = { kind: 'gift', id: 'rose' } as const;
  const give = (outbox: ReturnType<typeof start>): void => {
    outbox.send({ type: 'ENQUEUE', profileId: 'anna', text: '', media: rose });
    outbox.settle();
  };

  test('[C07] a gift is shown, stored and sent as it was given', () => {
    const outbox = start();
    give(outbox);
    expect(outbox.item()).toMatchObject({ text: '', media: rose, status: 'sending' });
    expect([...outbox.storage.values()]).toMatchObject([{ media: rose }]);
    expect(outbox.inputOf('sendMessage')).toMatchObject({
      profileId: 'anna',
      text: '',
      media: rose,
      idempotencyKey: 'key-1',
    });
  });

  test('[C07] a gift that was refused is given again as it is, under a new key', () => {
    const outbox = start({}, [
      entryOf('key-0', {
        text: '',
        media: rose,
        status: 'failed',
        reason: { code: 'insufficient_credits', params: {} },
      }),
    ]);
    outbox.command('RETRY', 'key-0');
    expect(outbox.inputOf('sendMessage')).toMatchObject({ media: rose, idempotencyKey: 'key-1' });
  });

  test('[C06] it waits for the text before it', () => {
    const outbox = start();
    outbox.write('Hello');
    give(outbox);
    expect(outbox.states()).toEqual(['Hello: sending', ': queued']);
    expect((outbox.inputOf('sendMessage') as SendInput).media).toBeUndefined();
  });
});

proveMachine(messageOutboxModel, {
  id: 'B03',
  docs: new URL('./messageOutbox.docs.md', import.meta.url),
  ways: new URL('./messageOutbox.ways.gen.json', import.meta.url),
});
