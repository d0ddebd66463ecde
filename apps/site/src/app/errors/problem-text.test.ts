import { NetworkError, ProblemError, type Problem } from '@velours/api-client';
import { toFailure } from '@velours/machines/failure';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { createTexts } from '../i18n/texts.ts';
import { failureOf, refusal } from '../forms/refused-form.ts';
import { logInAnswer, logInErrors, logInLabels } from '../../features/log-in/log-in.ts';
import {
  errorSummary,
  errorText,
  failureErrors,
  failureText,
  fieldErrorTexts,
} from './problem-text.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'auth']);

const problem = (over: Partial<Problem> & Pick<Problem, 'code' | 'status'>): ProblemError =>
  new ProblemError({ type: `urn:velours:problem:${over.code}`, title: 'x', ...over });

describe('what went wrong, in words', () => {
  it('[S06] log-in failed, try again', () => {
    const errors = logInErrors(texts.t, problem({ code: 'login_failed', status: 401 }));
    expect(errors?.form).toMatch(/^Logging in failed\..*try again/);
  });

  it('[S06] too many attempts, account blocked for {minutes} minutes; elsewhere than at the log-in no account is', () => {
    const after = (minutes: number) =>
      problem({ code: 'too_many_attempts', status: 429, retry_after_minutes: minutes });
    expect(logInErrors(texts.t, after(15))?.form).toBe(
      'Too many attempts. This account is blocked for 15 minutes.',
    );
    expect(logInErrors(texts.t, after(1))?.form).toContain('for 1 minute.');
    expect(errorText(texts.t, after(15))).toBe('Too many attempts. Try again in 15 minutes.');
    expect(errorText(texts.t, after(1))).toContain('in 1 minute.');
  });

  it('too many requests: a moment, or so many minutes or hours, as the server knows', () => {
    const after = (minutes?: number) =>
      errorText(
        texts.t,
        problem({
          code: 'too_many_requests',
          status: 429,
          ...(minutes !== undefined && { retry_after_minutes: minutes }),
        }),
      );
    for (const minutes of [undefined, 1]) expect(after(minutes)).toContain('Wait a moment');
    expect(after(2)).toContain('in 2 minutes.');
    expect(after(60)).toContain('in 60 minutes.');
    expect(after(61)).toContain('in 2 hours.');
    expect(after(24 * 60)).toContain('in 24 hours.');
  });

  it('[S07] e-mail not found, of a server that says so', () => {
    expect(errorText(texts.t, problem({ code: 'email_not_found', status: 404 }))).toBe(
      'No account was found with this e-mail address.',
    );
  });

  it('generic error, try later; and a lost connection says so', () => {
    expect(errorText(texts.t, new Error('x'))).toBe(
      'Something went wrong. Please try again later.',
    );
    expect(errorText(texts.t, new NetworkError('x'))).toContain('cannot reach the server');
  });

  it('a code that only a newer server has is told by the generic text', () => {
    const code = 'of_tomorrow' as Problem['code'];
    expect(errorText(texts.t, problem({ code, status: 422 }))).toBe(
      'Something went wrong. Please try again later.',
    );
  });

  it('[S03] messages stand at their fields, the first of each', () => {
    const errors = [
      { field: 'name', code: 'name_equals_email' as const },
      { field: 'name', code: 'name_too_long' as const },
      { field: 'date_of_birth', code: 'too_young' as const, params: { minimum_age: 21 } },
      { field: 'elsewhere', code: 'required' as const },
    ];
    expect(fieldErrorTexts(texts.t, errors, ['name', 'date_of_birth'])).toEqual({
      name: 'Your name must differ from your e-mail address.',
      date_of_birth: 'You must be at least 21 years old to sign up.',
    });
  });

  it.each(LANGUAGES)(
    '[S03] in %s a text that needs but one character is asked for, a longer one by its length',
    async (language) => {
      const { t, load } = createTexts(language);
      await load(['errors']);
      const short = (minimum: number): string | undefined =>
        fieldErrorTexts(t, [{ field: 'text', code: 'too_short', params: { minimum } }], ['text'])
          .text;
      expect(short(1)).toBe(t(($) => $.errors.codes.required));
      for (const minimum of [2, 10]) expect(short(minimum)).toContain(String(minimum));
    },
  );

  it.each(LANGUAGES)('[S06] in %s a password that is not there is asked for', async (language) => {
    const { t, load } = createTexts(language);
    await load(['errors']);
    const errors = ['password', 'current'].map((field) => ({ field, code: 'required' as const }));
    const { password, current } = t(($) => $.errors.missing);
    expect(fieldErrorTexts(t, errors, ['password', 'current'])).toEqual({ password, current });
    const short = { field: 'password', code: 'password_too_short' as const };
    expect(fieldErrorTexts(t, [{ ...short, params: { minimum: 8 } }], ['password']).password).toBe(
      t(($) => $.errors.codes.password_too_short, { minimum: 8 }),
    );
  });

  it('[S03] what was sent empty is missing, not wrong; what was filled in is told as it was', () => {
    const fields = [
      { field: 'email', code: 'email_invalid' as const },
      { field: 'name', code: 'name_required' as const },
      { field: 'password', code: 'password_too_short' as const, params: { minimum: 8 } },
      { field: 'category', code: 'invalid' as const },
    ];
    const refused = failureOf(problem({ code: 'validation_failed', status: 422, errors: fields }));
    const textsFor = (values: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      const { failure } = refusal(form, refused).data;
      const names = fields.map(({ field }) => field);
      return failureErrors(texts.t, failure, names)?.fields;
    };
    const empty = {
      email: '',
      name: '',
      password: '',
      category: '',
    };
    expect(textsFor(empty)).toEqual({
      email: 'Enter an e-mail address.',
      name: 'Choose a name.',
      password: 'Enter your password.',
      category: 'Choose what it is about.',
    });
    const filled = { email: 'anna', password: 'short', category: 'x' };
    expect(textsFor({ ...empty, ...filled })).toMatchObject({
      email: 'This is not a valid e-mail address.',
      password: 'This password is too short: use at least 8 characters.',
      category: 'This answer is not possible here.',
    });
  });

  it('[S06] a log-in without an address or a password asks for it; a wrong address is told as such', () => {
    const view = {
      status: 'visitor',
      logInFailure: toFailure(
        problem({
          code: 'validation_failed',
          status: 422,
          errors: [
            { field: 'email', code: 'email_invalid' },
            { field: 'password', code: 'password_too_short', params: { minimum: 1 } },
          ],
        }),
      ),
      blockedMinutes: null,
      logOutFailure: null,
      isUncertain: false,
      isUnreachable: false,
    } as const;
    const told = (hasEmail: boolean) =>
      logInErrors(texts.t, logInAnswer(view, hasEmail).failure)?.fields;
    const password = 'Enter your password.';
    expect(told(false)).toEqual({ email: 'Enter an e-mail address.', password });
    expect(told(true)).toEqual({ email: 'This is not a valid e-mail address.', password });
  });

  it.each([
    [undefined, 'That did not work'],
    [{ form: 'Whole' }, 'That did not work'],
    [{ fields: { email: 'a' } }, '1 answer needs another look'],
    [{ fields: { email: 'a', password: 'b' } }, '2 answers need another look'],
  ])(
    '[S03] the summary of %j is headed by the number of answers that it lists',
    (errors, title) => {
      expect(errorSummary(texts.t, errors)).toBe(title);
      expect(logInLabels(texts.t, errors).errorTitle).toBe(title);
    },
  );

  it('[S06] a form sent without script says the same as one sent with it, and repeats no password', () => {
    const blocked = problem({ code: 'too_many_attempts', status: 429, retry_after_minutes: 15 });
    const form = new FormData();
    form.set('email', 'a@b.example');
    form.set('password', 'secret');
    const { data } = refusal(form, failureOf(blocked));
    const travelled = JSON.parse(JSON.stringify(data)) as typeof data;
    expect(failureText(texts.t, travelled.failure)).toBe(errorText(texts.t, blocked));
    expect(travelled.values).toEqual({ email: 'a@b.example' });
  });
});
