import { createVeloursClient } from '@velours/api-client';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { formOf } from '../../app/forms/submit.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { loadNewPassword, newPasswordErrors, submitNewPassword } from './password.ts';

const { t, load } = createTexts('en');
await load(['auth', 'errors']);

/** What is wrong with two passwords, as it is said at each; nothing is asked of the API. */
async function said(password: string, again: string) {
  const refused = (await submitNewPassword(formOf({ token: 't', password, again }), {
    url: new URL('http://localhost:3000/reset-password/do'),
  } as Parameters<typeof submitNewPassword>[1])) as { data: RefusedForm };
  return newPasswordErrors(t, refused.data.failure, ['password', 'again']).fields;
}

const NEW = 'Enter a new password.';
const REQUIRED = 'Fill this in.';
const NOT_EQUAL = 'The two passwords are not the same.';
const SHORT = 'This password is too short: use at least 8 characters.';

describe('the link of a new password', () => {
  const open = (getAccountLink: string) =>
    loadNewPassword({
      url: new URL('http://localhost:3000/reset-password/do?token=t'),
      api: createVeloursClient({
        baseUrl: 'http://localhost:3000',
        retry: { retries: 0 },
        fetch: fetchFromExamples({ getAccountLink }),
      }),
    } as Parameters<typeof loadNewPassword>[0]);

  it('[S07] says why it does nothing any more', async () => {
    expect(await open('410/linkExpired')).toMatchObject({ link: { reason: 'link_expired' } });
    expect(await open('reset')).toMatchObject({ link: { reason: null } });
  });

  it('[S07] is not called dead where it could not be looked up: the page can be tried again', async () => {
    await expect(open('500/internalError')).rejects.toMatchObject({ status: 500 });
    await expect(open('network-error')).rejects.toThrow('no answer from the server');
  });
});

describe('a new password, twice', () => {
  it.each([
    ['', '', { password: NEW, again: REQUIRED }],
    ['', 'a long password', { password: NEW, again: NOT_EQUAL }],
    ['a long password', '', { again: REQUIRED }],
    ['a long password', 'another one', { again: NOT_EQUAL }],
    ['short', '', { password: SHORT, again: REQUIRED }],
    ['\u{1f600}2345678', 'another one', { again: NOT_EQUAL }],
    ['\u{1f600}234567', 'another one', { password: SHORT, again: NOT_EQUAL }],
  ])('[S07] %j and %j: all that is wrong is told at once', async (password, again, errors) => {
    expect(await said(password, again)).toEqual(errors);
  });

  it('[A01] what the API refuses is told as everywhere, an empty new password as what it is', () => {
    const fields = [
      { field: 'current', code: 'required' },
      { field: 'password', code: 'required' },
    ];
    const failure = { code: 'validation_failed', fields, params: {} };
    expect(newPasswordErrors(t, failure, ['current', 'password']).fields).toEqual({
      current: 'Enter your current password.',
      password: NEW,
    });
    const lost = { code: 'network', fields: [], params: {} };
    expect(newPasswordErrors(t, lost, ['password']).form).toContain('We cannot reach the server.');
  });
});
