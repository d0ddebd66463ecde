import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeKeyOf, NetworkError, ProblemError, problemFrom } from './errors.ts';
import { exampleOf } from './testing/examples.ts';
import { problemCodes } from '@velours/openapi/page-values';
import { fieldCodes } from '@velours/openapi/values';

/** The texts of a language, read as data: this package never depends on the catalogues. */
function textsOf(language: string): string[] {
  const file = new URL(`../../../locales/${language}/errors.json`, import.meta.url);
  const { codes } = JSON.parse(readFileSync(file, 'utf8')) as { codes: Record<string, string> };
  return Object.keys(codes).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
}

describe('problems', () => {
  it.each(['en', 'nl'])('every problem and field code has exactly one text in %s', (language) => {
    expect([...new Set(textsOf(language))].toSorted()).toEqual(
      [...problemCodes, ...fieldCodes].toSorted(),
    );
  });

  it('[S06] too many attempts tells the minutes, for the text too', () => {
    const error = problemFrom(exampleOf('logIn', 429, 'tooManyAttempts'), { status: 429 });
    expect(error).toMatchObject({ code: 'too_many_attempts', status: 429, retryAfterMinutes: 15 });
    expect(error.localeKey).toBe('errors:codes.too_many_attempts');
    expect(error.localeParams).toEqual({ count: 15, minutes: 15 });
  });

  it('[C02] insufficient credits tells what is required and available', () => {
    const error = problemFrom(exampleOf('sendMessage', 402), { status: 402 });
    expect(error).toMatchObject({
      code: 'insufficient_credits',
      params: { required: 10, available: 4 },
    });
    expect(error.localeParams).toEqual({ required: 10, available: 4 });
  });

  it('[S03] a refused sign-up names each field and what is wrong with it', () => {
    const error = problemFrom(exampleOf('signUp', 422, 'signupValidation'), { status: 422 });
    expect(error.fields.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'name_equals_email'],
      ['email', 'email_invalid'],
      ['password', 'password_too_short'],
      ['date_of_birth', 'too_young'],
    ]);
    expect(error.fields.map(({ code }) => localeKeyOf(code))[3]).toBe('errors:codes.too_young');
    expect(error.fields[3]?.params).toEqual({ minimum_age: 18 });
  });

  it.each([
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [418, 'malformed_request'],
    [429, 'too_many_requests'],
    [500, 'internal_error'],
    [502, 'service_unavailable'],
    [503, 'service_unavailable'],
  ] as const)('an answer %i that is no problem of the contract is %s', (status, code) => {
    for (const body of ['<h1>Bad gateway</h1>', undefined, null, { code: 'from_elsewhere' }, []]) {
      expect(problemFrom(body, { status })).toMatchObject({ code, status, fields: [] });
    }
  });

  it('a problem that a newer server has keeps its code', () => {
    const type = 'urn:velours:problem:of_tomorrow';
    expect(problemFrom({ type, code: 'of_tomorrow' }, { status: 422 })).toMatchObject({
      code: 'of_tomorrow',
      status: 422,
    });
  });

  it('[S09] the flag counts where the code is not known', () => {
    const body = { authentication_required: true };
    expect(problemFrom(body, { status: 403 }).authenticationRequired).toBe(true);
    expect(problemFrom(body, { status: 404 }).authenticationRequired).toBe(false);
  });

  it('a failure of the network is told apart from a problem', () => {
    const error = new NetworkError(new TypeError('fetch failed'));
    expect(error).not.toBeInstanceOf(ProblemError);
    expect(error.localeKey).toBe('errors:network');
    expect(error.cause).toBeInstanceOf(TypeError);
  });
});
