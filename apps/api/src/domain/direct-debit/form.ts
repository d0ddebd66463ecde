/** The form of spec section 3, checked and normalised. */
import type { Body, FieldError } from '@velours/openapi/types';
import { isBlank } from '../blank.ts';
import { problem } from '../problem.ts';
import { readAccount } from './account.ts';
import { readPhone } from './phone.ts';

/** As it is kept, sealed. */
export interface DebitDetails {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
  /** E.164. */
  readonly phone: string;
}

/** An IBAN that cannot be right: called also when the schema refused other fields. The number needs the order's country. */
export function checkIban(body: unknown): FieldError[] {
  const { iban } = Object(body) as Record<string, unknown>;
  const isWrong = typeof iban === 'string' && readAccount(iban) === null;
  return isWrong ? [{ field: 'iban', code: 'invalid' }] : [];
}

const TEXTS = ['account_holder', 'street', 'house_number', 'zip', 'city'] as const;

/** @throws 422 `validation_failed` naming each field in which nothing can be seen, IBAN and phone number */
export function readForm(form: Body<'signDirectDebit'>, country: string): DebitDetails {
  const account = readAccount(form.iban);
  const phone = readPhone(form.phone, country);
  const blank = TEXTS.filter((field) => isBlank(form[field]));
  if (account === null || phone === null || blank.length > 0) {
    const errors: FieldError[] = blank.map((field) => ({ field, code: 'required' }));
    if (account === null) errors.push({ field: 'iban', code: 'invalid' });
    if (phone === null) errors.push({ field: 'phone', code: 'invalid' });
    throw problem('validation_failed', { errors });
  }
  return {
    holder: form.account_holder.trim(),
    iban: account.iban,
    bic: account.bic,
    street: form.street.trim(),
    houseNumber: form.house_number.trim(),
    zip: form.zip.trim(),
    city: form.city.trim(),
    phone,
  };
}
