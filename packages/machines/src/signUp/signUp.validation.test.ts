import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { EPOCH } from '../testing/types.ts';
import {
  ageOn,
  effectiveMinimumAge,
  isEmail,
  parseDate,
  validateAccount,
} from './signUp.validation.ts';
import type { SignUpValues } from './signUp.validation.ts';

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
  ])('[S03] on 2026-01-01 somebody born on %s: %j', (date, errors) => {
    expect(errorsOf({ date_of_birth: date })).toEqual(errors);
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
