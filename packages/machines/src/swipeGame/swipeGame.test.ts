import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  LIKES_PER_DAY,
  likesLeft,
  selectFailure,
  selectLastPassed,
  selectLikesLeft,
  selectLikesPerDay,
  selectMsUntilNextLikes,
  selectNextLikesAt,
  selectNotice,
  selectProfiles,
  selectView,
} from './swipeGame.logic.ts';
import type { DayLikes, DecideInput } from './swipeGame.logic.ts';
import { swipeGameMachine } from './swipeGame.machine.ts';
import {
  gone,
  limitReached,
  noAnswer,
  profileOf,
  refused,
  swipeGameModel,
} from './swipeGame.model.ts';

const HOUR = 3_600_000;

const start = () => {
  let keys = 0;
  const game = startTestActor(swipeGameMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
  }));
  let asOf = 0;
  const likes = (left: number, nextAt: number | null = null): DayLikes => ({
    left,
    perDay: LIKES_PER_DAY,
    nextAt,
    asOf: (asOf += 1),
  });
  const top = (): string => selectProfiles(game.snapshot())[0]?.id ?? 'nobody';
  return {
    ...game,
    likes,
    top,
    deck: (ids: readonly string[], left = LIKES_PER_DAY, nextAt: number | null = null) =>
      game.done('loadDeck', { profiles: ids.map(profileOf), likes: likes(left, nextAt) }),
    like: () => game.send({ type: 'LIKE', profileId: top() }),
    pass: () => game.send({ type: 'PASS', profileId: top() }),
    undo: () => game.send({ type: 'UNDO' }),
    taken: (left: number, nextAt: number | null = null, isMatch = false) =>
      game.done('decide', { isMatch, likes: likes(left, nextAt) }),
    lost: (error: unknown) => game.fail('decide', error),
    elsewhere: (profileId: string, told: DayLikes) =>
      game.send({ type: 'DECIDED_ELSEWHERE', profileId, likes: told }),
    sending: () => (game.isRunning('decide') ? (game.inputOf('decide') as DecideInput) : null),
    left: () => selectLikesLeft(game.snapshot()),
    view: () => selectView(game.snapshot()),
    ids: () => selectProfiles(game.snapshot()).map(({ id }) => id),
    reads: () => game.started.filter(({ id }) => id === 'readLikes').length,
  };
};

const FIVE = ['anna', 'bram', 'clara', 'daan', 'eva'];

const playing = (ids: readonly string[] = FIVE, left = LIKES_PER_DAY) => {
  const game = start();
  game.deck(ids, left);
  return game;
};

/** Out of likes until this moment. */
const outOfLikes = (nextAt: number | null) => {
  const game = start();
  game.deck(FIVE, 0, nextAt);
  return game;
};

describe('swipeGame, the deck', () => {
  test('[K03] loads, then shows the profiles one at a time, with their kind', () => {
    const game = start();
    expect(game.view()).toBe('loading');
    expect(game.left()).toBeNull();
    expect(selectNextLikesAt(game.snapshot())).toBeNull();
    expect(selectMsUntilNextLikes(game.snapshot())).toBeNull();
    expect(selectLikesPerDay(game.snapshot())).toBe(4);
    game.deck(['clara', 'anna']);
    expect(game.view()).toBe('playing');
    expect(selectProfiles(game.snapshot())[0]).toMatchObject({ id: 'clara', kind: 'fictional' });
  });

  test.each(['RETRY', 'ONLINE'] as const)(
    '[K03] a failed load says why; %s loads again',
    (type) => {
      const game = start();
      game.fail('loadDeck', refused);
      expect(game.view()).toBe('loading failed');
      expect(selectFailure(game.snapshot())?.code).toBe('too_many_requests');
      game.send({ type });
      expect(game.view()).toBe('loading');
      expect(selectFailure(game.snapshot())).toBeNull();
      game.deck(['anna']);
      expect(game.view()).toBe('playing');
    },
  );

  test('[K03] a deck that has not come after 30 s has failed', () => {
    const game = start();
    game.wait(29_999);
    expect(game.view()).toBe('loading');
    game.wait(1);
    expect(game.view()).toBe('loading failed');
    expect(selectFailure(game.snapshot())?.code).toBe('network');
  });

  test('[K03] nobody left to show: it says so, and can be asked for again', () => {
    const game = start();
    game.deck([]);
    expect(game.view()).toBe('deck empty');
    expect(game.left()).toBe(4);
    game.send({ type: 'RETRY' });
    game.deck(['anna']);
    expect(game.view()).toBe('playing');
  });

  test('[K03] at the end of the deck more is loaded, without those decided on, each once', () => {
    const game = playing(['anna']);
    game.pass();
    expect(game.view()).toBe('loading');
    game.deck(['anna', 'bram', 'bram']);
    expect(game.ids()).toEqual(['bram']);
    game.pass();
    game.deck(['anna', 'bram']);
    expect(game.view()).toBe('deck empty');
  });

  test('[K03] what is brought back while more is loaded, or after it failed or came empty, is played', () => {
    for (const end of ['running', 'failed', 'empty'] as const) {
      const game = playing(['anna']);
      game.pass();
      if (end === 'failed') game.fail('loadDeck', noAnswer);
      if (end === 'empty') game.deck([]);
      game.undo();
      expect(game.view()).toBe('playing');
      expect(game.ids()).toEqual(['anna']);
    }
  });
});

describe('swipeGame, liking and passing', () => {
  test('[K03] a like is off the deck at once and counts at once; the server is told with a key', () => {
    const game = playing();
    game.like();
    expect(game.top()).toBe('bram');
    expect(game.left()).toBe(3);
    expect(game.sending()).toEqual({ kind: 'like', profileId: 'anna', idempotencyKey: 'key-1' });
    game.taken(3);
    expect(game.left()).toBe(3);
    expect(game.sending()).toBeNull();
  });

  test('[K03] decisions are told one after the other, in order, each with its own key', () => {
    const game = playing();
    game.like();
    game.pass();
    game.like();
    expect(game.left()).toBe(2);
    const seen: (DecideInput | null)[] = [];
    for (const left of [3, 3, 2]) {
      seen.push(game.sending());
      game.taken(left);
    }
    expect(seen.map((call) => `${call?.kind} ${call?.profileId} ${call?.idempotencyKey}`)).toEqual([
      'like anna key-1',
      'pass bram key-2',
      'like clara key-3',
    ]);
    expect(game.left()).toBe(2);
  });

  test('[K03] a second press on a card that is gone does nothing', () => {
    const game = playing();
    game.like();
    game.send({ type: 'LIKE', profileId: 'anna' });
    game.send({ type: 'PASS', profileId: 'anna' });
    expect(game.ids()).toEqual(FIVE.slice(1));
    expect(game.left()).toBe(3);
  });

  test('[K03] a pass costs no like and can be undone; the server is told with the next decision', () => {
    const game = playing();
    game.pass();
    expect(selectLastPassed(game.snapshot())?.id).toBe('anna');
    expect(game.sending()).toBeNull();
    expect(game.left()).toBe(4);
    game.undo();
    expect(game.ids()).toEqual(FIVE);
    expect(selectLastPassed(game.snapshot())).toBeNull();
    game.undo();
    expect(game.ids()).toEqual(FIVE);
    game.pass();
    game.pass();
    expect(game.sending()).toMatchObject({ kind: 'pass', profileId: 'anna' });
    expect(selectLastPassed(game.snapshot())?.id).toBe('bram');
    game.like();
    expect(selectLastPassed(game.snapshot())).toBeNull();
  });

  test('[K03] one that was brought back is decided on anew, the others stay decided', () => {
    const game = playing(['anna', 'bram']);
    game.pass();
    game.pass();
    game.undo();
    expect(game.ids()).toEqual(['bram']);
    game.like();
    game.deck(['anna', 'bram', 'clara']);
    expect(game.ids()).toEqual(['clara']);
  });

  test('[K03] leaving the page tells the server of the last pass', () => {
    const game = playing();
    game.send({ type: 'LEAVING' });
    expect(game.sending()).toBeNull();
    game.pass();
    game.send({ type: 'LEAVING' });
    expect(game.sending()).toMatchObject({ kind: 'pass', profileId: 'anna' });
    expect(selectLastPassed(game.snapshot())).toBeNull();
  });

  test('[K03] a match is announced once, with whom', () => {
    const game = playing();
    game.like();
    game.taken(3, null, true);
    expect(game.sending()).toBeNull();
    expect(game.left()).toBe(3);
    expect(game.ran.map(({ type }) => type)).toEqual(['announceMatch', 'tellOtherTabs']);
    game.like();
    game.taken(2, null, false);
    expect(game.ran.filter(({ type }) => type === 'announceMatch')).toEqual([
      { type: 'announceMatch', params: { profile: profileOf('anna') } },
    ]);
  });

  test.each([
    ['refused', refused, 'playing: refused'],
    ['without an answer', noAnswer, 'playing: unanswered'],
  ])('[K03] a like that is %s puts its profile back on top and says so', (_what, error, view) => {
    const game = playing();
    game.like();
    game.lost(error);
    expect(game.ids()).toEqual(FIVE);
    expect(game.view()).toBe(view);
    expect(selectNotice(game.snapshot())?.profile.id).toBe('anna');
    expect(game.left()).toBe(4);
    expect(game.isRunning('readLikes')).toBe(true);
    game.pass();
    expect(game.view()).toBe('playing');
  });

  test('[K03] bringing back a pass ends what was said of the like before it', () => {
    const game = playing();
    game.like();
    game.pass();
    game.lost(refused);
    expect(game.view()).toBe('playing: refused');
    game.undo();
    expect(game.view()).toBe('playing');
    expect(game.ids()).toEqual(['bram', 'anna', 'clara', 'daan', 'eva']);
  });

  test('[K03] liked again after no answer it goes out with its own key, after a refusal with a new one', () => {
    const game = playing();
    game.like();
    game.lost(noAnswer);
    game.like();
    expect(game.sending()?.idempotencyKey).toBe('key-1');
    game.lost(refused);
    game.like();
    expect(game.sending()?.idempotencyKey).toBe('key-2');
  });

  test('[K03] an answer that has not come after 30 s is none: the profile is back, the key stays', () => {
    const game = playing();
    game.like();
    game.wait(29_999);
    expect(game.view()).toBe('playing');
    game.wait(1);
    expect(game.view()).toBe('playing: unanswered');
    expect(game.top()).toBe('anna');
    expect(game.isRunning('readLikes')).toBe(true);
    game.like();
    expect(game.sending()?.idempotencyKey).toBe('key-1');
  });

  test.each(['refused', 'late'])('[K03] a pass that is %s is nobody’s trouble', (how) => {
    const game = playing();
    game.pass();
    game.pass();
    if (how === 'refused') game.lost(refused);
    else game.wait(30_000);
    expect(game.view()).toBe('playing');
    expect(game.ids()).toEqual(['clara', 'daan', 'eva']);
    expect(game.sending()).toBeNull();
    expect(game.reads()).toBe(0);
  });

  test('[K03] a profile that is gone does not come back, and costs no like', () => {
    const game = playing();
    game.like();
    game.lost(gone);
    expect(game.ids()).toEqual(FIVE.slice(1));
    expect(game.view()).toBe('playing: profile gone');
    expect(game.left()).toBe(4);
    game.pass();
    game.undo();
    expect(game.view()).toBe('playing');
  });
});

describe('swipeGame, 4 likes per day', () => {
  test('[K03] 4 likes a day, then it says when there are more, by the server', () => {
    const game = playing();
    const nextAt = EPOCH + 24 * HOUR;
    for (const left of [3, 2, 1]) {
      game.like();
      expect(game.left()).toBe(left);
      game.taken(left, nextAt);
      expect(game.view()).toBe('playing');
    }
    game.like();
    expect(game.view()).toBe('out of likes');
    expect(game.left()).toBe(0);
    expect(selectNextLikesAt(game.snapshot())).toBe(nextAt);
    game.send({ type: 'LIKE', profileId: 'eva' });
    game.send({ type: 'PASS', profileId: 'eva' });
    expect(game.ids()).toEqual(['eva']);
    game.taken(0, nextAt);
    expect(game.view()).toBe('out of likes');
    expect(game.started.filter(({ id }) => id === 'decide')).toHaveLength(4);
  });

  test('[K03] passing goes on without end while a like is left', () => {
    const game = playing(FIVE, 1);
    for (let turn = 0; turn < 4; turn += 1) game.pass();
    expect(game.view()).toBe('playing');
  });

  test('[K03] the countdown is the server’s moment less now: exact to the millisecond', () => {
    const game = outOfLikes(EPOCH + 90_001);
    expect(selectMsUntilNextLikes(game.snapshot())).toBe(90_001);
    game.wait(90_000);
    expect(selectMsUntilNextLikes(game.snapshot())).toBe(1);
    expect(game.isRunning('readLikes')).toBe(false);
    game.wait(1);
    expect(selectMsUntilNextLikes(game.snapshot())).toBe(0);
    expect(game.isRunning('readLikes')).toBe(true);
    game.done('readLikes', game.likes(4));
    expect(game.view()).toBe('playing');
    expect(game.left()).toBe(4);
    game.sleep(HOUR);
    expect(selectMsUntilNextLikes(game.snapshot())).toBeNull();
  });

  test('[K03] a millisecond before it is time it waits a millisecond; past it, nothing is left', () => {
    const game = outOfLikes(EPOCH + 1);
    game.wait(1);
    expect(game.reads()).toBe(1);
    game.sleep(HOUR);
    expect(selectMsUntilNextLikes(game.snapshot())).toBe(0);
  });

  test('[K03] after three hours’ sleep it asks as soon as it is seen, or within a minute', () => {
    for (const isSeen of [true, false]) {
      const game = outOfLikes(EPOCH + 2 * HOUR);
      game.sleep(3 * HOUR);
      expect(game.isRunning('readLikes')).toBe(false);
      if (isSeen) game.send({ type: 'VISIBLE' });
      else game.wait(60_000);
      expect(game.isRunning('readLikes')).toBe(true);
    }
  });

  test('[K03] seen before it is time, nothing is asked', () => {
    const game = outOfLikes(EPOCH + HOUR);
    game.wait(HOUR - 1);
    game.send({ type: 'VISIBLE' });
    expect(game.reads()).toBe(0);
    game.wait(1);
    expect(game.reads()).toBe(1);
  });

  test('[K03] a clock a day fast asks the server and believes it: once a minute, not in a circle', () => {
    const game = outOfLikes(EPOCH + HOUR);
    game.sleep(24 * HOUR);
    game.wait(60_000);
    for (const reads of [1, 2, 3]) {
      expect(game.reads()).toBe(reads);
      game.done('readLikes', game.likes(0, EPOCH + HOUR));
      expect(game.view()).toBe('out of likes');
      game.wait(59_999);
      expect(game.reads()).toBe(reads);
      game.wait(1);
    }
  });

  test('[K03] a clock a day slow waits by itself; put right, it asks', () => {
    const game = outOfLikes(EPOCH + HOUR);
    game.sleep(-24 * HOUR);
    game.wait(2 * HOUR);
    expect(game.reads()).toBe(0);
    game.sleep(24 * HOUR);
    game.wait(60_000);
    expect(game.reads()).toBe(1);
  });

  test('[K03] a time that the server has not told is asked for within a minute', () => {
    const game = outOfLikes(null);
    expect(selectMsUntilNextLikes(game.snapshot())).toBeNull();
    game.wait(59_999);
    expect(game.reads()).toBe(0);
    game.wait(1);
    expect(game.reads()).toBe(1);
    expect(game.isRunning('readLikes')).toBe(true);
  });

  test('[K03] reached elsewhere: the like is put back, none is left, and the server tells when', () => {
    const game = playing();
    game.like();
    game.lost(limitReached);
    expect(game.view()).toBe('out of likes: limit reached');
    expect(game.top()).toBe('anna');
    game.done('readLikes', game.likes(0, EPOCH + HOUR));
    expect(game.view()).toBe('out of likes: limit reached');
    expect(selectNextLikesAt(game.snapshot())).toBe(EPOCH + HOUR);
    game.wait(HOUR);
    game.done('readLikes', game.likes(4));
    expect(game.view()).toBe('playing');
    expect(game.ids()).toEqual(FIVE);
    expect(selectNotice(game.snapshot())).toBeNull();
  });

  test('[K03] one new like is enough to end the notice of the limit', () => {
    const game = playing();
    game.like();
    game.lost(limitReached);
    game.done('readLikes', game.likes(1));
    expect(game.view()).toBe('playing');
  });

  test('[K03] other notices stay when new likes come', () => {
    const game = playing(FIVE, 1);
    game.like();
    game.lost(noAnswer);
    game.done('readLikes', game.likes(0, EPOCH + HOUR));
    expect(game.view()).toBe('out of likes: unanswered');
    game.wait(HOUR);
    game.done('readLikes', game.likes(4));
    expect(game.view()).toBe('playing: unanswered');
  });

  test.each([
    ['failed', () => undefined],
    ['not come after 30 s', null],
  ])('[K03] a count that has %s is asked for again after a minute', (_what, fails) => {
    const game = playing();
    game.like();
    game.lost(noAnswer);
    if (fails) game.fail('readLikes');
    else game.wait(30_000);
    expect(game.isRunning('readLikes')).toBe(false);
    game.wait(59_999);
    expect(game.reads()).toBe(1);
    game.wait(1);
    expect(game.reads()).toBe(2);
    game.done('readLikes', game.likes(4));
    game.wait(10 * HOUR);
    expect(game.reads()).toBe(2);
  });

  test.each(['ONLINE', 'VISIBLE'] as const)('[K03] %s does not wait that minute', (type) => {
    const game = playing();
    game.like();
    game.lost(noAnswer);
    game.fail('readLikes');
    game.send({ type });
    expect(game.reads()).toBe(2);
  });

  test('[K03] a decision does not wait for a count, and its answer is one', () => {
    const game = playing();
    game.like();
    game.lost(noAnswer);
    game.like();
    expect(game.isRunning('readLikes')).toBe(false);
    expect(game.sending()).toMatchObject({ profileId: 'anna' });
    game.taken(3);
    expect(game.left()).toBe(3);
    expect(game.isRunning('readLikes')).toBe(false);
    game.like();
    game.lost(noAnswer);
    game.fail('readLikes');
    game.like();
    expect(game.sending()).toMatchObject({ profileId: 'bram' });
  });
});

describe('swipeGame, two tabs', () => {
  test('[K03] the other tabs are told who was decided on, and what the server counts', () => {
    const game = playing();
    game.like();
    game.taken(3, EPOCH + HOUR);
    expect(game.ran).toEqual([
      {
        type: 'tellOtherTabs',
        params: {
          profileId: 'anna',
          likes: { left: 3, perDay: 4, nextAt: EPOCH + HOUR, asOf: 2 },
        },
      },
    ]);
  });

  test('[K03] the likes given in another tab are missing here, and its profile too', () => {
    const game = playing();
    game.elsewhere('bram', game.likes(3));
    expect(game.left()).toBe(3);
    expect(game.ids()).toEqual(['anna', 'clara', 'daan', 'eva']);
    game.elsewhere('clara', game.likes(0, EPOCH + HOUR));
    expect(game.view()).toBe('out of likes');
    game.elsewhere('daan', game.likes(4));
    expect(game.view()).toBe('playing');
    expect(game.ids()).toEqual(['anna', 'eva']);
    game.like();
    game.pass();
    game.deck(['bram', 'eva', 'fien']);
    expect(game.ids()).toEqual(['fien']);
  });

  test('[K03] of two counts the newer stands, of two of one moment the lower', () => {
    const game = playing();
    const older = game.likes(4);
    game.elsewhere('zoe', game.likes(2));
    game.elsewhere('zoe', older);
    game.elsewhere('zoe', { ...older, left: 1 });
    expect(game.left()).toBe(2);
    const same = { ...older, asOf: older.asOf + 1 };
    game.elsewhere('zoe', { ...same, left: 3 });
    expect(game.left()).toBe(2);
    game.elsewhere('zoe', { ...same, left: 1 });
    expect(game.left()).toBe(1);
  });

  test('[K03] what another tab has decided on cannot be brought back here', () => {
    const game = playing();
    game.pass();
    game.elsewhere('bram', game.likes(3));
    expect(selectLastPassed(game.snapshot())?.id).toBe('anna');
    game.elsewhere('anna', game.likes(2));
    expect(selectLastPassed(game.snapshot())).toBeNull();
  });
});

test('[K03] before the server has told, no like is left', () => {
  expect(likesLeft({ likes: null, queue: [] })).toBe(0);
});

proveMachine(swipeGameModel, {
  id: 'K03',
  docs: new URL('./swipeGame.docs.md', import.meta.url),
  ways: new URL('./swipeGame.ways.gen.json', import.meta.url),
});
