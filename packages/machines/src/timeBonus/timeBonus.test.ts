import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  TIME_BONUS_CODE,
  TIME_BONUS_PERCENTAGE,
  TIME_BONUS_VALID_MS,
  bonusEndsAt,
  selectCountdown,
  selectEndsAt,
  selectIsVisible,
  selectRemaining,
  toCountdown,
} from './timeBonus.logic.ts';
import { timeBonusMachine } from './timeBonus.machine.ts';
import { factsWith, timeBonusModel } from './timeBonus.model.ts';

const start = () => startTestActor(timeBonusMachine, (now) => ({ now }));

const loadedWith = (left: number) => {
  const bonus = start();
  bonus.send({ type: 'LOGGED_IN' });
  bonus.done('loadFacts', factsWith(left));
  return bonus;
};

const shown = (bonus: ReturnType<typeof start>): string | null => {
  const countdown = selectCountdown(bonus.snapshot());
  return countdown && `${countdown.hours}:${countdown.minutes}:${countdown.seconds}`;
};

describe('timeBonus', () => {
  test('[M07] is TIMEBONUS25, worth 25 percent', () => {
    expect([TIME_BONUS_CODE, TIME_BONUS_PERCENTAGE]).toEqual(['TIMEBONUS25', 25]);
  });

  test.each([
    [14_399, '00:00:01'],
    [14_400, null],
    [14_401, null],
  ])('[M07] %i seconds after sign-up the countdown shows %s', (seconds, expected) => {
    expect(shown(loadedWith(TIME_BONUS_VALID_MS - seconds * 1_000))).toBe(expected);
  });

  test('[M07] at the moment of sign-up all four hours are left', () => {
    expect(shown(loadedWith(TIME_BONUS_VALID_MS))).toBe('04:00:00');
  });

  test('[M07] in the last millisecond it is still one', () => {
    expect(shown(loadedWith(1))).toBe('00:00:01');
  });

  test('[M07] clears when more than four hours would be left', () => {
    expect(shown(loadedWith(TIME_BONUS_VALID_MS + 1))).toBeNull();
  });

  test.each([
    ['knows of none', null],
    ['says that the member has paid', factsWith(60_000, { paidUser: true })],
    ['says no date', factsWith(60_000, { signupDate: 'not a date' })],
  ])('[M07] none is visible where the server %s', (_what, facts) => {
    const bonus = start();
    bonus.send({ type: 'LOGGED_IN' });
    bonus.done('loadFacts', facts);
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
    expect(shown(bonus)).toBeNull();
  });

  test('[M07] a server that does not say its time is taken to have the time of the member', () => {
    const bonus = start();
    bonus.send({ type: 'LOGGED_IN' });
    bonus.done('loadFacts', factsWith(60_000, { serverTime: 'not a date' }));
    expect(selectRemaining(bonus.snapshot())).toBe(60_000);
  });

  test('[M07] counts down each second, hours, minutes and seconds as two digits', () => {
    const bonus = loadedWith(3_601_000);
    const seen = [shown(bonus)];
    for (let second = 0; second < 3; second += 1) {
      bonus.wait(1_000);
      seen.push(shown(bonus));
    }
    expect(seen).toEqual(['01:00:01', '01:00:00', '00:59:59', '00:59:58']);
  });

  test('[M07] clears at zero, to the millisecond', () => {
    const bonus = loadedWith(2_500);
    bonus.wait(2_499);
    expect(shown(bonus)).toBe('00:00:01');
    bonus.wait(1);
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
    expect(selectEndsAt(bonus.snapshot())).toBeNull();
  });

  test('[M07] clears on log-out and is loaded again on log-in', () => {
    const bonus = loadedWith(60_000);
    bonus.send({ type: 'LOGGED_OUT' });
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
    expect(selectEndsAt(bonus.snapshot())).toBeNull();
    bonus.send({ type: 'LOGGED_IN' });
    expect(bonus.isRunning('loadFacts')).toBe(true);
  });

  test('[M07] clears as soon as the member has paid, and is not offered to a paid member', () => {
    const bonus = loadedWith(60_000);
    bonus.send({ type: 'PAID' });
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
    expect(bonusEndsAt(factsWith(60_000, { paidUser: true }))).toBeNull();
  });

  test('[M07] paid while it is loaded, it does not come', () => {
    const bonus = start();
    bonus.send({ type: 'LOGGED_IN' });
    bonus.send({ type: 'PAID' });
    expect(bonus.isRunning('loadFacts')).toBe(false);
  });

  test('[M07] a failure to load is silent: no bonus, and a later reload may bring it', () => {
    const bonus = start();
    bonus.send({ type: 'LOGGED_IN' });
    bonus.fail('loadFacts');
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
    bonus.send({ type: 'RELOAD' });
    bonus.done('loadFacts', factsWith(5_000));
    expect(shown(bonus)).toBe('00:00:05');
  });

  test('[M07] ends when the discount code of the server expires, where there is one', () => {
    const expires = new Date(EPOCH + 10_000).toISOString();
    expect(bonusEndsAt(factsWith(60_000, { expires }))).toBe(EPOCH + 10_000);
  });

  test('[M07] after three hours of sleep the first tick is right', () => {
    const bonus = loadedWith(4 * 3_600_000);
    bonus.sleep(3 * 3_600_000);
    bonus.wait(1_000);
    expect(shown(bonus)).toBe('00:59:59');
  });

  test('[M07] a sleep beyond the end clears it at the first tick', () => {
    const bonus = loadedWith(3_600_000);
    bonus.sleep(3 * 3_600_000);
    bonus.wait(1_000);
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
  });

  test('[M07] runs on the clock of the server, whatever the clock of the member says', () => {
    const bonus = start();
    bonus.sleep(-86_400_000);
    bonus.send({ type: 'LOGGED_IN' });
    bonus.done('loadFacts', factsWith(5_000));
    expect(shown(bonus)).toBe('00:00:05');
  });

  test('[M07] a clock that was put back makes it ask the server again', () => {
    const bonus = loadedWith(60_000);
    bonus.sleep(-3_600_000);
    bonus.wait(1_000);
    expect(bonus.isRunning('loadFacts')).toBe(true);
    expect(selectIsVisible(bonus.snapshot())).toBe(false);
  });

  test('[M07] a clock that has stood still since the last tick is counted by', () => {
    const bonus = loadedWith(60_000);
    bonus.sleep(-1_000);
    bonus.wait(1_000);
    expect(shown(bonus)).toBe('00:01:00');
  });

  test('[M07] a whole bonus counts 14400 seconds down, one by one', () => {
    const bonus = loadedWith(TIME_BONUS_VALID_MS);
    const seen = new Set<string | null>();
    for (let second = 0; second < 14_400; second += 1) {
      seen.add(shown(bonus));
      bonus.wait(1_000);
    }
    expect(seen.size).toBe(14_400);
    expect(shown(bonus)).toBeNull();
  });

  test.each([
    [0, '00', '00', '00'],
    [1, '00', '00', '01'],
    [59_999, '00', '01', '00'],
    [14_400_000, '04', '00', '00'],
  ])('[M07] %i ms are shown as %s %s %s', (ms, hours, minutes, seconds) => {
    expect(toCountdown(ms)).toEqual({ hours, minutes, seconds });
  });
});

proveMachine(timeBonusModel, {
  id: 'M07',
  docs: new URL('./timeBonus.docs.md', import.meta.url),
  ways: new URL('./timeBonus.ways.gen.json', import.meta.url),
});
