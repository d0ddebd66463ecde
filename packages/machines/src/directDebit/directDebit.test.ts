import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  CONFIRM_TIMEOUT_MS,
  IBAN_LENGTHS,
  cleanPhone,
  cleanValues,
  isIban,
  isOtp,
  selectBlocked,
  selectCanResend,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectResendFailure,
  selectResendSeconds,
  selectResendState,
  selectStep,
  selectValues,
  selectView,
  untilNextTry,
  validateDirectDebit,
} from './directDebit.logic.ts';
import type { DirectDebitValues } from './directDebit.logic.ts';
import { directDebitMachine } from './directDebit.machine.ts';
import type { DirectDebitInput } from './directDebit.machine.ts';
import {
  codeInvalid,
  directDebitModel,
  goodValues,
  ibanBlocked,
  limitReached,
  phoneBlocked,
  problem,
  tooManyCodes,
} from './directDebit.model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const offline = new TypeError('fetch failed');

const start = (more: Partial<DirectDebitInput> = {}) => {
  let keys = 0;
  const debit = startTestActor(directDebitMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    orderId: 'order-1',
    isCodeSent: false,
    ...more,
  }));
  return {
    ...debit,
    view: () => selectView(debit.snapshot()),
    submit: (more: Partial<DirectDebitValues> = {}, isMandateAccepted = true) =>
      debit.send({ type: 'SUBMIT', values: { ...goodValues, ...more }, isMandateAccepted }),
    type: (field: keyof DirectDebitValues, value: string) =>
      debit.send({ type: 'FIELD_CHANGED', field, value }),
    confirm: (otp = '123456') => debit.send({ type: 'CONFIRM', otp }),
    keysOf: (id: string) =>
      debit.started
        .filter((child) => child.id === id)
        .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey),
    errors: () => selectFieldErrors(debit.snapshot()).map(({ field, code }) => `${field} ${code}`),
    code: () => selectFailure(debit.snapshot())?.code ?? null,
  };
};

const submitted = () => {
  const debit = start();
  debit.submit();
  return debit;
};

const atCode = () => {
  const debit = submitted();
  debit.done('signMandate');
  return debit;
};

const confirming = () => {
  const debit = atCode();
  debit.confirm();
  return debit;
};

const unanswered = () => {
  const debit = confirming();
  debit.fail('confirmCode', offline);
  return debit;
};

/** The wait for another code is over. */
const cooled = () => {
  const debit = atCode();
  debit.wait(60_000);
  return debit;
};

describe('directDebit, form', () => {
  test('[M05] begins with the form, and what is known of the member', () => {
    const debit = start({ values: { city: 'Utrecht' } });
    expect(debit.view()).toBe('form');
    expect(selectStep(debit.snapshot())).toBe('form');
    expect(selectValues(debit.snapshot())).toMatchObject({ city: 'Utrecht', iban: '' });
    debit.type('zip', '3511 AA');
    expect(selectValues(debit.snapshot())).toMatchObject({ city: 'Utrecht', zip: '3511 AA' });
    expect(debit.view()).toBe('form');
  });

  test('[M05] phone: dashes and spaces removed; the IBAN as a bank wants it', () => {
    const debit = submitted();
    expect(debit.view()).toBe('form: signing');
    expect(selectIsPending(debit.snapshot())).toBe(true);
    expect(debit.inputOf('signMandate')).toEqual({
      orderId: 'order-1',
      values: { ...goodValues, iban: 'NL91ABNA0417164300', phone: '0612345678' },
      idempotencyKey: 'key-1',
    });
  });

  test.each([
    ['06-12 34 56 78', '0612345678'],
    ['+31 6\u201112\u201334\u00A056 78', '+31612345678'],
    ['(06) 12.34', '(06)12.34'],
  ])('[M05] phone %s is sent as %s', (typed, sent) => {
    expect(cleanPhone(typed)).toBe(sent);
  });

  test.each(['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const)(
    '[M05] %s is needed, and nothing goes out without it',
    (field) => {
      const debit = start();
      debit.submit({ [field]: ' - '.slice(0, field === 'phone' ? 3 : 1) });
      expect(debit.view()).toBe('form: invalid');
      expect(debit.errors()).toEqual([`${field} required`]);
      expect(debit.keysOf('signMandate')).toEqual([]);
      debit.submit();
      expect(debit.view()).toBe('form: signing');
      expect(debit.errors()).toEqual([]);
    },
  );

  test('[M05] the mandate is to be accepted', () => {
    const debit = start();
    debit.submit({}, false);
    expect(debit.view()).toBe('form: invalid');
    expect(debit.errors()).toEqual(['mandate required']);
    debit.submit();
    expect(debit.view()).toBe('form: signing');
  });

  test.each([
    ['NL91 ABNA 0417 1643 00', true],
    ['nl91abna0417164300', true],
    ['DE89 3704 0044 0532 0130 00', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['NO93 8601 1117 947', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['NL91 ABNA 0417 1643 01', false],
    ['NL19 ABNA 0417 1643 00', false],
    ['NL91 ABNA 0417 1643 0', false],
    ['NL91 ABNA 0417 1643 000', false],
    // A right check, and a country out of SEPA.
    ['BR1800360305000010009795493C1', false],
    ['9100 ABNA 0417 1643 00', false],
    // A right check too, by letters where its digits belong.
    ['NLEZ ABNA 0417 1643 00', false],
    ['NL91 ABNA 0417 1643 0é', false],
  ])('[M05] IBAN %s: %s', (iban, isOne) => {
    expect(isIban(iban)).toBe(isOne);
    const errors = validateDirectDebit({ ...goodValues, iban }, true);
    expect(errors).toEqual(isOne ? [] : [{ field: 'iban', code: 'invalid' }]);
  });

  test('[M05] all that is wrong is told at once; a field that is changed is not marked any more', () => {
    const debit = start();
    debit.submit({ iban: 'NL00', city: '' });
    expect(debit.errors()).toEqual(['iban invalid', 'city required']);
    debit.type('iban', goodValues.iban);
    expect(debit.view()).toBe('form: invalid');
    expect(debit.errors()).toEqual(['city required']);
    debit.type('city', 'Amsterdam');
    expect(debit.view()).toBe('form');
  });

  test('[M05] what the server says of a field stands at the field', () => {
    const debit = submitted();
    const fields = [{ field: 'zip', code: 'invalid' }];
    debit.fail('signMandate', problem(422, 'validation_failed', { fields }));
    expect(debit.view()).toBe('form: invalid');
    expect(debit.errors()).toEqual(['zip invalid']);
    expect(debit.code()).toBeNull();
    debit.submit();
    expect(debit.keysOf('signMandate')).toEqual(['key-1', 'key-2']);
  });

  test('[M05] refused else, the reason is told; another try is another intent', () => {
    const debit = submitted();
    debit.fail('signMandate', problem(429, 'too_many_requests'));
    expect(debit.view()).toBe('form: failed');
    expect(debit.code()).toBe('too_many_requests');
    debit.submit();
    expect(debit.code()).toBeNull();
    expect(debit.keysOf('signMandate')).toEqual(['key-1', 'key-2']);
  });

  test('[M05] without an answer the same form goes out with the same key, another with its own', () => {
    const debit = submitted();
    debit.fail('signMandate', offline);
    expect(debit.code()).toBe('network');
    debit.submit();
    debit.fail('signMandate', problem(502, 'service_unavailable'));
    debit.submit({ city: 'Utrecht' });
    expect(debit.keysOf('signMandate')).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('[M05] after a failure the form is changed, and the reason goes', () => {
    const debit = submitted();
    debit.fail('signMandate', offline);
    debit.type('city', 'Utrecht');
    expect(debit.view()).toBe('form');
    expect(debit.code()).toBeNull();
    expect(selectValues(debit.snapshot()).city).toBe('Utrecht');
  });

  test('[M05] an invalid form after a failure tells only what is invalid', () => {
    const debit = submitted();
    debit.fail('signMandate', offline);
    debit.submit({ city: '' });
    expect(debit.view()).toBe('form: invalid');
    expect(debit.code()).toBeNull();
  });

  test('[M05] nothing is sent twice by a double click', () => {
    const debit = submitted();
    debit.submit();
    expect(debit.keysOf('signMandate')).toEqual(['key-1']);
  });
});

describe('directDebit, limits and blocked', () => {
  test('[M05] direct-debit limit reached is reported', () => {
    for (const [make, call] of [
      [submitted, 'signMandate'],
      [confirming, 'confirmCode'],
    ] as const) {
      const debit = make();
      debit.fail(call, limitReached);
      expect(debit.view()).toBe('limit');
      expect(selectStep(debit.snapshot())).toBe('limit');
      expect(debit.code()).toBe('direct_debit_limit_reached');
      expect(selectResendState(debit.snapshot())).toBe('idle');
      debit.submit();
      debit.confirm();
      expect(debit.view()).toBe('limit');
    }
  });

  test.each([
    ['iban', 'signMandate', ibanBlocked, 'DE89 3704 0044 0532 0130 00'],
    ['phone', 'signMandate', phoneBlocked, '0687654321'],
    ['iban', 'confirmCode', ibanBlocked, 'DE89 3704 0044 0532 0130 00'],
    ['phone', 'confirmCode', phoneBlocked, '0687654321'],
  ] as const)(
    '[M05] a blocked %s (%s) is reported, until it is changed',
    (field, call, error, other) => {
      const debit = call === 'signMandate' ? submitted() : confirming();
      debit.fail(call, error);
      expect(debit.view()).toBe(`blocked: ${field}`);
      expect(selectBlocked(debit.snapshot())).toBe(field);
      expect(selectStep(debit.snapshot())).toBe('form');
      expect(debit.code()).toBe(`${field}_blocked`);
      debit.submit();
      debit.type('city', 'Utrecht');
      expect(debit.view()).toBe(`blocked: ${field}`);
      expect(selectValues(debit.snapshot()).city).toBe('Utrecht');
      debit.type(field, other);
      expect(debit.view()).toBe('form');
      expect(selectValues(debit.snapshot())[field]).toBe(other);
      expect(selectBlocked(debit.snapshot())).toBeNull();
      expect(debit.code()).toBeNull();
      debit.submit({ [field]: other });
      expect(debit.inputOf('signMandate')).toMatchObject({
        values: { [field]: cleanValues({ ...goodValues, [field]: other })[field] },
        idempotencyKey: call === 'signMandate' ? 'key-2' : 'key-3',
      });
    },
  );
});

describe('directDebit, code', () => {
  test('[M05] the mandate accepted, the code is asked for', () => {
    const debit = atCode();
    expect(debit.view()).toBe('otp');
    expect(selectStep(debit.snapshot())).toBe('otp');
    expect(selectIsPending(debit.snapshot())).toBe(false);
  });

  test('[M05] the code pays: once, for this order', () => {
    const debit = atCode();
    debit.confirm(' 123-456 ');
    debit.confirm('654321');
    expect(debit.view()).toBe('otp: confirming');
    expect(selectIsPending(debit.snapshot())).toBe(true);
    expect(debit.inputOf('confirmCode')).toEqual({
      orderId: 'order-1',
      otp: '123456',
      idempotencyKey: 'key-2',
    });
    debit.done('confirmCode');
    expect(debit.view()).toBe('done');
    expect(debit.snapshot().output).toEqual({ orderId: 'order-1' });
    expect(debit.keysOf('confirmCode')).toEqual(['key-2']);
  });

  test('[M05] SMS code invalid: told, and another one can be entered', () => {
    const debit = confirming();
    debit.fail('confirmCode', codeInvalid);
    expect(debit.view()).toBe('otp: code refused');
    expect(debit.code()).toBe('code_invalid');
    debit.confirm('654321');
    expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-3']);
  });

  test('[M05] a reason goes when the code is sent', () => {
    const debit = confirming();
    debit.fail('confirmCode', codeInvalid);
    debit.confirm('654321');
    expect(debit.code()).toBeNull();
  });

  test.each([
    ['123', false],
    ['1234', true],
    ['12 34-56', true],
    ['12345678', true],
    ['123456789', false],
    ['12a456', false],
    ['', false],
  ])('[M05] %s could be a code: %s', (typed, could) => {
    expect(isOtp(typed)).toBe(could);
    const debit = atCode();
    debit.confirm(typed);
    expect(debit.view()).toBe(could ? 'otp: confirming' : 'otp: code refused');
    expect(debit.code()).toBe(could ? null : 'code_invalid');
    expect(debit.keysOf('confirmCode')).toHaveLength(could ? 1 : 0);
  });

  test('[M05] too many wrong codes are told with the minutes to wait', () => {
    const debit = confirming();
    debit.fail('confirmCode', problem(429, 'too_many_attempts', { retryAfterMinutes: 10 }));
    expect(debit.view()).toBe('otp: code refused');
    expect(selectFailure(debit.snapshot())).toMatchObject({
      code: 'too_many_attempts',
      retryAfterMinutes: 10,
    });
  });

  test('[M05] a code without an answer is neither paid nor refused: sent again with its key', () => {
    const debit = unanswered();
    expect(debit.view()).toBe('otp: unanswered');
    expect(selectIsPending(debit.snapshot())).toBe(true);
    debit.confirm('654321');
    debit.send({ type: 'BACK' });
    debit.send({ type: 'RESEND' });
    debit.wait(1_999);
    expect(debit.keysOf('confirmCode')).toEqual(['key-2']);
    debit.wait(1);
    expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-2']);
    expect(debit.inputOf('confirmCode')).toMatchObject({ otp: '123456' });
    debit.done('confirmCode');
    expect(debit.view()).toBe('done');
  });

  test('[M05] asked in vain it tries after 2, 4, 8 ... seconds, a minute at most', () => {
    const debit = unanswered();
    for (const [done, pause] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      debit.wait(pause * 1_000 - 1);
      expect(debit.keysOf('confirmCode')).toHaveLength(done + 1);
      debit.wait(1);
      debit.fail('confirmCode', offline);
    }
    expect(new Set(debit.keysOf('confirmCode'))).toEqual(new Set(['key-2']));
    expect(untilNextTry(10_000)).toBe(60_000);
  });

  test('[M05] the pauses begin anew with another code', () => {
    const debit = unanswered();
    debit.wait(2_000);
    debit.fail('confirmCode', offline);
    debit.wait(4_000);
    debit.fail('confirmCode', codeInvalid);
    debit.confirm('654321');
    debit.fail('confirmCode', offline);
    debit.wait(2_000);
    expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-2', 'key-2', 'key-3', 'key-3']);
  });

  test.each([
    [502, 'service_unavailable', {}],
    [409, 'idempotency_in_progress', {}],
    [429, 'too_many_requests', {}],
    [403, 'authentication_required', { authenticationRequired: true }],
  ])('[M05] %i %s does not say that the code was not taken', (status, code, more) => {
    const debit = confirming();
    debit.fail('confirmCode', problem(status, code, more));
    expect(debit.view()).toBe('otp: unanswered');
  });

  test('[M05] a code is unanswered after 30 s, not before', () => {
    expect(CONFIRM_TIMEOUT_MS).toBe(30_000);
    const debit = confirming();
    debit.wait(CONFIRM_TIMEOUT_MS - 1);
    expect(debit.view()).toBe('otp: confirming');
    debit.wait(1);
    expect(debit.view()).toBe('otp: unanswered');
    debit.wait(1_999);
    expect(debit.keysOf('confirmCode')).toHaveLength(1);
    debit.wait(1);
    expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-2']);
    debit.fail('confirmCode', offline);
    debit.wait(3_999);
    expect(debit.keysOf('confirmCode')).toHaveLength(2);
  });

  test.each(['CHECK', 'ONLINE'] as const)(
    '[M05] on %s an unanswered code is sent at once',
    (type) => {
      const debit = unanswered();
      debit.send({ type });
      expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-2']);
    },
  );

  test('[M05] three hours of sleep, or a clock moved a day, change neither code nor key', () => {
    for (const moved of [3 * HOUR, DAY, -DAY]) {
      const debit = unanswered();
      debit.sleep(moved);
      debit.wait(2_000);
      expect(debit.keysOf('confirmCode')).toEqual(['key-2', 'key-2']);
    }
  });

  test('[M05] back to the form and signed again, it is another intent: another code is sent', () => {
    const debit = atCode();
    debit.send({ type: 'BACK' });
    debit.submit();
    expect(debit.keysOf('signMandate')).toEqual(['key-1', 'key-2']);
  });

  test('[M05] back to the form for another number: the values are kept, the mandate is another', () => {
    const debit = confirming();
    debit.fail('confirmCode', codeInvalid);
    debit.send({ type: 'BACK' });
    expect(debit.view()).toBe('form');
    expect(debit.code()).toBeNull();
    expect(selectValues(debit.snapshot()).city).toBe('Amsterdam');
    debit.submit({ phone: '0687654321' });
    expect(debit.inputOf('signMandate')).toMatchObject({
      values: { phone: '0687654321' },
      idempotencyKey: 'key-3',
    });
  });
});

describe('directDebit, another code', () => {
  test.each([
    [59_999, false],
    [60_000, true],
  ])('[M05] another code can be asked for after 60 s: at %i ms %s', (ms, can) => {
    const debit = atCode();
    debit.wait(ms);
    expect(selectCanResend(debit.snapshot())).toBe(can);
    expect(debit.view()).toBe(can ? 'otp: can resend' : 'otp');
    debit.send({ type: 'RESEND' });
    expect(debit.isRunning('sendCode')).toBe(can);
  });

  test('[M05] the wait is shown second by second', () => {
    const debit = atCode();
    const seen = [selectResendSeconds(debit.snapshot())];
    for (let second = 0; second < 3; second += 1) {
      debit.wait(1_000);
      seen.push(selectResendSeconds(debit.snapshot()));
    }
    debit.wait(57_000);
    seen.push(selectResendSeconds(debit.snapshot()));
    expect(seen).toEqual([60, 59, 58, 57, 0]);
  });

  test('[M05] another code is sent for this order, and the wait begins anew', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    expect(debit.view()).toBe('otp: sending another code');
    expect(debit.inputOf('sendCode')).toEqual({ orderId: 'order-1', idempotencyKey: 'key-2' });
    debit.done('sendCode');
    expect(debit.view()).toBe('otp: another code sent');
    expect(selectResendSeconds(debit.snapshot())).toBe(60);
    debit.wait(60_000);
    expect(selectResendState(debit.snapshot())).toBe('idle');
    debit.send({ type: 'RESEND' });
    expect(debit.keysOf('sendCode')).toEqual(['key-2', 'key-3']);
  });

  test('[M05] another code ends what was told of the last one', () => {
    const debit = cooled();
    debit.confirm('1');
    debit.send({ type: 'RESEND' });
    debit.done('sendCode');
    expect(debit.view()).toBe('otp: another code sent');
  });

  test('[M05] a code that could not be sent is told; without an answer it is the same intent', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    debit.fail('sendCode', offline);
    expect(debit.view()).toBe('otp: resend failed');
    expect(selectResendFailure(debit.snapshot())?.code).toBe('network');
    expect(selectCanResend(debit.snapshot())).toBe(true);
    debit.send({ type: 'RESEND' });
    expect(selectResendFailure(debit.snapshot())).toBeNull();
    debit.fail('sendCode', problem(404, 'order_not_found'));
    debit.send({ type: 'RESEND' });
    expect(debit.keysOf('sendCode')).toEqual(['key-2', 'key-2', 'key-3']);
  });

  test('[M05] too many codes: no other is sent, the last one still counts', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    debit.fail('sendCode', tooManyCodes);
    expect(debit.view()).toBe('otp: too many codes');
    expect(selectResendFailure(debit.snapshot())?.code).toBe('too_many_codes');
    expect(selectCanResend(debit.snapshot())).toBe(false);
    debit.confirm();
    expect(debit.view()).toBe('otp: confirming');
  });

  test('[M05] another code goes on being sent while one is confirmed, and none is asked for then', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    debit.confirm();
    debit.fail('sendCode', offline);
    expect(debit.view()).toBe('otp: confirming');
    debit.send({ type: 'RESEND' });
    expect(debit.isRunning('sendCode')).toBe(false);
    debit.fail('confirmCode', codeInvalid);
    debit.send({ type: 'RESEND' });
    expect(debit.keysOf('sendCode')).toEqual(['key-2', 'key-2']);
  });

  test('[M05] back to the form, another code is asked for no more', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    debit.send({ type: 'BACK' });
    expect(debit.isRunning('sendCode')).toBe(false);
    expect(selectResendState(debit.snapshot())).toBe('idle');
    expect(selectCanResend(debit.snapshot())).toBe(false);
  });

  test('[M05] the wait goes on while a code is confirmed', () => {
    const debit = atCode();
    debit.wait(20_000);
    debit.confirm();
    debit.wait(20_000);
    debit.fail('confirmCode', codeInvalid);
    expect(selectResendSeconds(debit.snapshot())).toBe(20);
  });

  test('[M05] after another mandate nothing is told of the codes sent before', () => {
    const debit = cooled();
    debit.send({ type: 'RESEND' });
    debit.done('sendCode');
    debit.wait(60_000);
    debit.send({ type: 'RESEND' });
    debit.fail('sendCode', offline);
    debit.send({ type: 'BACK' });
    debit.submit();
    debit.done('signMandate');
    expect(debit.view()).toBe('otp');
    expect(selectResendFailure(debit.snapshot())).toBeNull();
    debit.wait(60_000);
    debit.send({ type: 'RESEND' });
    expect(new Set(debit.keysOf('sendCode')).size).toBe(3);
  });

  test('[M05] after three hours of sleep another code can be asked for at the next second', () => {
    const debit = atCode();
    debit.sleep(3 * HOUR);
    debit.wait(1_000);
    expect(selectCanResend(debit.snapshot())).toBe(true);
  });

  test.each([-DAY, -1])('[M05] a clock put back by %i ms makes the wait no longer', (moved) => {
    const debit = atCode();
    debit.wait(30_000);
    debit.sleep(moved);
    debit.wait(29_999);
    expect(selectCanResend(debit.snapshot())).toBe(false);
    debit.wait(1);
    expect(selectCanResend(debit.snapshot())).toBe(true);
  });

  test('[M05] a clock put forward ends the wait: the server judges, and its wait is told', () => {
    const debit = atCode();
    debit.sleep(DAY);
    debit.wait(1_000);
    debit.send({ type: 'RESEND' });
    debit.fail('sendCode', problem(429, 'too_many_requests', { retryAfterMinutes: 1 }));
    expect(debit.view()).toBe('otp: resend failed');
    expect(selectResendFailure(debit.snapshot())?.retryAfterMinutes).toBe(1);
  });
});

describe('directDebit, reload and two tabs', () => {
  test('[M05] reloaded after the code was sent, it asks for the code', () => {
    const debit = start({ isCodeSent: true });
    expect(debit.view()).toBe('otp');
    expect(debit.snapshot().context.resend.availableAt).toBe(EPOCH + 60_000);
    debit.wait(60_000);
    expect(debit.view()).toBe('otp: can resend');
  });

  test.each([
    ['the form', start],
    ['the mandate on its way', submitted],
    ['the code', atCode],
    ['an unanswered code', unanswered],
  ])('[M05] an order that has ended in another tab ends this one: %s', (_where, make) => {
    for (const status of ['completed', 'failed', 'cancelled'] as const) {
      const debit = make();
      debit.send({ type: 'ORDER', orderId: 'order-1', status });
      expect(debit.view()).toBe('done');
      expect(debit.snapshot().output).toEqual({ orderId: 'order-1' });
    }
  });

  test('[M05] another order, or one that is still open, ends nothing', () => {
    const debit = atCode();
    debit.send({ type: 'ORDER', orderId: 'order-2', status: 'completed' });
    debit.send({ type: 'ORDER', orderId: 'order-1', status: 'pending' });
    expect(debit.view()).toBe('otp');
  });
});

/** The example of each country of SEPA in SWIFT's IBAN registry. */
const EXAMPLES = [
  'AD1200012030200359100100',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GI75NWBK000000007099453',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
] as const;

/** The same with its last two signs the other way round, or the last one changed where they are alike. */
const misread = (iban: string): string => {
  const last = iban.slice(-1);
  const before = iban.slice(-2, -1);
  if (last !== before) return iban.slice(0, -2) + last + before;
  return iban.slice(0, -1) + (last === '1' ? '2' : '1');
};

describe('directDebit, IBAN', () => {
  test('[M05] every country of SEPA has an example', () => {
    expect(EXAMPLES.map((iban) => iban.slice(0, 2))).toEqual(Object.keys(IBAN_LENGTHS));
  });

  test.each(EXAMPLES)(
    '[M05] %s is one; misread, a sign short or a sign long it is none',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      expect(isIban(misread(iban))).toBe(false);
      expect(isIban(iban.slice(0, -1))).toBe(false);
      expect(isIban(`${iban}0`)).toBe(false);
    },
  );
});

proveMachine(directDebitModel, {
  id: 'M05',
  docs: new URL('./directDebit.docs.md', import.meta.url),
  ways: new URL('./directDebit.ways.gen.json', import.meta.url),
});
