/** An answer that has not come after so many ms is not waited for: whether the code was taken is unknown. */
export const CONFIRM_TIMEOUT_MS = 30_000;

/** A code without an answer is sent again, with its key, after so many ms, twice as many each time, up to a minute. */
export const CONFIRM_RETRY_BASE_MS = 2_000;
export const CONFIRM_RETRY_MAX_MS = 60_000;

/** Problem codes of spec sections 5 and 8. */
export const LIMIT_REACHED = 'direct_debit_limit_reached';
export const IBAN_BLOCKED = 'iban_blocked';
export const PHONE_BLOCKED = 'phone_blocked';
export const CODE_INVALID = 'code_invalid';
export const TOO_MANY_CODES = 'too_many_codes';

/** The fields of the form (spec section 3), in order. */
export const DIRECT_DEBIT_FIELDS = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const;

/** Length of an IBAN in the countries of SEPA. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};
