import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESEND_COOL_DOWN_MS } from '../private/resend.logic.ts';
import { proveMachine, startTestActor } from '../testing/index.ts';
import { EPOCH } from '../testing/types.ts';
import {
  SUBMIT_RETRIES,
  SUBMIT_RETRY_BASE_MS,
  ageOn,
  effectiveMinimumAge,
  isEmail,
  parseDate,
  selectCanResend,
  selectEmail,
  selectFailure,
  selectFieldErrors,
  selectFirstMessage,
  selectIsConfirmingClose,
  selectIsInProgress,
  selectIsPending,
  selectResendSeconds,
  selectResendState,
  selectStatus,
  selectStep,
  selectSteps,
  selectValues,
  selectView,
  validateAccount,
} from './signUp.logic.ts';
import type { SignUpValues } from './signUp.logic.ts';
import { signUpMachine } from './signUp.machine.ts';
import type { SignUpInput, SubmitInput } from './signUp.machine.ts';
import { goodValues, problem, signUpModel } from './signUp.model.ts';

const start = (more: Partial<SignUpInput> = {}) => {
  let keys = 0;
  const signUp = startTestActor(signUpMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    minimumAge: 18,
    canWrite: true,
    ...more,
  }));
  return {
    ...signUp,
    submit: (values = goodValues) => signUp.send({ type: 'SUBMIT', values }),
    type: (field: keyof typeof goodValues, value?: string) =>
      signUp.send({ type: 'FIELD_CHANGED', field, value }),
    save: (values: Record<string, unknown> = { about_me: 'hello' }) =>
      signUp.send({ type: 'SAVE', values }),
    view: () => selectView(signUp.snapshot()),
    failure: () => selectFailure(signUp.snapshot())?.code ?? null,
    fields: () => selectFieldErrors(signUp.snapshot()).map(({ field }) => field),
    key: (id: string) => (signUp.inputOf(id) as SubmitInput).idempotencyKey,
  };
};

type SignUp = ReturnType<typeof start>;

const DAY_MS = 86_400_000;

const submitted = () => {
  const signUp = start();
  signUp.send({ type: 'SUBMIT', values: goodValues });
  return signUp;
};

const withAccount = (more: Partial<SignUpInput> = {}) => {
  const signUp = start(more);
  signUp.send({ type: 'SUBMIT', values: goodValues });
  signUp.done('createAccount');
  return signUp;
};

const at = (signUp: SignUp): string =>
  `${String(selectStep(signUp.snapshot()))}.${selectStatus(signUp.snapshot())}`;

const keyOf = (signUp: SignUp, id: string): string =>
  (signUp.inputOf(id) as SubmitInput).idempotencyKey;

const skipTo = (signUp: SignUp, step: string): void => {
  for (let skips = 0; skips < 6 && selectStep(signUp.snapshot()) !== step; skips += 1) {
    signUp.send({ type: 'SKIP' });
  }
};

const endOf = (signUp: SignUp) => signUp.snapshot().output?.endedBy;

describe('signUp, closing', () => {
  test('[S01] before anything is typed the modal closes by backdrop or Escape', () => {
    const signUp = start();
    expect(selectIsInProgress(signUp.snapshot())).toBe(false);
    signUp.send({ type: 'CLOSE' });
    expect(endOf(signUp)).toBe('dismissed');
  });

  test('[S01] from the first keystroke it cannot be closed by backdrop or Escape', () => {
    const signUp = start();
    signUp.send({ type: 'FIELD_CHANGED', field: 'email', value: 'n' });
    expect(selectIsInProgress(signUp.snapshot())).toBe(true);
    signUp.send({ type: 'CLOSE' });
    expect(at(signUp)).toBe('account.editing');
  });

  test('[S01] nor while it is submitted, nor in any step up to the last', () => {
    const signUp = submitted();
    expect(selectIsInProgress(signUp.snapshot())).toBe(true);
    signUp.done('createAccount');
    for (const step of ['photo', 'firstMessage']) {
      expect(selectStep(signUp.snapshot())).toBe(step);
      expect(selectIsInProgress(signUp.snapshot())).toBe(true);
      signUp.send({ type: 'SKIP' });
    }
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
    expect(selectIsInProgress(signUp.snapshot())).toBe(false);
  });

  test('[S01] in progress the close button asks first, and closes once that is confirmed', () => {
    const signUp = withAccount();
    signUp.send({ type: 'CLOSE' });
    expect(selectIsConfirmingClose(signUp.snapshot())).toBe(true);
    expect(selectStep(signUp.snapshot())).toBe('photo');
    signUp.send({ type: 'CANCEL_CLOSE' });
    expect(selectIsConfirmingClose(signUp.snapshot())).toBe(false);
    signUp.send({ type: 'CLOSE' });
    signUp.send({ type: 'CONFIRM_CLOSE' });
    expect(signUp.snapshot().output).toEqual({
      endedBy: 'abandoned',
      isAccountCreated: true,
      isOutcomeUnknown: false,
    });
  });

  test('[S01] closes on the redirect to log-in, in progress or not, and while it asks whether to close', () => {
    const asking = withAccount();
    asking.send({ type: 'CLOSE' });
    for (const signUp of [start(), submitted(), withAccount(), asking]) {
      signUp.send({ type: 'REDIRECT_TO_LOGIN' });
      expect(endOf(signUp)).toBe('login');
    }
  });

  test('[S01] closes when the server says that sign-ups are closed', () => {
    const signUp = submitted();
    signUp.fail('createAccount', problem(403, 'signup_closed'));
    expect(endOf(signUp)).toBe('signupClosed');
  });
});

describe('signUp, account', () => {
  test('[S03] what the page can see is wrong is not sent: the errors stand at their fields', () => {
    const signUp = start();
    signUp.send({ type: 'SUBMIT', values: { ...goodValues, name: goodValues.email } });
    expect(at(signUp)).toBe('account.invalid');
    expect(signUp.isRunning('createAccount')).toBe(false);
    expect(selectFieldErrors(signUp.snapshot())).toEqual([
      { field: 'name', code: 'name_equals_email' },
    ]);
  });

  test('[S03] an error goes when its field is changed', () => {
    const signUp = start();
    signUp.send({ type: 'SUBMIT', values: { ...goodValues, name: '@n', email: 'n' } });
    signUp.send({ type: 'FIELD_CHANGED', field: 'name', value: 'n' });
    expect(selectFieldErrors(signUp.snapshot()).map(({ field }) => field)).toEqual(['email']);
    signUp.send({ type: 'FIELD_CHANGED', field: 'email' });
    expect(at(signUp)).toBe('account.editing');
  });

  test('[S03] errors the server finds stand at their fields too, and what was typed is kept', () => {
    const signUp = submitted();
    const fields = [{ field: 'email', code: 'email_invalid' }];
    signUp.fail('createAccount', problem(422, 'validation_failed', { fields }));
    expect(at(signUp)).toBe('account.invalid');
    expect(selectFieldErrors(signUp.snapshot())).toEqual(fields);
    expect(selectFailure(signUp.snapshot())).toBeNull();
    expect(selectValues(signUp.snapshot())).toEqual(goodValues);
  });

  test('[S03] the minimum age is never below 18, whatever the setting', () => {
    const signUp = start({ minimumAge: 16 });
    signUp.send({ type: 'SUBMIT', values: { ...goodValues, date_of_birth: '2009-01-01' } });
    expect(selectFieldErrors(signUp.snapshot())).toEqual([
      { field: 'date_of_birth', code: 'too_young', params: { minimum_age: 18 } },
    ]);
  });

  test('[S02] a failure keeps what was typed and can be submitted again', () => {
    const signUp = submitted();
    const failure = problem(429, 'too_many_attempts', { retryAfterMinutes: 7 });
    signUp.fail('createAccount', failure);
    expect(at(signUp)).toBe('account.failed');
    expect(selectFailure(signUp.snapshot())).toMatchObject({
      code: 'too_many_attempts',
      retryAfterMinutes: 7,
    });
    expect(selectValues(signUp.snapshot())).toEqual(goodValues);
    signUp.send({ type: 'SUBMIT', values: goodValues });
    expect(keyOf(signUp, 'createAccount')).toBe('key-2');
  });

  test('[S02] without an answer the same request goes out again with the same key', () => {
    const signUp = submitted();
    expect(keyOf(signUp, 'createAccount')).toBe('key-1');
    signUp.fail('createAccount', new TypeError('fetch failed'));
    expect(at(signUp)).toBe('account.unanswered');
    expect(selectIsPending(signUp.snapshot())).toBe(true);
    signUp.wait(SUBMIT_RETRY_BASE_MS - 1);
    expect(signUp.isRunning('createAccount')).toBe(false);
    signUp.wait(1);
    expect(signUp.inputOf('createAccount')).toEqual({
      values: goodValues,
      idempotencyKey: 'key-1',
    });
    signUp.done('createAccount');
    expect(selectStep(signUp.snapshot())).toBe('photo');
  });

  test('[S02] it does so five times, later each time; then by hand, still with the same key', () => {
    const signUp = submitted();
    for (let again = 0; again < SUBMIT_RETRIES; again += 1) {
      signUp.fail('createAccount', problem(503, 'service_unavailable'));
      signUp.wait(SUBMIT_RETRY_BASE_MS * 2 ** again);
    }
    signUp.fail('createAccount', problem(503, 'service_unavailable'));
    expect(at(signUp)).toBe('account.failed');
    signUp.send({ type: 'SUBMIT', values: goodValues });
    expect(keyOf(signUp, 'createAccount')).toBe('key-1');
    expect(signUp.started.filter(({ id }) => id === 'createAccount')).toHaveLength(7);
  });

  test('[S02] with the network back it does not wait', () => {
    const signUp = submitted();
    signUp.fail('createAccount');
    signUp.send({ type: 'ONLINE' });
    expect(keyOf(signUp, 'createAccount')).toBe('key-1');
  });

  test('[S02] other values are another intent: they get a key of their own', () => {
    const signUp = submitted();
    for (let again = 0; again <= SUBMIT_RETRIES; again += 1) {
      signUp.fail('createAccount');
      signUp.send({ type: 'ONLINE' });
    }
    signUp.send({ type: 'SUBMIT', values: { ...goodValues, name: 'Eva' } });
    expect(keyOf(signUp, 'createAccount')).toBe('key-2');
  });

  test('[S02] left without an answer, it says that the account may exist', () => {
    const signUp = submitted();
    signUp.fail('createAccount');
    signUp.send({ type: 'REDIRECT_TO_LOGIN' });
    expect(signUp.snapshot().output).toEqual({
      endedBy: 'login',
      isAccountCreated: false,
      isOutcomeUnknown: true,
    });
  });

  test('[S02] once the account is made, the password is forgotten', () => {
    const signUp = withAccount();
    expect(selectValues(signUp.snapshot()).password).toBe('');
    expect(selectEmail(signUp.snapshot())).toBe(goodValues.email);
  });
});

describe('signUp, later steps', () => {
  test('[S02] the steps of the profile are photo, location, personal info, about me, push, confirm e-mail', () => {
    expect(selectSteps(start({ startsAt: 'photo', canPush: true }).snapshot())).toEqual([
      'photo',
      'location',
      'personalInfo',
      'aboutMe',
      'push',
      'confirmEmail',
    ]);
    expect(selectSteps(start({ startsAt: 'photo' }).snapshot())).not.toContain('push');
  });

  test('[E01] a new member has account, photo, first message and confirm e-mail before them, with push or without', () => {
    for (const canPush of [false, true]) {
      const signUp = withAccount({ canPush });
      expect(selectSteps(signUp.snapshot())).toEqual([
        'account',
        'photo',
        'firstMessage',
        'confirmEmail',
      ]);
      signUp.send({ type: 'SKIP' });
      expect(at(signUp)).toBe('firstMessage.editing');
      signUp.send({ type: 'SKIP' });
      expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
      expect(selectFirstMessage(signUp.snapshot())).toBeNull();
    }
  });

  test('[E01] the first message is kept once it is saved, and is there to be written anew', () => {
    const signUp = withAccount();
    signUp.send({ type: 'SKIP' });
    const hello = { first_member: 'roberta', signup_message: 'Hello' };
    signUp.save(hello);
    expect(signUp.inputOf('saveStep')).toMatchObject({ step: 'firstMessage', values: hello });
    expect(selectFirstMessage(signUp.snapshot())).toBeNull();
    signUp.fail('saveStep', problem(404, 'member_not_found'));
    expect([signUp.view(), signUp.failure()]).toEqual(['firstMessage.failed', 'member_not_found']);
    expect(selectFirstMessage(signUp.snapshot())).toBeNull();
    signUp.save(hello);
    signUp.done('saveStep');
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
    expect(selectFirstMessage(signUp.snapshot())).toEqual(hello);
    signUp.send({ type: 'BACK' });
    expect(signUp.view()).toBe('firstMessage.editing');
    const other = { ...hello, first_member: 'kara' };
    signUp.save(other);
    signUp.done('saveStep');
    expect(selectFirstMessage(signUp.snapshot())).toEqual(other);
    signUp.send({ type: 'BACK' });
    signUp.send({ type: 'SKIP' });
    expect(selectFirstMessage(signUp.snapshot())).toEqual(other);
  });

  test('[E01] what another step saved is no first message', () => {
    const signUp = withAccount();
    signUp.save({ file: 'x' });
    signUp.done('saveStep');
    expect(selectFirstMessage(signUp.snapshot())).toBeNull();
  });

  test('[E01] written with the account it is not asked for again, on the way or on the way back', () => {
    const signUp = start();
    signUp.submit({ ...goodValues, signup_message: ' Hello ' });
    expect(selectSteps(signUp.snapshot())).toEqual(['account', 'photo', 'confirmEmail']);
    signUp.done('createAccount');
    signUp.send({ type: 'SKIP' });
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
    signUp.send({ type: 'BACK' });
    expect([signUp.view(), selectIsInProgress(signUp.snapshot())]).toEqual(['photo.editing', true]);

    const blank = start();
    blank.submit({ ...goodValues, signup_message: '  ' });
    blank.done('createAccount');
    blank.send({ type: 'SKIP' });
    expect(selectStep(blank.snapshot())).toBe('firstMessage');
  });

  test('[E01] where the welcome credits pay for no message none is asked for', () => {
    const signUp = withAccount({ canWrite: undefined });
    expect(signUp.snapshot().context.canWrite).toBe(false);
    expect(selectSteps(signUp.snapshot())).toEqual(['account', 'photo', 'confirmEmail']);
    signUp.send({ type: 'SKIP' });
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
    signUp.send({ type: 'BACK' });
    expect(selectStep(signUp.snapshot())).toBe('photo');
  });

  test('[E01] back from the last step a new member is at the first message, and in progress again', () => {
    const signUp = withAccount({ canPush: true });
    skipTo(signUp, 'confirmEmail');
    signUp.send({ type: 'BACK' });
    expect([signUp.view(), selectIsInProgress(signUp.snapshot())]).toEqual([
      'firstMessage.editing',
      true,
    ]);
    signUp.send({ type: 'BACK' });
    expect(signUp.view()).toBe('photo.editing');
  });

  test('[E01] who one is and looks for goes with the account', () => {
    const signUp = start();
    const values = { ...goodValues, gender: 'male', looking_for: 'any' } as const;
    signUp.submit(values);
    expect((signUp.inputOf('createAccount') as SubmitInput).values).toEqual(values);
  });

  test('[S02] each later step is saved with its name and values', () => {
    const signUp = start({ startsAt: 'photo', canPush: true });
    const seen: unknown[] = [];
    for (let saves = 0; saves < 5; saves += 1) {
      signUp.send({ type: 'SAVE', values: { answer: saves } });
      seen.push(signUp.inputOf('saveStep'));
      signUp.done('saveStep');
    }
    expect(seen).toEqual([
      { step: 'photo', values: { answer: 0 }, idempotencyKey: 'key-1' },
      { step: 'location', values: { answer: 1 }, idempotencyKey: 'key-2' },
      { step: 'personalInfo', values: { answer: 2 }, idempotencyKey: 'key-3' },
      { step: 'aboutMe', values: { answer: 3 }, idempotencyKey: 'key-4' },
      { step: 'push', values: { answer: 4 }, idempotencyKey: 'key-5' },
    ]);
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
  });

  test('[S02] back leads to the step before, but never to the account again', () => {
    const signUp = start({ startsAt: 'photo' });
    skipTo(signUp, 'confirmEmail');
    for (const step of ['aboutMe', 'personalInfo', 'location', 'photo', 'photo']) {
      signUp.send({ type: 'BACK' });
      expect(selectStep(signUp.snapshot())).toBe(step);
    }
    expect(selectIsInProgress(signUp.snapshot())).toBe(true);
  });

  test('[S02] a step that cannot be saved says why and can be skipped', () => {
    const signUp = withAccount();
    signUp.send({ type: 'SAVE', values: { file: 'x' } });
    signUp.fail('saveStep', problem(413, 'photo_too_large'));
    expect(at(signUp)).toBe('photo.failed');
    expect(selectFailure(signUp.snapshot())?.code).toBe('photo_too_large');
    signUp.send({ type: 'SKIP' });
    expect(at(signUp)).toBe('firstMessage.editing');
    expect(selectFailure(signUp.snapshot())).toBeNull();
  });

  test('[S02] a step saved again after no answer keeps its key, changed it gets another', () => {
    const signUp = withAccount();
    const interests = ['tea', 'sushi'];
    signUp.send({ type: 'SAVE', values: { interests } });
    signUp.fail('saveStep');
    signUp.send({ type: 'SAVE', values: { interests: [...interests] } });
    expect(keyOf(signUp, 'saveStep')).toBe('key-2');
    signUp.fail('saveStep');
    signUp.send({ type: 'SAVE', values: { interests: ['tea'] } });
    expect(keyOf(signUp, 'saveStep')).toBe('key-3');
  });

  test('[S02] push is offered only where it is said to be possible', () => {
    const signUp = start({ startsAt: 'photo' });
    skipTo(signUp, 'confirmEmail');
    expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
    expect(signUp.snapshot().context.canPush).toBe(false);
    expect(selectEmail(signUp.snapshot())).toBe('');
  });

  test('[S02] an unconfirmed member who comes back begins after the account', () => {
    const signUp = start({ startsAt: 'photo', email: 'noor@example.org' });
    expect(at(signUp)).toBe('photo.editing');
    expect(selectEmail(signUp.snapshot())).toBe('noor@example.org');
  });
});

describe('signUp, confirming the e-mail address', () => {
  const waiting = () => {
    const signUp = withAccount();
    skipTo(signUp, 'confirmEmail');
    return signUp;
  };

  test('[S04] another mail can be asked for after a minute, shown second by second', () => {
    const signUp = waiting();
    expect(selectResendSeconds(signUp.snapshot())).toBe(60);
    signUp.send({ type: 'RESEND' });
    expect(signUp.isRunning('resendMail')).toBe(false);
    signUp.wait(RESEND_COOL_DOWN_MS - 1);
    expect(selectResendSeconds(signUp.snapshot())).toBe(1);
    expect(selectCanResend(signUp.snapshot())).toBe(false);
    signUp.wait(1);
    expect(selectCanResend(signUp.snapshot())).toBe(true);
    signUp.send({ type: 'RESEND' });
    expect(selectResendState(signUp.snapshot())).toBe('sending');
    signUp.done('resendMail');
    expect(selectResendState(signUp.snapshot())).toBe('sent');
    expect(selectResendSeconds(signUp.snapshot())).toBe(60);
  });

  test('[S04] the minute goes on while the member goes back and forth', () => {
    const signUp = waiting();
    signUp.wait(29_000);
    signUp.send({ type: 'BACK' });
    signUp.sleep(-DAY_MS);
    signUp.wait(30_000);
    signUp.send({ type: 'SKIP' });
    expect(selectResendSeconds(signUp.snapshot())).toBe(1);
  });

  test('[S04] the minute begins with the account, not with the last step', () => {
    const signUp = withAccount();
    signUp.wait(20_000);
    skipTo(signUp, 'confirmEmail');
    expect(selectResendSeconds(signUp.snapshot())).toBe(40);
  });

  test.each([-DAY_MS, -1])(
    '[S04] a clock put back by %i ms makes the minute no longer',
    (moved) => {
      const signUp = waiting();
      signUp.wait(30_000);
      signUp.sleep(moved);
      signUp.wait(29_999);
      expect(selectCanResend(signUp.snapshot())).toBe(false);
      signUp.wait(1);
      expect(selectCanResend(signUp.snapshot())).toBe(true);
    },
  );

  test('[S04] a clock put forward, or a sleep, ends the minute: the server judges, and its wait is told', () => {
    for (const moved of [DAY_MS, 3 * 3_600_000]) {
      const signUp = waiting();
      signUp.sleep(moved);
      signUp.send({ type: 'RESEND' });
      expect(signUp.isRunning('resendMail')).toBe(false);
      signUp.wait(1_000);
      signUp.send({ type: 'RESEND' });
      signUp.fail('resendMail', problem(429, 'too_many_requests', { retryAfterMinutes: 1 }));
      expect(selectResendState(signUp.snapshot())).toBe('failed');
      expect(selectFailure(signUp.snapshot())).toMatchObject({
        code: 'too_many_requests',
        retryAfterMinutes: 1,
      });
      signUp.send({ type: 'RESEND' });
      expect(keyOf(signUp, 'resendMail')).toBe('key-2');
      expect(selectFailure(signUp.snapshot())).toBeNull();
    }
  });

  test('[S04] a request goes on while the member goes back; asked for is it in the last step alone', () => {
    const signUp = waiting();
    signUp.wait(RESEND_COOL_DOWN_MS);
    signUp.send({ type: 'RESEND' });
    signUp.send({ type: 'BACK' });
    expect(selectResendState(signUp.snapshot())).toBe('idle');
    signUp.fail('resendMail');
    expect(selectFailure(signUp.snapshot())).toBeNull();
    signUp.send({ type: 'RESEND' });
    expect(signUp.isRunning('resendMail')).toBe(false);
    signUp.send({ type: 'SKIP' });
    expect(selectResendState(signUp.snapshot())).toBe('failed');
  });

  test('[S04] a failed request is repeated with its key where its outcome is unknown', () => {
    const signUp = waiting();
    signUp.wait(RESEND_COOL_DOWN_MS);
    signUp.send({ type: 'RESEND' });
    const key = keyOf(signUp, 'resendMail');
    signUp.fail('resendMail');
    expect(selectResendState(signUp.snapshot())).toBe('failed');
    signUp.send({ type: 'RESEND' });
    expect(keyOf(signUp, 'resendMail')).toBe(key);
  });

  test('[S04] too many mails: not again today', () => {
    const signUp = waiting();
    signUp.wait(RESEND_COOL_DOWN_MS);
    signUp.send({ type: 'RESEND' });
    signUp.fail('resendMail', problem(429, 'too_many_mails'));
    expect(selectResendState(signUp.snapshot())).toBe('tooMany');
    expect(selectFailure(signUp.snapshot())?.code).toBe('too_many_mails');
    signUp.send({ type: 'RESEND' });
    expect(signUp.isRunning('resendMail')).toBe(false);
  });

  test('[S04] it is finished by going on, and not before the last step', () => {
    const early = withAccount();
    early.send({ type: 'FINISH' });
    expect(at(early)).toBe('photo.editing');
    const signUp = waiting();
    signUp.send({ type: 'FINISH' });
    expect(endOf(signUp)).toBe('finished');
  });
});

const badName = problem(422, 'validation_failed', {
  fields: [{ field: 'name', code: 'name_required' }],
});

const atLastStep = (more: Partial<SignUpInput> = {}) => {
  const signUp = start({ startsAt: 'confirmEmail', ...more });
  expect(selectStep(signUp.snapshot())).toBe('confirmEmail');
  return signUp;
};

describe('signUp, what was typed', () => {
  test('[S02] each field is kept as it is typed, beside the others; a change without a value keeps all', () => {
    const signUp = start({ values: { name: 'Noor' } });
    signUp.type('email', 'n@example.org');
    signUp.type('password', 'secret');
    signUp.type('name');
    expect(selectValues(signUp.snapshot())).toEqual({
      email: 'n@example.org',
      name: 'Noor',
      password: 'secret',
      date_of_birth: '',
    });
  });

  test('[S02] with the account only the password is forgotten', () => {
    expect(selectValues(withAccount().snapshot())).toEqual({ ...goodValues, password: '' });
  });

  test('[S03] an older age of the settings counts', () => {
    const signUp = start({ minimumAge: 21 });
    signUp.submit({ ...goodValues, date_of_birth: '2006-06-01' });
    expect(selectFieldErrors(signUp.snapshot())).toEqual([
      { field: 'date_of_birth', code: 'too_young', params: { minimum_age: 21 } },
    ]);
  });

  test('[S03] refused and put right, it is submitted from where the errors stand, which go with it', () => {
    const signUp = start();
    signUp.submit({ ...goodValues, name: '@noor' });
    signUp.submit({ ...goodValues, name: '' });
    expect([signUp.view(), signUp.fields()]).toEqual(['account.invalid', ['name']]);
    signUp.submit();
    expect([signUp.view(), signUp.fields()]).toEqual(['account.submitting', []]);
  });

  test('[S02] after a failure, typing goes on and takes the failure away', () => {
    const signUp = start();
    signUp.submit();
    signUp.fail('createAccount', problem(429, 'too_many_attempts'));
    expect(signUp.failure()).toBe('too_many_attempts');
    signUp.type('name', 'Eva');
    expect([signUp.view(), signUp.failure()]).toEqual(['account.editing', null]);
    expect(selectValues(signUp.snapshot()).name).toBe('Eva');
  });
});

describe('signUp, without an answer', () => {
  test('[S02] goes out again after 2, 4, 8, 16, 32 s; submitted by hand it has five tries again', () => {
    const signUp = start();
    for (let round = 0; round < 2; round += 1) {
      signUp.submit();
      for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000]) {
        signUp.fail('createAccount');
        signUp.wait(pause - 1);
        expect(signUp.isRunning('createAccount')).toBe(false);
        signUp.wait(1);
        expect(signUp.key('createAccount')).toBe('key-1');
      }
      signUp.fail('createAccount');
      expect(signUp.view()).toBe('account.failed');
    }
  });

  test('[S02] answered at last, nothing is unknown any more', () => {
    const signUp = start();
    signUp.submit();
    signUp.fail('createAccount');
    signUp.wait(2_000);
    signUp.done('createAccount');
    signUp.send({ type: 'REDIRECT_TO_LOGIN' });
    expect(signUp.snapshot().output).toEqual({
      endedBy: 'login',
      isAccountCreated: true,
      isOutcomeUnknown: false,
    });
  });

  test('[S02] what one step did not hear of is not taken for the next one’s, however it is left', () => {
    const skipped = withAccount();
    skipped.save();
    skipped.fail('saveStep');
    skipped.send({ type: 'SKIP' });
    skipped.save();
    expect(skipped.key('saveStep')).toBe('key-3');

    skipped.fail('saveStep');
    skipped.send({ type: 'BACK' });
    skipped.save();
    expect(skipped.key('saveStep')).toBe('key-4');

    skipped.fail('saveStep');
    skipped.save();
    expect(skipped.key('saveStep')).toBe('key-4');
    skipped.done('saveStep');
    skipped.save();
    expect(skipped.key('saveStep')).toBe('key-5');
  });

  test('[S02] from the first step after the account there is no way back, and nothing is forgotten by trying', () => {
    const signUp = withAccount();
    signUp.save();
    signUp.fail('saveStep');
    signUp.send({ type: 'BACK' });
    expect(signUp.view()).toBe('photo.failed');
    signUp.save();
    expect(signUp.key('saveStep')).toBe('key-2');
  });
});

describe('signUp, errors of a step', () => {
  test('[S03] stand at their fields and not over the step; they go when it is saved again or skipped', () => {
    const signUp = withAccount();
    signUp.save();
    signUp.fail('saveStep', badName);
    expect([signUp.view(), signUp.failure(), signUp.fields()]).toEqual([
      'photo.failed',
      null,
      ['name'],
    ]);
    signUp.save();
    expect(signUp.fields()).toEqual([]);
    signUp.fail('saveStep', badName);
    signUp.send({ type: 'SKIP' });
    expect([signUp.view(), signUp.fields()]).toEqual(['firstMessage.editing', []]);
  });

  test('[S04] a step that failed is no mail that failed', () => {
    const signUp = withAccount();
    signUp.save();
    signUp.fail('saveStep', problem(413, 'photo_too_large'));
    expect(selectResendState(signUp.snapshot())).toBe('idle');
  });
});

describe('signUp, steps and closing', () => {
  test('[S02] without push all other steps are offered, in order', () => {
    expect(selectSteps(start({ startsAt: 'photo' }).snapshot())).toEqual([
      'photo',
      'location',
      'personalInfo',
      'aboutMe',
      'confirmEmail',
    ]);
  });

  test('[S02] back from the last step leads to push where it is offered, and is in progress again', () => {
    const signUp = atLastStep({ canPush: true });
    expect(selectIsInProgress(signUp.snapshot())).toBe(false);
    signUp.send({ type: 'BACK' });
    expect(selectStep(signUp.snapshot())).toBe('push');
    expect(selectIsInProgress(signUp.snapshot())).toBe(true);
    signUp.send({ type: 'BACK' });
    expect(selectStep(signUp.snapshot())).toBe('aboutMe');
  });

  test('[S02] the last step is always being filled in, whatever becomes of a mail', () => {
    const signUp = atLastStep();
    signUp.send({ type: 'RESEND' });
    expect(selectStatus(signUp.snapshot())).toBe('editing');
    expect(selectIsPending(signUp.snapshot())).toBe(false);
    signUp.fail('resendMail');
    expect(selectStatus(signUp.snapshot())).toBe('editing');
  });

  test('[S01] over, there is no step and nothing to be told', () => {
    const signUp = start();
    signUp.send({ type: 'CLOSE' });
    const over = signUp.snapshot();
    expect([selectStep(over), selectStatus(over), selectResendState(over)]).toEqual([
      null,
      'editing',
      'idle',
    ]);
    expect([selectFailure(over), selectView(over), selectIsPending(over)]).toEqual([
      null,
      null,
      false,
    ]);
  });
});

const good: SignUpValues = {
  email: 'noor@example.org',
  name: 'Noor',
  password: 'a-good-one',
  date_of_birth: '1992-04-17',
};

/** "field code" of each error, on 2026-01-01. */
const errorsOf = (values: Partial<SignUpValues>, minimumAge = 18, now = EPOCH): string[] =>
  validateAccount({ ...good, ...values }, { minimumAge, now }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('validation of the account step', () => {
  test('[S03] a complete and correct step has no error', () => {
    expect(errorsOf({})).toEqual([]);
  });

  test.each([
    ['noor@example.org', true],
    ['  noor@example.org ', true],
    ['n.o+tag@mail.example.co.uk', true],
    ['noor@münchen.de', true],
    ['', false],
    ['noor', false],
    ['noor@', false],
    ['@example.org', false],
    ['noor@example', false],
    ['noor@example.o', false],
    ['noor@-example.org', false],
    ['noor@example..org', false],
    ['.noor@example.org', false],
    ['noor.@example.org', false],
    ['no..or@example.org', false],
    ['no or@example.org', false],
    ['noor@exam@ple.org', false],
    [`${'n'.repeat(242)}@example.org`, true],
    [`${'n'.repeat(243)}@example.org`, false],
  ])('[S03] "%s" is an e-mail address: %s', (email, expected) => {
    expect(isEmail(email)).toBe(expected);
    expect(errorsOf({ email, name: 'Eva' })).toEqual(expected ? [] : ['email email_invalid']);
  });

  test.each([
    ['', 'name name_required'],
    ['   ', 'name name_required'],
    ['\u0007', 'name name_required'],
    ['@noor', 'name name_starts_with_at'],
    ['  @noor', 'name name_starts_with_at'],
    ['noor@example.org', 'name name_equals_email'],
    [' NOOR@Example.org ', 'name name_equals_email'],
    ['n'.repeat(33), 'name name_too_long'],
  ])('[S03] the name "%s" is refused: %s', (name, error) => {
    expect(errorsOf({ name })).toEqual([error]);
  });

  test('[S03] a name of 32 characters is accepted, emoji counted as one', () => {
    expect(errorsOf({ name: '💜'.repeat(32) })).toEqual([]);
  });

  test.each([
    [7, ['password password_too_short']],
    [8, []],
    [128, []],
    [129, ['password password_too_long']],
  ])('[S03] a password of %i characters: %j', (length, errors) => {
    expect(errorsOf({ password: 'p'.repeat(length) })).toEqual(errors);
  });

  test('[S03] an error of length tells the length', () => {
    const paramsOf = (values: Partial<SignUpValues>) =>
      validateAccount({ ...good, ...values }, { minimumAge: 18, now: EPOCH }).map(
        ({ params }) => params,
      );
    expect(paramsOf({ name: 'n'.repeat(33) })).toEqual([{ maximum: 32 }]);
    expect(paramsOf({ password: 'short' })).toEqual([{ minimum: 8 }]);
    expect(paramsOf({ password: 'p'.repeat(129) })).toEqual([{ maximum: 128 }]);
  });

  test.each(['', '1992', '17-04-1992', '1992-13-01', '2001-02-30', '1900-02-29', '0000-00-00'])(
    '[S03] the birth date "%s" is not valid',
    (date) => {
      expect(errorsOf({ date_of_birth: date })).toEqual(['date_of_birth date_invalid']);
    },
  );

  test('[S03] a birth date in the future, or more than 120 years ago, is not valid', () => {
    expect(errorsOf({ date_of_birth: '2026-01-02' })).toEqual(['date_of_birth date_invalid']);
    expect(errorsOf({ date_of_birth: '1904-12-31' })).toEqual(['date_of_birth date_invalid']);
    expect(errorsOf({ date_of_birth: '1905-06-01' })).toEqual([]);
  });

  test.each([
    ['2008-01-01', []],
    ['2008-01-02', ['date_of_birth too_young']],
    ['2007-12-31', []],
    ['2025-06-01', ['date_of_birth too_young']],
  ])('[S03] on 2026-01-01, once it is so everywhere, somebody born on %s: %j', (date, errors) => {
    expect(errorsOf({ date_of_birth: date }, 18, EPOCH + 12 * 3_600_000)).toEqual(errors);
  });

  test('[S03] nobody passes who is still 17 somewhere on earth', () => {
    const lastMoment = EPOCH + 12 * 3_600_000 - 1;
    for (const now of [EPOCH, lastMoment])
      expect(errorsOf({ date_of_birth: '2008-01-01' }, 18, now)).toEqual([
        'date_of_birth too_young',
      ]);
  });

  test('[S03] born on 29 February, one is 18 on 1 March', () => {
    const birth = { year: 2008, month: 2, day: 29 };
    expect(ageOn(birth, Date.UTC(2026, 1, 28, 23, 59, 59))).toBe(17);
    expect(ageOn(birth, Date.UTC(2026, 2, 1))).toBe(18);
  });

  test.each([
    [0, 18],
    [16, 18],
    [-5, 18],
    [Number.NaN, 18],
    [18, 18],
    [18.5, 19],
    [21, 21],
  ])('[S03] with the setting %d the minimum age is %i: never below 18', (setting, age) => {
    expect(effectiveMinimumAge(setting)).toBe(age);
    const [error] = validateAccount(
      { ...good, date_of_birth: '2015-06-01' },
      { minimumAge: setting, now: EPOCH },
    );
    expect(error).toEqual({
      field: 'date_of_birth',
      code: 'too_young',
      params: { minimum_age: age },
    });
  });

  test('[S03] nobody under 18 passes, on any day, with any setting', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(EPOCH), max: new Date(EPOCH + 1e12), noInvalidDate: true }),
        fc.integer({ min: -100, max: 30 }),
        fc.integer({ min: 1, max: 18 * 365 }),
        (today, minimumAge, daysOld) => {
          const birth = new Date(today.getTime() - daysOld * 86_400_000).toISOString().slice(0, 10);
          return errorsOf({ date_of_birth: birth }, minimumAge, today.getTime()).length === 1;
        },
      ),
    );
  });

  test('[S03] whatever is typed, at most one error a field, and none throws', () => {
    fc.assert(
      fc.property(
        fc.record({
          email: fc.string(),
          name: fc.string({ unit: 'grapheme' }),
          password: fc.string(),
          date_of_birth: fc.string(),
        }),
        (values) => {
          const fields = validateAccount(values, { minimumAge: 18, now: EPOCH }).map(
            ({ field }) => field,
          );
          return new Set(fields).size === fields.length;
        },
      ),
    );
  });

  test('[S03] a date is a day of the calendar and nothing else', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), noInvalidDate: true }), (date) => {
        const text = date.toISOString().slice(0, 10);
        return text.startsWith('+') || parseDate(text) !== null;
      }),
    );
    expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });
});

proveMachine(signUpModel, {
  id: 'S01',
  docs: new URL('./signUp.docs.md', import.meta.url),
  ways: new URL('./signUp.ways.gen.json', import.meta.url),
});
