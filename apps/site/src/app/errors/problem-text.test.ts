import { NetworkError, ProblemError, type Problem } from '@velours/api-client';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { createTexts } from '../i18n/texts.ts';
import { failureOf } from '../forms/refused-form.ts';
import { refusal } from '../forms/submit.ts';
import { logInErrors } from '../../features/log-in/log-in.ts';
import { errorText, fieldErrorTexts, failureText } from './problem-text.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'auth']);

const problem = (over: Partial<Problem> & Pick<Problem, 'code' | 'status'>): ProblemError =>
  new ProblemError({ type: `urn:velours:problem:${over.code}`, title: 'x', ...over });

describe('what went wrong, in words', () => {
  it('[S06] log-in failed, try again', () => {
    const errors = logInErrors(texts.t, problem({ code: 'login_failed', status: 401 }));
    expect(errors?.form).toMatch(/^Logging in failed\..*try again/);
  });

  it('[S06] too many attempts, account blocked for {minutes} minutes', () => {
    const blocked = problem({ code: 'too_many_attempts', status: 429, retry_after_minutes: 15 });
    expect(errorText(texts.t, blocked)).toBe(
      'Too many attempts. This account is blocked for 15 minutes.',
    );
    const nearly = problem({ code: 'too_many_attempts', status: 429, retry_after_minutes: 1 });
    expect(errorText(texts.t, nearly)).toContain('for 1 minute.');
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
