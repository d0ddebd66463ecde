import { describe, expect, test } from 'vitest';
import { isCertainRefusal, toFailure } from './index.ts';

const problem = (status: number, code: string, more: object = {}): object =>
  Object.assign(new Error(code), { status, code, fields: [], params: {}, ...more });

describe('failure of a call', () => {
  test.each([
    [402, 'insufficient_credits'],
    [403, 'email_not_confirmed'],
    [404, 'member_not_found'],
    [422, 'message_too_long'],
    [429, 'too_many_requests'],
    [499, 'client_closed_request'],
  ])('[B03] an answer %i %s is a refusal: nothing was done', (status, code) => {
    expect(toFailure(problem(status, code))).toMatchObject({ code, outcome: 'refused' });
  });

  test.each([
    [500, 'internal_error'],
    [501, 'not_implemented'],
    [503, 'service_unavailable'],
    [409, 'idempotency_in_progress'],
  ])('[B03] an answer %i %s leaves open whether it was done', (status, code) => {
    expect(toFailure(problem(status, code))).toMatchObject({ code, outcome: 'unknown' });
  });

  test.each([
    [new TypeError('fetch failed')],
    [undefined],
    [null],
    ['text'],
    [{ code: 7 }],
    [{ code: 7, status: 404 }],
    [{ code: 'member_not_found' }],
    [{ code: 'member_not_found', status: '404' }],
    // No error at all, though it carries what one would.
    [Object.assign(() => undefined, { code: 'member_not_found', status: 404 })],
  ])('[B03] no answer (%s) leaves open whether it was done', (error) => {
    expect(toFailure(error)).toEqual({
      code: 'network',
      outcome: 'unknown',
      fields: [],
      params: {},
      retryAfterMinutes: null,
      authenticationRequired: false,
    });
  });

  test.each([
    [402, 'insufficient_credits', {}, true],
    [403, 'email_not_confirmed', {}, true],
    [422, 'validation_failed', { authenticationRequired: false }, true],
    [429, 'too_many_attempts', {}, true],
    [429, 'too_many_requests', {}, false],
    [403, 'authentication_required', { authenticationRequired: true }, false],
    [409, 'idempotency_in_progress', {}, false],
    [503, 'service_unavailable', {}, false],
  ])(
    '[B03] an answer %i %s %j says of every try under its key that it was not done: %s',
    (status, code, more, isCertain) => {
      expect(isCertainRefusal(problem(status, code, more))).toBe(isCertain);
    },
  );

  test('[B03] no answer says nothing of any try', () => {
    expect(isCertainRefusal(new TypeError('fetch failed'))).toBe(false);
    expect(isCertainRefusal(undefined)).toBe(false);
  });

  test('[S03] fields, figures and minutes are kept; what is no field error is not', () => {
    const error = problem(422, 'validation_failed', {
      fields: [
        { field: 'name', code: 'name_required' },
        { field: 7 },
        { field: 7, code: 'name_required' },
        { field: 'name' },
        { field: 'name', code: 7 },
        null,
        'x',
        Object.assign(() => undefined, { field: 'name', code: 'name_required' }),
      ],
      params: { maximum: 32 },
      retryAfterMinutes: 4,
      authenticationRequired: true,
    });
    expect(toFailure(error)).toEqual({
      code: 'validation_failed',
      outcome: 'refused',
      fields: [{ field: 'name', code: 'name_required' }],
      params: { maximum: 32 },
      retryAfterMinutes: 4,
      authenticationRequired: true,
    });
  });

  test('[S03] an answer that carries none of these has none', () => {
    const bare = { status: 404, code: 'not_found' };
    const none = {
      code: 'not_found',
      outcome: 'refused',
      fields: [],
      params: {},
      retryAfterMinutes: null,
      authenticationRequired: false,
    };
    expect(toFailure(bare)).toEqual(none);
    const odd = { fields: {}, params: null, retryAfterMinutes: '4', authenticationRequired: 'yes' };
    expect(toFailure({ ...bare, ...odd })).toEqual(none);
  });
});
