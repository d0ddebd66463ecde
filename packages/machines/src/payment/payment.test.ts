import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  ANSWER_TIMEOUT_MS,
  KEY_TRUSTED_MS,
  LEAVE_TIMEOUT_MS,
  canPay,
  selectCanPay,
  selectChoice,
  selectFailure,
  selectIsAsking,
  selectNewTotal,
  selectOptions,
  selectOrderId,
  selectView,
  untilNextAsk,
} from './payment.logic.ts';
import type { OrderFacts } from './payment.logic.ts';
import { paymentMachine } from './payment.machine.ts';
import type { CreateOrderInput, PaymentInput } from './payment.machine.ts';
import {
  BANK,
  NEW_TOTAL,
  OLD_TOTAL,
  choice,
  options,
  paymentModel,
  priceChanged,
  problem,
  storedAt,
} from './payment.model.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const offline = new TypeError('fetch failed');

const start = (more: Partial<PaymentInput> = {}) => {
  let keys = 0;
  const payment = startTestActor(paymentMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    isVisible: true,
    orderId: null,
    stored: null,
    choice,
    ...more,
  }));
  return {
    ...payment,
    view: () => selectView(payment.snapshot()),
    pay: (total: number = OLD_TOTAL) => payment.send({ type: 'PAY', total }),
    /** Keys of the orders that went out, in order. */
    keys: () =>
      payment.started
        .filter(({ id }) => id === 'createOrder')
        .map(({ input }) => (input as CreateOrderInput).idempotencyKey),
    reads: () => payment.started.filter(({ id }) => id === 'readOrder').map(({ input }) => input),
    ranOf: (type: string) =>
      payment.ran.filter((action) => action.type === type).map(({ params }) => params),
    order: (status: OrderFacts['status'], orderId = 'order-1') =>
      payment.send({ type: 'ORDER', orderId, status }),
  };
};

type Payment = ReturnType<typeof start>;

const facts = (
  status: OrderFacts['status'],
  redirectUrl: string | null = null,
  orderId = 'order-1',
): OrderFacts => ({ orderId, status, redirectUrl });

const choosing = (more: Partial<PaymentInput> = {}): Payment => {
  const payment = start(more);
  payment.done('loadOptions', options);
  return payment;
};

const submitted = (): Payment => {
  const payment = choosing();
  payment.pay();
  return payment;
};

const answered = (order: OrderFacts): Payment => {
  const payment = submitted();
  payment.done('createOrder', order);
  return payment;
};

const pending = (): Payment => answered(facts('pending'));
const atBank = (): Payment => answered(facts('pending', BANK));

/** Pay was pressed and no answer came. */
const unanswered = (): Payment => {
  const payment = submitted();
  payment.fail('createOrder', offline);
  return payment;
};

const back = (more: Partial<PaymentInput> = {}): Payment => start({ orderId: 'order-1', ...more });

test('[M02] an answer is waited for 30 s, the bank 15 s, a key is sent again for a day', () => {
  expect([ANSWER_TIMEOUT_MS, LEAVE_TIMEOUT_MS, KEY_TRUSTED_MS]).toEqual([30_000, 15_000, DAY]);
});

describe('payment, loading options', () => {
  test('[M02] loading options comes first, then choosing', () => {
    const payment = start();
    expect(payment.view()).toBe('loading options');
    payment.done('loadOptions', options);
    expect(payment.view()).toBe('choosing');
    expect(selectOptions(payment.snapshot())).toEqual(options);
    expect(selectChoice(payment.snapshot())).toEqual(choice);
  });

  test.each(['RETRY', 'ONLINE'] as const)(
    '[M02] options that could not be loaded are told, and loaded again on %s',
    (type) => {
      const payment = start();
      payment.fail('loadOptions', problem(503, 'service_unavailable'));
      expect(payment.view()).toBe('options failed');
      expect(selectFailure(payment.snapshot())?.code).toBe('service_unavailable');
      payment.send({ type });
      expect(payment.view()).toBe('loading options');
      expect(selectFailure(payment.snapshot())).toBeNull();
      expect(payment.isRunning('loadOptions')).toBe(true);
    },
  );
});

describe('payment, choosing', () => {
  test('[M02] the button works only while something can be chosen, not on the way', () => {
    expect(selectCanPay(choosing().snapshot(), OLD_TOTAL)).toBe(true);
    expect(selectCanPay(submitted().snapshot(), OLD_TOTAL)).toBe(false);
    expect(canPay({ options: null, choice, newTotal: null }, OLD_TOTAL)).toBe(false);
  });

  test('[M02] what is paid is what was chosen last, at the price on the button', () => {
    const payment = choosing({ choice: null });
    expect(selectCanPay(payment.snapshot(), OLD_TOTAL)).toBe(false);
    payment.send({ type: 'CHOOSE', choice: { ...choice, method: 'card' } });
    payment.send({ type: 'CHOOSE', choice });
    payment.pay();
    expect(payment.view()).toBe('submitting');
    expect(payment.inputOf('createOrder')).toEqual({
      order: { ...choice, total: OLD_TOTAL },
      idempotencyKey: 'key-1',
    });
  });

  test.each([
    ['nothing is chosen', null],
    ['the package is not offered', { ...choice, packageId: 'p9' }],
    ['the method is not offered', { ...choice, method: 'cheque' }],
  ])('[M02] cannot be paid while %s', (_why, other) => {
    const payment = choosing({ choice: other });
    payment.pay();
    expect(payment.view()).toBe('choosing');
    expect(payment.keys()).toEqual([]);
    expect(selectCanPay(payment.snapshot(), OLD_TOTAL)).toBe(false);
  });

  test('[M02] cannot be paid before the options are there', () => {
    const payment = start();
    payment.pay();
    expect(payment.view()).toBe('loading options');
    expect(selectCanPay(payment.snapshot(), OLD_TOTAL)).toBe(false);
  });

  test('[M02] a double click on pay is one intent', () => {
    const payment = choosing();
    payment.pay();
    payment.pay();
    expect(payment.keys()).toEqual(['key-1']);
    payment.done('createOrder', facts('pending'));
    payment.pay();
    expect(payment.keys()).toEqual(['key-1']);
  });

  test('[M02] the order is kept before it goes out, with the time at which pay was pressed', () => {
    const payment = choosing();
    payment.wait(5_000);
    payment.pay();
    expect(payment.ran).toEqual([
      {
        type: 'store',
        params: {
          stored: {
            key: 'key-1',
            order: { ...choice, total: OLD_TOTAL },
            submittedAt: EPOCH + 5_000,
            orderId: null,
          },
        },
      },
    ]);
  });

  test.each([
    [409, 'price_changed'],
    [422, 'discount_expired'],
  ])('[M02] %i %s with the price now leads back to choosing with that price', (status, code) => {
    const payment = submitted();
    payment.fail('createOrder', problem(status, code, { params: { total: NEW_TOTAL } }));
    expect(payment.view()).toBe('choosing: price changed');
    expect(selectNewTotal(payment.snapshot())).toBe(NEW_TOTAL);
    expect(selectFailure(payment.snapshot())?.code).toBe(code);
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-1' }]);
  });

  test('[M02] the old price is not sent again; the new one is another intent', () => {
    const payment = submitted();
    payment.fail('createOrder', priceChanged);
    payment.pay(OLD_TOTAL);
    expect(payment.view()).toBe('choosing: price changed');
    payment.pay(NEW_TOTAL);
    expect(payment.keys()).toEqual(['key-1', 'key-2']);
    expect(selectFailure(payment.snapshot())).toBeNull();
    expect(selectNewTotal(payment.snapshot())).toBeNull();
  });

  test('[M02] the new price stays for the same choice, and goes with another', () => {
    const payment = submitted();
    payment.fail('createOrder', priceChanged);
    payment.send({ type: 'CHOOSE', choice: { ...choice } });
    expect(payment.view()).toBe('choosing: price changed');
    payment.send({ type: 'CHOOSE', choice: { ...choice, discountCode: null } });
    expect(payment.view()).toBe('choosing');
    expect(selectFailure(payment.snapshot())).toBeNull();
    expect(selectCanPay(payment.snapshot(), OLD_TOTAL)).toBe(true);
  });

  test('[M02] an order that is refused is told with its reason; the next try is another intent', () => {
    const payment = submitted();
    payment.fail('createOrder', problem(422, 'discount_not_found'));
    expect(payment.view()).toBe('choosing: refused');
    expect(selectFailure(payment.snapshot())?.code).toBe('discount_not_found');
    expect(selectNewTotal(payment.snapshot())).toBeNull();
    expect(payment.snapshot().context.intent).toBeNull();
    payment.pay();
    expect(payment.keys()).toEqual(['key-1', 'key-2']);
  });
});

describe('payment, pending, completed, failed or cancelled', () => {
  test.each(['completed', 'failed', 'cancelled', 'pending'] as const)(
    '[M02] an order that is made and %s is shown so',
    (status) => {
      const payment = answered(facts(status));
      expect(payment.view()).toBe(status);
      expect(selectOrderId(payment.snapshot())).toBe('order-1');
    },
  );

  test.each(['completed', 'failed', 'cancelled'] as const)(
    '[M02] an order that is %s is announced once, and kept no longer',
    (status) => {
      const payment = answered(facts(status));
      payment.order(status);
      expect(payment.ranOf('announceEnd')).toEqual([{ orderId: 'order-1', status }]);
      expect(payment.ranOf('forget')).toEqual([{ key: 'key-1' }]);
    },
  );

  test.each(['failed', 'cancelled'] as const)(
    '[M02] after %s another try begins with new options, the same choice and a new key',
    (status) => {
      const payment = answered(facts(status, BANK));
      payment.send({ type: 'CHOOSE_AGAIN' });
      expect(payment.view()).toBe('loading options');
      expect(selectOrderId(payment.snapshot())).toBeNull();
      expect(payment.snapshot().context.intent).toBeNull();
      payment.done('loadOptions', options);
      expect(selectChoice(payment.snapshot())).toEqual(choice);
      payment.pay();
      payment.done('createOrder', facts('pending', null, 'order-2'));
      expect(payment.keys()).toEqual(['key-1', 'key-2']);
      expect(payment.view()).toBe('pending');
    },
  );

  test('[M02] a completed order is not left: what comes next is another purchase', () => {
    const payment = answered(facts('completed'));
    payment.send({ type: 'CHOOSE_AGAIN' });
    payment.order('failed');
    payment.order('pending');
    expect(payment.view()).toBe('completed');
  });

  test('[M02] a pending order is asked for after 2, 4, 8 ... seconds, a minute at most', () => {
    const payment = pending();
    const pauses = [2, 4, 8, 16, 32, 60, 60];
    for (const [asked, pause] of pauses.entries()) {
      payment.wait(pause * 1_000 - 1);
      expect(payment.reads()).toHaveLength(asked);
      payment.wait(1);
      expect(payment.inputOf('readOrder')).toEqual({ orderId: 'order-1' });
      expect(selectIsAsking(payment.snapshot())).toBe(true);
      expect(payment.view()).toBe('pending');
      payment.done('readOrder', facts('pending'));
      expect(selectIsAsking(payment.snapshot())).toBe(false);
    }
    expect(untilNextAsk(10_000)).toBe(60_000);
  });

  test.each(['completed', 'failed', 'cancelled'] as const)(
    '[M02] a pending order that becomes %s is shown so',
    (status) => {
      const payment = pending();
      payment.wait(2_000);
      payment.done('readOrder', facts(status));
      expect(payment.view()).toBe(status);
    },
  );

  test('[M02] an ask that fails, or is not answered in 30 s, changes nothing but the next pause', () => {
    const payment = pending();
    payment.wait(2_000);
    payment.fail('readOrder', problem(404, 'order_not_found'));
    expect(payment.view()).toBe('pending');
    payment.wait(3_999);
    expect(payment.reads()).toHaveLength(1);
    payment.wait(1);
    payment.wait(ANSWER_TIMEOUT_MS - 1);
    expect(payment.isRunning('readOrder')).toBe(true);
    payment.wait(1);
    expect(payment.isRunning('readOrder')).toBe(false);
    expect(payment.view()).toBe('pending');
    payment.wait(7_999);
    expect(payment.reads()).toHaveLength(2);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(3);
  });

  test.each(['CHECK', 'ONLINE'] as const)(
    '[M02] on %s a pending order is asked for at once',
    (type) => {
      const payment = pending();
      payment.send({ type });
      expect(payment.isRunning('readOrder')).toBe(true);
      payment.send({ type });
      expect(payment.reads()).toHaveLength(1);
    },
  );

  test('[M02] hidden, a pending order is not asked for; seen after three hours, at once', () => {
    const payment = pending();
    payment.wait(2_000);
    payment.done('readOrder', facts('pending'));
    payment.send({ type: 'HIDDEN' });
    payment.wait(3 * HOUR);
    payment.sleep(3 * HOUR);
    expect(payment.reads()).toHaveLength(1);
    payment.send({ type: 'VISIBLE' });
    expect(payment.reads()).toHaveLength(2);
    payment.done('readOrder', facts('pending'));
    payment.wait(3_999);
    expect(payment.reads()).toHaveLength(2);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(3);
  });

  test('[M02] an ask under way goes on while the page is hidden; the next waits until it is seen', () => {
    const payment = pending();
    payment.wait(2_000);
    payment.send({ type: 'HIDDEN' });
    expect(payment.isRunning('readOrder')).toBe(true);
    payment.done('readOrder', facts('pending'));
    payment.wait(HOUR);
    expect(payment.reads()).toHaveLength(1);
  });

  test('[M02] a clock that is moved a day either way does not disturb the asking', () => {
    for (const moved of [DAY, -DAY]) {
      const payment = pending();
      payment.sleep(moved);
      payment.wait(2_000);
      payment.done('readOrder', facts('completed'));
      expect(payment.view()).toBe('completed');
    }
  });
});

describe('payment, at the bank', () => {
  test('[M02] leaves for the bank at the address of the server, and keeps the order', () => {
    const payment = atBank();
    expect(payment.view()).toBe('redirecting');
    expect(payment.ranOf('leaveForBank')).toEqual([{ url: BANK }]);
    expect(payment.ranOf('store').at(-1)).toEqual({
      stored: {
        key: 'key-1',
        order: { ...choice, total: OLD_TOTAL },
        submittedAt: EPOCH,
        orderId: 'order-1',
      },
    });
  });

  test('[M02] a pending order without a bank to go to is kept too', () => {
    const payment = pending();
    expect(payment.ranOf('store').at(-1)).toMatchObject({ stored: { orderId: 'order-1' } });
    expect(payment.ranOf('leaveForBank')).toEqual([]);
  });

  test.each(['RETURNED', 'VISIBLE'] as const)(
    '[M02] back by the back button (%s), the server is asked by the order',
    (type) => {
      const payment = atBank();
      payment.send({ type });
      expect(payment.view()).toBe('unknown');
      expect(payment.inputOf('readOrder')).toEqual({ orderId: 'order-1' });
      payment.done('readOrder', facts('cancelled'));
      expect(payment.view()).toBe('cancelled');
    },
  );

  test('[M02] back before the page is seen, it asks once it is seen', () => {
    const payment = atBank();
    payment.send({ type: 'HIDDEN' });
    payment.send({ type: 'RETURNED' });
    expect(payment.reads()).toEqual([]);
    payment.send({ type: 'VISIBLE' });
    expect(payment.reads()).toHaveLength(1);
  });

  test('[M02] hidden at the bank and seen again, it asks', () => {
    const payment = atBank();
    payment.send({ type: 'HIDDEN' });
    payment.send({ type: 'VISIBLE' });
    expect(payment.reads()).toHaveLength(1);
  });

  test('[M02] a page that is still here after 15 s asks', () => {
    const payment = atBank();
    payment.wait(LEAVE_TIMEOUT_MS - 1);
    expect(payment.view()).toBe('redirecting');
    payment.wait(1);
    expect(payment.isRunning('readOrder')).toBe(true);
  });

  test('[M02] back with an open order, the bank waits at the address of the newest answer', () => {
    const payment = atBank();
    payment.send({ type: 'RETURNED' });
    payment.done('readOrder', facts('pending', `${BANK}/2`));
    expect(payment.view()).toBe('pending: bank is waiting');
    expect(payment.snapshot().context.redirectUrl).toBe(`${BANK}/2`);
    expect(payment.ranOf('leaveForBank')).toHaveLength(1);
  });

  test('[M02] once the bank waits no longer, there is no way to it', () => {
    const payment = atBank();
    payment.send({ type: 'RETURNED' });
    payment.done('readOrder', facts('pending'));
    expect(payment.snapshot().context.redirectUrl).toBeNull();
    expect(payment.view()).toBe('pending');
  });

  test('[M02] the first ask after the return comes 2 s after its answer', () => {
    const payment = back();
    payment.fail('readOrder', offline);
    payment.wait(4_000);
    payment.done('readOrder', facts('pending'));
    payment.wait(1_999);
    expect(payment.reads()).toHaveLength(2);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(3);
  });
});

describe('payment, left open', () => {
  const returned = (): Payment => {
    const payment = atBank();
    payment.send({ type: 'RETURNED' });
    payment.done('readOrder', facts('pending', BANK));
    return payment;
  };

  test.each([
    ['the bank waits', returned],
    ['the bank is working on it', pending],
    [
      'it is being asked for',
      () => {
        const payment = pending();
        payment.send({ type: 'CHECK' });
        return payment;
      },
    ],
    [
      'the page is hidden',
      () => {
        const payment = pending();
        payment.send({ type: 'HIDDEN' });
        return payment;
      },
    ],
  ])('[M02] something else can be chosen while an order is open: %s', (_where, make) => {
    const payment = make();
    payment.send({ type: 'CHOOSE_AGAIN' });
    expect(payment.view()).toBe('loading options');
    expect(payment.isRunning('readOrder')).toBe(false);
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-1' }]);
    expect(payment.ranOf('announceEnd')).toEqual([]);
    expect(selectOrderId(payment.snapshot())).toBeNull();
    expect(payment.snapshot().context.intent).toBeNull();
    payment.done('loadOptions', options);
    expect(payment.view()).toBe('choosing');
    expect(selectChoice(payment.snapshot())).toEqual(choice);
    expect(payment.keys()).toEqual(['key-1']);
    payment.pay();
    expect(payment.keys()).toEqual(['key-1', 'key-2']);
  });

  test('[M02] reloaded at the bank, the kept order is forgotten with the choice of another', () => {
    const payment = start({ stored: { ...storedAt(EPOCH), orderId: 'order-1' } });
    payment.done('readOrder', facts('pending', BANK));
    payment.send({ type: 'CHOOSE_AGAIN' });
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-0' }]);
    expect(payment.view()).toBe('loading options');
  });

  test('[M02] what becomes of an order that was left is not the end of the next one', () => {
    const payment = pending();
    payment.send({ type: 'CHOOSE_AGAIN' });
    payment.done('loadOptions', options);
    payment.order('completed');
    expect(payment.view()).toBe('choosing');
    payment.pay();
    payment.done('createOrder', facts('pending', null, 'order-2'));
    expect(payment.view()).toBe('pending');
    expect(payment.ranOf('announceEnd')).toEqual([]);
  });

  test.each([
    ['is being placed', submitted],
    ['has no answer', unanswered],
    ['is on its way to the bank', atBank],
    ['is asked for on the return', back],
  ])('[M02] nothing else is chosen while an order %s', (_where, make) => {
    const payment = make();
    const view = payment.view();
    payment.send({ type: 'CHOOSE_AGAIN' });
    expect(payment.view()).toBe(view);
    expect(payment.ranOf('forget')).toEqual([]);
  });
});

describe('payment, return by deep link', () => {
  test.each(['completed', 'failed', 'cancelled', 'pending'] as const)(
    '[M02] an order in the address is asked for and shown: %s',
    (status) => {
      const payment = back();
      expect(payment.view()).toBe('unknown');
      expect(payment.inputOf('readOrder')).toEqual({ orderId: 'order-1' });
      payment.done('readOrder', facts(status));
      expect(payment.view()).toBe(status);
      expect(payment.keys()).toEqual([]);
      expect(payment.ranOf('store')).toEqual([]);
    },
  );

  test('[M02] an order that there is not is told so, and another can be begun', () => {
    const payment = back();
    payment.fail('readOrder', problem(404, 'order_not_found'));
    expect(payment.view()).toBe('not found');
    payment.send({ type: 'CHOOSE_AGAIN' });
    expect(payment.view()).toBe('loading options');
    expect(selectOrderId(payment.snapshot())).toBeNull();
  });

  test('[M02] an order that was not found and is completed after all is shown so', () => {
    const payment = back();
    payment.fail('readOrder', problem(404, 'order_not_found'));
    payment.order('completed');
    expect(payment.view()).toBe('completed');
  });

  test('[M02] without an answer the order stays unknown, and is asked for again', () => {
    const payment = back();
    payment.fail('readOrder', offline);
    expect(payment.view()).toBe('unknown');
    payment.wait(3_999);
    expect(payment.reads()).toHaveLength(1);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(2);
    payment.wait(ANSWER_TIMEOUT_MS - 1);
    expect(payment.isRunning('readOrder')).toBe(true);
    payment.wait(1);
    expect(payment.isRunning('readOrder')).toBe(false);
    payment.wait(7_999);
    expect(payment.reads()).toHaveLength(2);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(3);
  });

  test('[M02] an order of this tab that another server does not know yet is not lost', () => {
    const payment = atBank();
    payment.send({ type: 'RETURNED' });
    payment.fail('readOrder', problem(404, 'order_not_found'));
    expect(payment.view()).toBe('unknown');
    payment.wait(4_000);
    expect(payment.reads()).toHaveLength(2);
  });
});

describe('payment, unknown', () => {
  test('[M02] a network error after a POST is neither success nor failure', () => {
    const payment = unanswered();
    expect(payment.view()).toBe('unknown');
    expect(payment.ranOf('forget')).toEqual([]);
    expect(selectFailure(payment.snapshot())).toBeNull();
  });

  test('[M02] unknown is left by asking the server with the same key', () => {
    const payment = unanswered();
    payment.wait(1_999);
    expect(payment.keys()).toEqual(['key-1']);
    payment.wait(1);
    expect(payment.keys()).toEqual(['key-1', 'key-1']);
    expect(selectIsAsking(payment.snapshot())).toBe(true);
    expect(payment.view()).toBe('unknown');
    payment.done('createOrder', facts('completed'));
    expect(payment.view()).toBe('completed');
  });

  test('[M02] back from the bank the server is being asked, until it answers', () => {
    const payment = atBank();
    payment.send({ type: 'RETURNED' });
    expect([payment.view(), selectIsAsking(payment.snapshot())]).toEqual(['unknown', true]);
    payment.fail('readOrder', offline);
    expect([payment.view(), selectIsAsking(payment.snapshot())]).toEqual(['unknown', false]);
  });

  test('[M02] asked in vain it asks again, after 4, then 8 seconds', () => {
    const payment = unanswered();
    payment.wait(2_000);
    payment.fail('createOrder', problem(502, 'service_unavailable'));
    payment.wait(3_999);
    expect(payment.keys()).toHaveLength(2);
    payment.wait(1);
    expect(payment.keys()).toHaveLength(3);
    payment.wait(ANSWER_TIMEOUT_MS - 1);
    expect(payment.isRunning('createOrder')).toBe(true);
    payment.wait(1);
    expect(payment.isRunning('createOrder')).toBe(false);
    payment.wait(7_999);
    expect(payment.keys()).toHaveLength(3);
    payment.wait(1);
    expect(new Set(payment.keys())).toEqual(new Set(['key-1']));
    expect(payment.keys()).toHaveLength(4);
  });

  test('[M02] told at last that the price has changed, it goes back to choosing', () => {
    const payment = unanswered();
    payment.wait(2_000);
    payment.fail('createOrder', priceChanged);
    expect(payment.view()).toBe('choosing: price changed');
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-1' }]);
    payment.pay(NEW_TOTAL);
    expect(payment.keys().at(-1)).toBe('key-2');
  });

  test('[M02] told at last that the order is open, it asks again after 2 s', () => {
    const payment = unanswered();
    payment.wait(2_000);
    payment.fail('createOrder', offline);
    payment.wait(4_000);
    payment.done('createOrder', facts('pending'));
    expect(payment.view()).toBe('pending');
    payment.wait(1_999);
    expect(payment.reads()).toHaveLength(0);
    payment.wait(1);
    expect(payment.reads()).toHaveLength(1);
  });

  test('[M02] told at last where the bank is, it goes there', () => {
    const payment = unanswered();
    payment.wait(2_000);
    payment.done('createOrder', facts('pending', BANK));
    expect(payment.view()).toBe('redirecting');
  });

  test.each([
    [502, 'service_unavailable', {}],
    [409, 'idempotency_in_progress', {}],
    [429, 'too_many_requests', {}],
    [403, 'authentication_required', { authenticationRequired: true }],
  ])('[M02] %i %s does not say that the order was not made', (status, code, more) => {
    const payment = submitted();
    payment.fail('createOrder', problem(status, code, more));
    expect(payment.view()).toBe('unknown');
    payment.wait(2_000);
    expect(payment.keys()).toEqual(['key-1', 'key-1']);
  });

  test('[M02] a pay without an answer is unknown after 30 s, not before', () => {
    const payment = submitted();
    payment.wait(ANSWER_TIMEOUT_MS - 1);
    expect(payment.view()).toBe('submitting');
    payment.wait(1);
    expect(payment.view()).toBe('unknown');
    payment.wait(2_000);
    expect(payment.keys()).toEqual(['key-1', 'key-1']);
  });

  test.each([
    ['fails', true],
    ['is not answered', false],
  ])(
    '[M02] a second order whose pay %s is asked for 2 s later, whatever the first one took',
    (_how, fails) => {
      const payment = pending();
      for (let asked = 0; asked < 4; asked += 1) {
        payment.send({ type: 'CHECK' });
        payment.done('readOrder', facts(asked === 3 ? 'failed' : 'pending'));
      }
      payment.send({ type: 'CHOOSE_AGAIN' });
      payment.done('loadOptions', options);
      payment.pay();
      if (fails) payment.fail('createOrder', offline);
      else payment.wait(ANSWER_TIMEOUT_MS);
      payment.wait(2_000);
      expect(payment.keys()).toEqual(['key-1', 'key-2', 'key-2']);
    },
  );

  test.each(['CHECK', 'ONLINE'] as const)('[M02] on %s it asks at once', (type) => {
    const payment = unanswered();
    payment.send({ type });
    expect(payment.keys()).toEqual(['key-1', 'key-1']);
  });

  test('[M02] hidden it does not ask; seen after three hours of sleep it asks with the same key', () => {
    const payment = unanswered();
    payment.send({ type: 'HIDDEN' });
    payment.wait(60_000);
    payment.sleep(3 * HOUR);
    expect(payment.keys()).toEqual(['key-1']);
    payment.send({ type: 'VISIBLE' });
    expect(payment.keys()).toEqual(['key-1', 'key-1']);
    payment.fail('createOrder', offline);
    payment.wait(4_000);
    expect(payment.keys()).toHaveLength(3);
  });

  test.each([
    [KEY_TRUSTED_MS - 1, 'unknown'],
    [KEY_TRUSTED_MS, 'unknown: too long ago'],
    [KEY_TRUSTED_MS + 1, 'unknown: too long ago'],
    [-KEY_TRUSTED_MS + 1, 'unknown'],
    [-KEY_TRUSTED_MS, 'unknown: too long ago'],
  ])('[M02] by a clock that says %i ms after pay: %s', (passed, view) => {
    const payment = start({ stored: storedAt(EPOCH - passed) });
    expect(payment.view()).toBe(view);
    expect(payment.keys()).toHaveLength(view === 'unknown' ? 1 : 0);
  });

  test.each([DAY, -DAY])(
    '[M02] a clock moved by %i ms while the answer is awaited makes no second order',
    (moved) => {
      const payment = unanswered();
      payment.sleep(moved);
      payment.wait(2_000);
      const sent = new Set(payment.keys());
      expect(sent).toEqual(new Set(['key-1']));
    },
  );

  test('[M02] too long ago to be asked, another purchase can be begun; nothing is kept of the old', () => {
    const payment = start({ stored: storedAt(EPOCH - DAY) });
    payment.send({ type: 'CHOOSE_AGAIN' });
    expect(payment.view()).toBe('loading options');
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-0' }]);
    expect(payment.snapshot().context.intent).toBeNull();
    payment.done('loadOptions', options);
    payment.pay();
    expect(payment.keys()).toEqual(['key-1']);
  });

  test('[M02] an order with an id is asked for by it, however long ago it was made', () => {
    const payment = start({ stored: { ...storedAt(EPOCH - DAY), orderId: 'order-1' } });
    expect(payment.view()).toBe('unknown');
    expect(payment.reads()).toHaveLength(1);
    expect(payment.keys()).toEqual([]);
  });
});

describe('payment, reload', () => {
  test('[M02] reloaded before the answer, it asks with the same key and the same order', () => {
    const payment = start({ stored: storedAt(EPOCH - 1_000), choice: null });
    expect(payment.view()).toBe('unknown');
    expect(payment.inputOf('createOrder')).toEqual({
      order: { ...choice, total: OLD_TOTAL },
      idempotencyKey: 'key-0',
    });
  });

  test('[M02] refused then, the options are loaded, and reason and new price are shown', () => {
    const other = { ...choice, packageId: 'p2' };
    const payment = start({ stored: storedAt(EPOCH - 1_000), choice: other });
    payment.fail('createOrder', priceChanged);
    expect(payment.view()).toBe('loading options');
    payment.done('loadOptions', options);
    expect(payment.view()).toBe('choosing: price changed');
    expect(selectChoice(payment.snapshot())).toEqual(choice);
    expect(selectFailure(payment.snapshot())?.code).toBe('price_changed');
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-0' }]);
  });

  test('[M02] left for the bank and back without its address, the kept order is asked for', () => {
    const payment = start({ stored: { ...storedAt(EPOCH), orderId: 'order-1' } });
    expect(payment.inputOf('readOrder')).toEqual({ orderId: 'order-1' });
    payment.done('readOrder', facts('completed'));
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-0' }]);
  });

  test('[M02] the order in the address goes before a kept one, which stays kept', () => {
    const payment = back({ stored: { ...storedAt(EPOCH), orderId: 'order-7' } });
    expect(payment.inputOf('readOrder')).toEqual({ orderId: 'order-1' });
    payment.done('readOrder', facts('completed'));
    expect(payment.ranOf('forget')).toEqual([{ key: null }]);
  });

  test('[M02] the order in the address that is the kept one is forgotten at its end', () => {
    const payment = back({ stored: { ...storedAt(EPOCH), orderId: 'order-1' } });
    payment.done('readOrder', facts('completed'));
    expect(payment.ranOf('forget')).toEqual([{ key: 'key-0' }]);
  });

  test('[M02] reloaded in a hidden page, it asks once it is seen', () => {
    const payment = back({ isVisible: false });
    expect(payment.reads()).toEqual([]);
    payment.send({ type: 'VISIBLE' });
    expect(payment.reads()).toHaveLength(1);
  });
});

describe('payment, two tabs', () => {
  test.each([
    ['at the bank', atBank],
    ['pending', pending],
    ['back from the bank', back],
  ])('[M02] an order finished in another tab is seen in this one: %s', (_where, make) => {
    const payment = make();
    payment.order('completed');
    expect(payment.view()).toBe('completed');
    expect(payment.isRunning('readOrder')).toBe(false);
  });

  test('[M02] an end that is told before the answer to pay counts when the answer comes', () => {
    const payment = submitted();
    payment.order('completed');
    expect(payment.view()).toBe('submitting');
    payment.done('createOrder', facts('pending', BANK));
    expect(payment.view()).toBe('completed');
    expect(payment.ranOf('leaveForBank')).toEqual([]);
  });

  test('[M02] the end of another order is not the end of this one', () => {
    const payment = pending();
    payment.order('completed', 'order-7');
    expect(payment.view()).toBe('pending');
  });

  test('[M02] events late, twice and out of order never take an end back', () => {
    const payment = pending();
    payment.order('pending');
    payment.order('failed');
    payment.order('pending');
    payment.order('failed');
    payment.order('completed');
    expect(payment.view()).toBe('failed');
    expect(payment.ranOf('announceEnd')).toHaveLength(1);
  });

  test('[M02] the server that still says pending does not take back an end that was told', () => {
    const payment = pending();
    payment.wait(2_000);
    payment.order('completed');
    expect(payment.view()).toBe('completed');
    payment.wait(HOUR);
    expect(payment.view()).toBe('completed');
    expect(payment.reads()).toHaveLength(1);
  });
});

proveMachine(paymentModel, {
  id: 'M02',
  docs: new URL('./payment.docs.md', import.meta.url),
  ways: new URL('./payment.ways.gen.json', import.meta.url),
});
