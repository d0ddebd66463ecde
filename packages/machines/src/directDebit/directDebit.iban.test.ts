import { describe, expect, test } from 'vitest';
import { IBAN_LENGTHS } from './directDebit.constants.ts';
import { isIban } from './directDebit.validation.ts';

/** The example of each country of SEPA in SWIFT's IBAN registry. */
const EXAMPLES = [
  'AD1200012030200359100100',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GI75NWBK000000007099453',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
] as const;

/** The same with its last two signs the other way round, or the last one changed where they are alike. */
const misread = (iban: string): string => {
  const last = iban.slice(-1);
  const before = iban.slice(-2, -1);
  if (last !== before) return iban.slice(0, -2) + last + before;
  return iban.slice(0, -1) + (last === '1' ? '2' : '1');
};

describe('directDebit, IBAN', () => {
  test('[M05] every country of SEPA has an example', () => {
    expect(EXAMPLES.map((iban) => iban.slice(0, 2))).toEqual(Object.keys(IBAN_LENGTHS));
  });

  test.each(EXAMPLES)(
    '[M05] %s is one; misread, a sign short or a sign long it is none',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      expect(isIban(misread(iban))).toBe(false);
      expect(isIban(iban.slice(0, -1))).toBe(false);
      expect(isIban(`${iban}0`)).toBe(false);
    },
  );
});
