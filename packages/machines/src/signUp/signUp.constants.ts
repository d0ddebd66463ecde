export { RESEND_COOL_DOWN_MS } from '../private/resend.constants.ts';

/** Nobody younger signs up, whatever the setting says. */
export const MINIMUM_AGE_FLOOR = 18;

/** Nobody is older; a birth date before is a slip. */
export const MAXIMUM_AGE = 120;

/** Length of a name, a password and an e-mail address, in characters, as in the contract. */
export const NAME_MAX_LENGTH = 32;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;

/** The steps of spec section 2, in order. */
export const SIGN_UP_STEPS = [
  'account',
  'photo',
  'location',
  'personalInfo',
  'aboutMe',
  'push',
  'confirmEmail',
] as const;

/** A submit without an answer is tried again this often (spec section 9), ... */
export const SUBMIT_RETRIES = 5;
/** ... first after so many ms, then after twice as many each time. */
export const SUBMIT_RETRY_BASE_MS = 2_000;
