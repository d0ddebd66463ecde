import { describe, expect, test } from 'vitest';
import { startTestActor } from '../testing/index.ts';
import { signUpMachine } from './signUp.machine.ts';
import { goodValues, problem } from './signUp.model.ts';
import {
  selectCanDismiss,
  selectFailure,
  selectFieldErrors,
  selectIsConfirmingClose,
  selectIsPending,
  selectResendState,
  selectStatus,
  selectStep,
  selectSteps,
  selectValues,
  selectView,
} from './signUp.selectors.ts';
import type { SignUpInput, SubmitInput } from './signUp.types.ts';

const badName = problem(422, 'validation_failed', {
  fields: [{ field: 'name', code: 'name_required' }],
});

const start = (more: Partial<SignUpInput> = {}) => {
  let keys = 0;
  const signUp = startTestActor(signUpMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    presentation: 'modal' as const,
    minimumAge: 18,
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

const withAccount = (more: Partial<SignUpInput> = {}) => {
  const signUp = start(more);
  signUp.submit();
  signUp.done('createAccount');
  return signUp;
};

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
    expect([signUp.view(), signUp.fields()]).toEqual(['location.editing', []]);
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
    expect(selectSteps(start().snapshot())).toEqual([
      'account',
      'photo',
      'location',
      'personalInfo',
      'aboutMe',
      'confirmEmail',
    ]);
  });

  test('[S02] back from the last step leads to push where it is offered, and is in progress again', () => {
    const signUp = atLastStep({ canPush: true });
    expect(selectCanDismiss(signUp.snapshot())).toBe(true);
    signUp.send({ type: 'BACK' });
    expect(selectStep(signUp.snapshot())).toBe('push');
    expect(selectCanDismiss(signUp.snapshot())).toBe(false);
    signUp.send({ type: 'BACK' });
    expect(selectStep(signUp.snapshot())).toBe('aboutMe');
  });

  test('[S01] Escape answers "really close?" with no', () => {
    const signUp = withAccount();
    signUp.send({ type: 'CLOSE' });
    signUp.send({ type: 'ESCAPE' });
    expect(selectIsConfirmingClose(signUp.snapshot())).toBe(false);
    expect(signUp.view()).toBe('photo.editing');
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
