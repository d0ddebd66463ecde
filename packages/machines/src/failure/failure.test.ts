import { describe, expect, test } from 'vitest';
import { toFailure } from './index.ts';

const problem = (status: number, code: string, more: object = {}): object =>
  Object.assign(new Error(code), { status, code, fields: [], params: {}, ...more });

describe('failure of a call', () => {
  test.each([
    [402, 'insufficient_credits'],
    [403, 'email_not_confirmed'],
    [404, 'member_not_found'],
    [422, 'message_too_long'],
    [429, 'too_many_requests'],
  ])('[B03] an answer %i %s is a refusal: nothing was done', (status, code) => {
    expect(toFailure(problem(status, code))).toMatchObject({ code, outcome: 'refused' });
  });

  test.each([
    [500, 'internal_error'],
    [503, 'service_unavailable'],
    [409, 'idempotency_in_progress'],
  ])('[B03] an answer %i %s leaves open whether it was done', (status, code) => {
    expect(toFailure(problem(status, code))).toMatchObject({ code, outcome: 'unknown' });
  });

  test.each([[new TypeError('fetch failed')], [undefined], [null], ['text'], [{ code: 7 }]])(
    '[B03] no answer (%s) leaves open whether it was done',
    (error) => {
      expect(toFailure(error)).toMatchObject({ code: 'network', outcome: 'unknown', fields: [] });
    },
  );

  test('[S03] fields, figures and minutes are kept; what is no field error is not', () => {
    const error = problem(422, 'validation_failed', {
      fields: [{ field: 'name', code: 'name_required' }, { field: 7 }, 'x'],
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
});
