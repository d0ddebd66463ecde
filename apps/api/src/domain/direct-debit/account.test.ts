import { describe, expect, test } from 'vitest';
import { maskIban, readAccount } from './account.ts';
import { maskPhone, phonePrefix, readPhone } from './phone.ts';
import { mandateReference } from '../reference.ts';
import { isCreditorId } from './settings.ts';

describe('IBAN (spec section 5)', () => {
  test.each([
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', 'ABNANL2A'],
    ['nl20-ingb-0001-2345-67', 'NL20INGB0001234567', 'INGBNL2A'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', null],
    ['BE68 5390 0754 7034', 'BE68539007547034', null],
    ['FI21 1234 5600 0007 85', 'FI2112345600000785', null],
  ])('[M05] %s is one, and its BIC is derived where that is certain', (typed, iban, bic) => {
    expect(readAccount(typed)).toEqual({ iban, bic });
  });

  test.each([
    ['a wrong digit', 'NL91ABNA0417164301'],
    ['a digit short', 'NL91ABNA041716430'],
    ['a digit long', 'NL91ABNA04171643000'],
    ['a country outside of SEPA', 'BR1800360305000010009795493C1'],
    ['no country', 'XX91ABNA0417164300'],
    ['nothing', ''],
    ['words', 'my account'],
  ])('[M05] with %s it is none', (_what, typed) => {
    expect(readAccount(typed)).toBeNull();
  });

  test('[M05] is shown by its country and its end', () => {
    expect(maskIban('NL91ABNA0417164300')).toBe('NL •••• 4300');
  });
});

describe('phone numbers (spec section 3)', () => {
  test.each([
    ['06-12 34 56 78', 'NL', '+31612345678'],
    ['+49 1512 3456789', 'NL', '+4915123456789'],
    ['0049 1512 3456789', 'NL', '+4915123456789'],
    ['0470 12 34 56', 'BE', '+32470123456'],
  ])('[M05] %s in %s is normalised', (typed, country, e164) => {
    expect(readPhone(typed, country)).toBe(e164);
  });

  test.each([
    ['020 123 4567', 'NL'],
    ['12', 'NL'],
    ['call me', 'NL'],
    ['call 0612345678', 'NL'],
    ['', 'NL'],
  ])('[M05] %s in %s takes no SMS', (typed, country) => {
    expect(readPhone(typed, country)).toBeNull();
  });

  test('[M05] are shown by country and end', () => {
    expect(maskPhone('+31612345678')).toBe('+31 ••• 78');
    expect(phonePrefix('BE')).toBe('+32');
  });
});

describe('what a mandate is known by', () => {
  test('[M05] a reference of the year and twelve signs, each order its own', () => {
    const createdAt = new Date('2026-11-21T12:00:00Z');
    const one = mandateReference({ id: '0198c0de-0005-7a00-8a00-000000000001', createdAt });
    const other = mandateReference({ id: '0198c0de-0005-7a00-8a00-000000000002', createdAt });
    expect(one).toMatch(/^VEL-M-2026-[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(one.length).toBeLessThanOrEqual(35);
    expect(other).not.toBe(one);
  });

  test.each([
    ['NL22ZZZ000000000000', true],
    ['NL22ABC000000000000', true],
    ['DE98ZZZ09999999999', true],
    ['NL23ZZZ000000000000', false],
    ['ZZZ', false],
  ])('[M05] the creditor identifier %s is right: %s', (id, isRight) => {
    expect(isCreditorId(id)).toBe(isRight);
  });
});
