import { describe, expect, test } from 'vitest';
import { EPOCH, startTestActor } from '../testing/index.ts';
import { UNKNOWN_TOO_LONG_AGO } from './messageOutbox.constants.ts';
import { messageOutboxMachine } from './messageOutbox.machine.ts';
import {
  selectIsPending,
  selectIsUnsafe,
  selectItems,
  selectItemsTo,
} from './messageOutbox.selectors.ts';
import type {
  MessageOutboxInput,
  OutboxEntry,
  SendInput,
  StorageChange,
} from './messageOutbox.types.ts';

const start = (more: Partial<MessageOutboxInput> = {}, stored: readonly OutboxEntry[] = []) => {
  let keys = 0;
  const outbox = startTestActor(messageOutboxMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    random: () => 1,
    isOnline: true,
    ...more,
  }));
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
    edit: (id: string, text: string) => {
      outbox.send({ type: 'EDIT', id, text });
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
    states: () => selectItems(outbox.snapshot()).map(({ text, status }) => `${text}: ${status}`),
    item: (at = 0) => selectItems(outbox.snapshot())[at],
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
    outbox.sent('m1');
    expect(outbox.states()).toEqual(['hello: sent']);
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
    outbox.pass(600_000);
    expect(outbox.sending()).toBeNull();
  });

  test('[B03] after a refusal a retry goes out with a new key: the old one would replay the refusal', () => {
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

  test('[B03] edited, it goes out with its new text and a new key', () => {
    const outbox = start();
    outbox.write('too long');
    outbox.lost(refusal(422, 'message_too_long'));
    outbox.edit('key-1', 'short');
    expect(outbox.sending()).toMatchObject({ text: 'short', idempotencyKey: 'key-2' });
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

  test('[B03] an answer that has not come after 30 s does not come: the same key goes out again', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.pass(30_000);
    expect(outbox.sending()).toBeNull();
    outbox.pass(1_000);
    expect(outbox.sending()?.idempotencyKey).toBe('key-1');
  });

  test('[B03] while its answer is missing it can be neither cancelled nor edited: it may be there', () => {
    const outbox = start();
    outbox.write('hello');
    outbox.lost();
    expect(outbox.item()).toMatchObject({ canChange: false, canRetry: true });
    outbox.command('CANCEL', 'key-1');
    outbox.edit('key-1', 'other');
    expect(outbox.item()).toMatchObject({ text: 'hello' });
    expect(outbox.sending()).toMatchObject({ text: 'hello', idempotencyKey: 'key-1' });
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

  test('[B03] or changes it first', () => {
    const outbox = start({ now: () => EPOCH + DAY, newKey: () => 'key-new' }, [shutUnanswered()]);
    outbox.edit('key-1', 'changed');
    expect(outbox.sending()).toMatchObject({ text: 'changed', idempotencyKey: 'key-new' });
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
    expect(outbox.storage.size).toBe(1);
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

  test('[B02] offline it can be edited and cancelled', () => {
    const outbox = start({ isOnline: false });
    outbox.write('first');
    outbox.write('second');
    outbox.edit('key-1', 'changed');
    outbox.command('CANCEL', 'key-2');
    expect(outbox.states()).toEqual(['changed: queued']);
    outbox.online(true);
    expect(outbox.sending()?.text).toBe('changed');
    outbox.sent();
    expect(outbox.sending()).toBeNull();
  });

  test('[B02] a cancelled message says so until it is gone', () => {
    const outbox = start({ isOnline: false });
    outbox.write('hello');
    outbox.send({ type: 'CANCEL', id: 'key-1' });
    expect(outbox.states()).toEqual(['hello: cancelled']);
    outbox.settle();
    expect(outbox.states()).toEqual([]);
    expect(outbox.storage.size).toBe(0);
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

  test('[B02] one that was refused keeps back those after it until it is edited, retried or cancelled', () => {
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
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(3);
  });

  test('[B02] the items of one conversation are told apart', () => {
    const outbox = start({ isOnline: false });
    outbox.write('one');
    outbox.write('hi', 'bram');
    expect(selectItemsTo(outbox.snapshot(), 'bram').map(({ text }) => text)).toEqual(['hi']);
  });
});

describe('messageOutbox, storage and lock', () => {
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
    const outbox = startTestActor(messageOutboxMachine, (now) => ({
      now,
      newKey: () => 'key',
      random: () => 1,
      isOnline: true,
    }));
    outbox.done('restore', []);
    outbox.send({ type: 'ENQUEUE', profileId: 'anna', text: 'hello' });
    outbox.done('saveNew');
    outbox.wait(3_600_000);
    expect(outbox.isRunning('holdLock')).toBe(true);
    expect(outbox.started.map(({ id }) => id)).toEqual(['restore', 'saveNew', 'holdLock']);
  });

  test('[B02] a reload resumes with what storage holds, before what is written meanwhile, with its keys', () => {
    const outbox = startTestActor(messageOutboxMachine, (now) => ({
      now,
      newKey: () => 'new',
      random: () => 1,
      isOnline: true,
    }));
    outbox.send({ type: 'ENQUEUE', profileId: 'anna', text: 'after' });
    const stored: OutboxEntry = {
      id: 'old',
      key: 'old-key',
      profileId: 'anna',
      text: 'before',
      position: outbox.now() + 60_000,
      status: 'queued',
      outcomeUnknown: true,
      firstTriedAt: outbox.now() - 60_000,
      reason: null,
      messageId: null,
    };
    outbox.done('restore', [stored]);
    expect(selectItems(outbox.snapshot()).map(({ text }) => text)).toEqual(['before', 'after']);
    outbox.send({ type: 'LOCK_GRANTED' });
    outbox.done('readEntries', [stored]);
    expect(outbox.inputOf('sendMessage')).toEqual({
      profileId: 'anna',
      text: 'before',
      idempotencyKey: 'old-key',
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
