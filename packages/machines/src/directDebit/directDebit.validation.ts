import type { FieldError } from '../failure/failure.types.ts';
import { DIRECT_DEBIT_FIELDS, IBAN_LENGTHS } from './directDebit.constants.ts';

/** The form of spec section 3, without the code. */
export type DirectDebitValues = Readonly<Record<(typeof DIRECT_DEBIT_FIELDS)[number], string>>;

/** A phone number as it is sent: dashes and spaces removed (spec section 3). The server judges the rest. */
export const cleanPhone = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');

/** An IBAN as it is sent: capitals, nothing between. */
export const compactIban = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();

/** The check of ISO 13616: the first four to the end, letters as numbers, and the rest by 97 is 1. */
const hasRightDigits = (iban: string): boolean => {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** Whether an IBAN, spaces or not, is one of SEPA: its country, its length, its check digits. */
export const isIban = (typed: string): boolean => {
  const iban = compactIban(typed);
  return (
    /^[A-Z]{2}\d{2}[\dA-Z]+$/.test(iban) &&
    iban.length === IBAN_LENGTHS[iban.slice(0, 2)] &&
    hasRightDigits(iban)
  );
};

/** The values as they are sent: nothing around them, phone and IBAN without anything between. */
export const cleanValues = (values: DirectDebitValues): DirectDebitValues => ({
  account_holder: values.account_holder.trim(),
  iban: compactIban(values.iban),
  street: values.street.trim(),
  house_number: values.house_number.trim(),
  zip: values.zip.trim(),
  city: values.city.trim(),
  phone: cleanPhone(values.phone),
});

/** What is wrong with the form, in the order of its fields; the codes are the contract's. */
export const validateDirectDebit = (
  values: DirectDebitValues,
  isMandateAccepted: boolean,
): FieldError[] => {
  const clean = cleanValues(values);
  const errors: FieldError[] = [];
  for (const field of DIRECT_DEBIT_FIELDS) {
    if (clean[field] === '') errors.push({ field, code: 'required' });
    else if (field === 'iban' && !isIban(clean.iban)) errors.push({ field, code: 'invalid' });
  }
  if (!isMandateAccepted) errors.push({ field: 'mandate', code: 'required' });
  return errors;
};

/** The code as it is sent: what is between its digits is how it was read out. */
export const cleanOtp = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');

/** Whether it could be a code at all. */
export const isOtp = (typed: string): boolean => /^\d{4,8}$/.test(cleanOtp(typed));
