import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  discountLeft,
  isSameOrder,
  selectActive,
  selectActiveCode,
  selectCodeStatus,
  selectEntered,
  selectRefusal,
  selectView,
  selectWelcomeRemaining,
  untilNextLook,
} from './activeDiscount.logic.ts';
import type { DiscountFacts } from './activeDiscount.logic.ts';
import { activeDiscountMachine } from './activeDiscount.machine.ts';
import type { CheckCodeInput } from './activeDiscount.machine.ts';
import { activeDiscountModel, discountWith, order, problem } from './activeDiscount.model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const WELCOME = { kind: 'welcome', code: 'WELCOME25', percentage: 25 };
const TIME_BONUS = { kind: 'timeBonus', code: 'TIMEBONUS25', percentage: 25 };
const SPRING = { kind: 'code', code: 'SPRING10', percentage: 10 };

const start = () => {
  const discount = startTestActor(activeDiscountMachine, (now) => ({ now }));
  return {
    ...discount,
    active: () => selectActive(discount.snapshot()),
    status: () => selectCodeStatus(discount.snapshot()),
    view: () => selectView(discount.snapshot()),
    timeBonus: (isVisible: boolean) => discount.send({ type: 'TIME_BONUS', isVisible }),
    apply: (code: string) => discount.send({ type: 'APPLY', code }),
    checks: () =>
      discount.started
        .filter(({ id }) => id === 'checkCode')
        .map(({ input }) => input as CheckCodeInput),
  };
};

const loggedIn = () => {
  const discount = start();
  discount.send({ type: 'LOGGED_IN' });
  return discount;
};

const withWelcome = (left = HOUR) => {
  const discount = loggedIn();
  discount.done('loadWelcome', discountWith(left));
  return discount;
};

const springWith = (left: number, more: Partial<DiscountFacts> = {}): DiscountFacts =>
  discountWith(left, { code: 'SPRING10', percentage: 10, ...more });

const withCode = (left = HOUR) => {
  const discount = withWelcome(2 * HOUR);
  discount.apply('spring10');
  discount.done('checkCode', springWith(left));
  return discount;
};

describe('activeDiscount, which one counts', () => {
  test('[M09] active discount is the time bonus if present, otherwise the welcome discount', () => {
    const discount = withWelcome();
    expect(discount.active()).toEqual(WELCOME);
    expect(discount.view()).toBe('welcome discount');
    discount.timeBonus(true);
    expect(discount.active()).toEqual(TIME_BONUS);
    expect(discount.view()).toBe('time bonus');
    discount.timeBonus(false);
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] the time bonus counts without a welcome discount, also while that is loaded', () => {
    const discount = loggedIn();
    discount.timeBonus(true);
    expect(discount.active()).toEqual(TIME_BONUS);
    discount.done('loadWelcome', null);
    expect(discount.active()).toEqual(TIME_BONUS);
    discount.timeBonus(false);
    expect(discount.active()).toBeNull();
    expect(discount.view()).toBeNull();
  });

  test('[M09] logged out there is no discount, and the welcome discount is loaded on log-in', () => {
    const discount = start();
    discount.timeBonus(true);
    discount.apply('spring10');
    expect(discount.active()).toBeNull();
    expect(discount.isRunning('loadWelcome')).toBe(false);
    discount.send({ type: 'LOGGED_IN' });
    expect(discount.isRunning('loadWelcome')).toBe(true);
    expect(discount.active()).toEqual(TIME_BONUS);
  });

  test('[M09] log-out clears the welcome discount and the code', () => {
    const discount = withCode();
    discount.send({ type: 'LOGGED_OUT' });
    expect(discount.active()).toBeNull();
    expect(discount.snapshot().context).toMatchObject({
      welcome: null,
      applied: null,
      entered: '',
    });
    discount.send({ type: 'LOGGED_IN' });
    expect(discount.active()).toBeNull();
    expect(discount.status()).toBe('none');
  });

  test('[M09] a code that was entered and applied goes before both, until it is removed', () => {
    const discount = withCode();
    discount.timeBonus(true);
    expect(discount.active()).toEqual(SPRING);
    expect(selectActiveCode(discount.snapshot())).toBe('SPRING10');
    discount.send({ type: 'REMOVE' });
    expect(discount.active()).toEqual(TIME_BONUS);
    expect(discount.status()).toBe('none');
    expect(selectEntered(discount.snapshot())).toBe('');
    discount.timeBonus(false);
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] a member who has paid has neither the welcome discount nor the code', () => {
    const discount = withCode();
    discount.send({ type: 'PAID' });
    expect(discount.active()).toBeNull();
    expect(selectActiveCode(discount.snapshot())).toBeNull();
    expect(discount.status()).toBe('none');
  });
});

describe('activeDiscount, welcome discount', () => {
  test('[M09] welcome discount failure is silent', () => {
    const discount = loggedIn();
    discount.fail('loadWelcome', problem(404, 'discount_not_found'));
    expect(discount.active()).toBeNull();
    expect(discount.view()).toBeNull();
    expect(selectRefusal(discount.snapshot())).toBeNull();
  });

  test('[M09] is loaded again when the logging-in state changed', () => {
    const discount = withWelcome();
    discount.send({ type: 'RELOAD' });
    expect(discount.active()).toBeNull();
    discount.done('loadWelcome', discountWith(HOUR));
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] paid while it is loaded, it does not come', () => {
    const discount = loggedIn();
    discount.send({ type: 'PAID' });
    expect(discount.isRunning('loadWelcome')).toBe(false);
  });

  test('[M09] is time limited: over at its end, to the millisecond', () => {
    const discount = withWelcome(2_500);
    discount.wait(2_499);
    expect(discount.active()).toEqual(WELCOME);
    discount.wait(1);
    expect(discount.active()).toBeNull();
  });

  test('[M09] what is left is worked out each second', () => {
    const discount = withWelcome(60_000);
    const seen = [selectWelcomeRemaining(discount.snapshot())];
    for (const ms of [999, 1, 1_000]) {
      discount.wait(ms);
      seen.push(selectWelcomeRemaining(discount.snapshot()));
    }
    expect(seen).toEqual([60_000, 60_000, 59_000, 58_000]);
    discount.wait(60_000);
    expect(selectWelcomeRemaining(discount.snapshot())).toBe(0);
  });

  test.each([
    [1, WELCOME],
    [0, null],
    [-1, null],
  ])('[M09] with %i ms left on the clock of the server it is %j', (left, expected) => {
    expect(withWelcome(left).active()).toEqual(expected);
  });

  test.each([DAY, -DAY])(
    '[M09] runs on the clock of the server, with the clock of the device off by %i ms',
    (off) => {
      const discount = start();
      discount.sleep(off);
      discount.send({ type: 'LOGGED_IN' });
      discount.done('loadWelcome', discountWith(5_000));
      discount.wait(4_999);
      expect(discount.active()).toEqual(WELCOME);
      discount.wait(1);
      expect(discount.active()).toBeNull();
    },
  );

  test('[M09] after three hours of sleep it is over at the first look', () => {
    const discount = withWelcome(2 * HOUR);
    discount.sleep(3 * HOUR);
    discount.wait(1_000);
    expect(discount.active()).toBeNull();
    expect(discount.isRunning('loadWelcome')).toBe(false);
  });

  test('[M09] a clock that was put back makes it ask the server again', () => {
    const discount = withWelcome();
    discount.sleep(-DAY);
    discount.wait(1_000);
    expect(discount.isRunning('loadWelcome')).toBe(true);
    expect(discount.active()).toBeNull();
  });

  test('[M09] a clock that was put back to the last look, and no further, is counted by', () => {
    const discount = withWelcome();
    discount.sleep(-1_000);
    discount.wait(1_000);
    expect(discount.active()).toEqual(WELCOME);
  });

  test.each([{ expires: 'never' }, { serverTime: 'now' }])(
    '[M09] dates that are none are no discount: %j',
    (more) => {
      const discount = loggedIn();
      discount.done('loadWelcome', discountWith(HOUR, more));
      expect(discount.active()).toBeNull();
    },
  );
});

describe('activeDiscount, entered code', () => {
  test('[M09] is checked by the server before it counts', () => {
    const discount = withWelcome();
    discount.send({ type: 'ORDER_CHOSEN', order });
    discount.apply(' spring10 ');
    expect(discount.view()).toBe('code: checking');
    expect(discount.inputOf('checkCode')).toEqual({ code: 'SPRING10', order });
    expect(selectEntered(discount.snapshot())).toBe('SPRING10');
    expect(discount.active()).toEqual(WELCOME);
    discount.done('checkCode', springWith(HOUR));
    expect(discount.view()).toBe('code: applied');
    expect(discount.active()).toEqual(SPRING);
  });

  test('[M09] nothing entered is nothing checked', () => {
    const discount = withWelcome();
    discount.apply('  ');
    expect(discount.status()).toBe('none');
    expect(discount.checks()).toEqual([]);
  });

  test('[M09] discount code: not found or already used', () => {
    const discount = withWelcome();
    discount.apply('nonsense');
    discount.fail('checkCode', problem(404, 'discount_not_found'));
    expect(discount.view()).toBe('code: refused');
    expect(selectRefusal(discount.snapshot())?.code).toBe('discount_not_found');
    expect(selectEntered(discount.snapshot())).toBe('NONSENSE');
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] a code that could not be checked is not refused; entered again it is checked again', () => {
    const discount = withWelcome();
    discount.apply('spring10');
    discount.fail('checkCode', new TypeError('fetch failed'));
    expect(discount.view()).toBe('code: unchecked');
    discount.apply('spring10');
    expect(discount.view()).toBe('code: checking');
    expect(selectRefusal(discount.snapshot())).toBeNull();
  });

  test('[M09] another code takes the place of the one being checked, and of the one applied', () => {
    const discount = withCode();
    discount.apply('summer');
    expect(discount.active()).toEqual(WELCOME);
    discount.apply('autumn');
    expect(discount.checks().map(({ code }) => code)).toEqual(['SPRING10', 'SUMMER', 'AUTUMN']);
    discount.done('checkCode', springWith(HOUR, { code: 'AUTUMN' }));
    expect(selectActiveCode(discount.snapshot())).toBe('AUTUMN');
  });

  test('[M09] removed while it is checked, it does not come back', () => {
    const discount = withWelcome();
    discount.apply('spring10');
    discount.send({ type: 'REMOVE' });
    expect(discount.isRunning('checkCode')).toBe(false);
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] removed after it was refused, nothing is told of it any more', () => {
    const discount = withWelcome();
    discount.apply('nonsense');
    discount.fail('checkCode', problem(404, 'discount_not_found'));
    discount.send({ type: 'REMOVE' });
    expect(discount.view()).toBe('welcome discount');
    expect(selectRefusal(discount.snapshot())).toBeNull();
  });

  test('[M09] another package or method: an applied code is checked for it anew', () => {
    const discount = withCode();
    discount.send({ type: 'ORDER_CHOSEN', order });
    expect(discount.view()).toBe('code: checking');
    expect(discount.active()).toEqual(WELCOME);
    discount.done('checkCode', springWith(HOUR));
    discount.send({ type: 'ORDER_CHOSEN', order: { ...order } });
    expect(discount.view()).toBe('code: applied');
    discount.send({ type: 'ORDER_CHOSEN', order: { ...order, method: 'card' } });
    expect(discount.inputOf('checkCode')).toEqual({
      code: 'SPRING10',
      order: { ...order, method: 'card' },
    });
    discount.send({ type: 'ORDER_CHOSEN', order: { ...order, packageId: 'p2' } });
    expect(discount.checks()).toHaveLength(4);
    expect(discount.inputOf('checkCode')).toMatchObject({ order: { packageId: 'p2' } });
  });

  test('[M09] the same order chosen again does not disturb a check', () => {
    const discount = withWelcome();
    discount.send({ type: 'ORDER_CHOSEN', order });
    discount.apply('spring10');
    discount.send({ type: 'ORDER_CHOSEN', order: { ...order } });
    expect(discount.checks()).toHaveLength(1);
  });

  test('[M09] a code refused for one method is checked anew for another', () => {
    const discount = withWelcome();
    discount.send({ type: 'ORDER_CHOSEN', order });
    discount.apply('spring10');
    discount.fail('checkCode', problem(422, 'discount_wrong_method'));
    discount.send({ type: 'ORDER_CHOSEN', order });
    expect(discount.view()).toBe('code: refused');
    discount.send({ type: 'ORDER_CHOSEN', order: { ...order, method: 'card' } });
    expect(discount.view()).toBe('code: checking');
  });

  test('[M09] an applied code that ends is told to have expired, to the millisecond', () => {
    const discount = withCode(2_500);
    discount.wait(2_499);
    expect(discount.active()).toEqual(SPRING);
    discount.wait(1);
    expect(discount.view()).toBe('code: refused');
    expect(selectRefusal(discount.snapshot())?.code).toBe('discount_expired');
    expect(discount.active()).toEqual(WELCOME);
  });

  test('[M09] an applied code counts in its last millisecond', () => {
    expect(withCode(1).active()).toEqual(SPRING);
  });

  test('[M09] a code that is over when its answer comes has expired', () => {
    const discount = withCode(0);
    expect(selectRefusal(discount.snapshot())?.code).toBe('discount_expired');
  });

  test('[M09] after three hours of sleep an applied code is looked at within a second', () => {
    const discount = withCode(2 * HOUR);
    discount.sleep(3 * HOUR);
    discount.wait(1_000);
    expect(selectRefusal(discount.snapshot())?.code).toBe('discount_expired');
  });

  test('[M09] a clock that was put back has the code checked anew', () => {
    const discount = withCode();
    discount.wait(5_000);
    discount.sleep(-3_000);
    discount.wait(1_000);
    expect(discount.view()).toBe('code: checking');
    expect(discount.checks()).toHaveLength(2);
    const serverTime = new Date(EPOCH).toISOString();
    discount.done('checkCode', springWith(10_000, { serverTime }));
    discount.wait(9_999);
    expect(discount.active()).toEqual(SPRING);
  });
});

describe('activeDiscount, rules', () => {
  test('[M09] where there is no discount nothing is left, and nothing is waited for', () => {
    expect(discountLeft(null, EPOCH)).toBe(0);
    expect(untilNextLook(null, EPOCH)).toBe(0);
  });

  test('[M09] no order is the same as no order, and as no other', () => {
    expect(isSameOrder(null, null)).toBe(true);
    expect(isSameOrder(order, null)).toBe(false);
    expect(isSameOrder(null, order)).toBe(false);
    expect(isSameOrder(order, { ...order })).toBe(true);
  });
});

proveMachine(activeDiscountModel, {
  id: 'M09',
  docs: new URL('./activeDiscount.docs.md', import.meta.url),
  ways: new URL('./activeDiscount.ways.gen.json', import.meta.url),
});
