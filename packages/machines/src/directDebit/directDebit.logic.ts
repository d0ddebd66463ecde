import type { Intent } from '../private/intent.ts';
import type { Resend } from '../private/resend.logic.ts';
import type { SnapshotOf } from '../private/snapshot.ts';
import { toFailure } from '../failure/failure.logic.ts';
import type { Failure, FieldError } from '../failure/failure.logic.ts';
import { secondsLeft, toResendState } from '../private/resend.logic.ts';
import type { ResendState } from '../private/resend.logic.ts';

/** An answer that has not come after so many ms is not waited for: whether the code was taken is unknown. */
export const CONFIRM_TIMEOUT_MS = 30_000;

/** A code without an answer is sent again, with its key, after so many ms, twice as many each time, up to a minute. */
const CONFIRM_RETRY_BASE_MS = 2_000;
export const CONFIRM_RETRY_MAX_MS = 60_000;

/** Problem codes of spec sections 5 and 8. */
export const LIMIT_REACHED = 'direct_debit_limit_reached';
export const IBAN_BLOCKED = 'iban_blocked';
export const PHONE_BLOCKED = 'phone_blocked';
export const CODE_INVALID = 'code_invalid';
const TOO_MANY_CODES = 'too_many_codes';

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

/** What can be blocked (spec sections 5 and 8). */
export type BlockedField = 'iban' | 'phone';

export const isLimit = (error: unknown): boolean => toFailure(error).code === LIMIT_REACHED;

export const isTooManyCodes = (error: unknown): boolean => toFailure(error).code === TOO_MANY_CODES;

/** What is blocked; null where nothing is. */
export const blockedField = (error: unknown): BlockedField | null => {
  const { code } = toFailure(error);
  if (code === IBAN_BLOCKED) return 'iban';
  return code === PHONE_BLOCKED ? 'phone' : null;
};

/**
 * Whether a code may have been taken all the same. Being logged out or too fast is found before a code is looked at: it
 * says nothing of a try that went out before.
 */
export const isUnanswered = (error: unknown): boolean => {
  const { outcome, code, authenticationRequired } = toFailure(error);
  return outcome === 'unknown' || authenticationRequired || code === 'too_many_requests';
};

/** Ms until a code without an answer is sent again. */
export const untilNextTry = (tries: number): number =>
  Math.min(CONFIRM_RETRY_MAX_MS, CONFIRM_RETRY_BASE_MS * 2 ** (tries - 1));

/** The form of spec section 3, without the code. */
export type DirectDebitValues = Readonly<Record<(typeof DIRECT_DEBIT_FIELDS)[number], string>>;

/** A phone number as it is sent: dashes and spaces removed (spec section 3). The server judges the rest. */
export const cleanPhone = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');

/** An IBAN as it is sent: capitals, nothing between. */
const compactIban = (typed: string): string => typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();

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

export interface DirectDebitContext {
  readonly now: () => number;
  readonly newKey: () => string;
  readonly orderId: string;
  readonly isCodeSent: boolean;
  readonly values: DirectDebitValues;
  readonly isMandateAccepted: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** Why the mandate or the code was not taken. */
  readonly failure: Failure | null;
  readonly blocked: BlockedField | null;
  /** The mandate that goes out, marked from the start as perhaps taken. */
  readonly signIntent: Intent<DirectDebitValues> | null;
  readonly confirmIntent: Intent<{ readonly otp: string }> | null;
  /** Times the code went out in a row without an answer. */
  readonly tries: number;
  /** Another code. */
  readonly resend: Resend;
}

type Snapshot = SnapshotOf<DirectDebitContext>;

const isEntering = (snapshot: Snapshot): boolean => snapshot.matches({ otp: { code: 'entering' } });

/** The page that is shown: the form also while something in it is blocked. */
export const selectStep = (snapshot: Snapshot): 'form' | 'otp' | 'limit' | 'done' => {
  if (snapshot.matches('otp')) return 'otp';
  if (snapshot.matches('limit')) return 'limit';
  return snapshot.matches('done') ? 'done' : 'form';
};

/** The form as it was typed, or as it was sent. */
export const selectValues = ({ context }: Snapshot): DirectDebitValues => context.values;

/** Errors at fields; `mandate` for a mandate that is not accepted. */
export const selectFieldErrors = ({ context }: Snapshot): readonly FieldError[] =>
  context.fieldErrors;

/** The field that holds what is blocked; null where nothing is. */
export const selectBlocked = ({ context }: Snapshot): BlockedField | null => context.blocked;

/** Why the mandate or the code was not taken; null where it was, or where its fields tell. */
export const selectFailure = ({ context: { failure } }: Snapshot): Failure | null =>
  failure !== null && failure.fields.length === 0 ? failure : null;

/** Whether something is on its way and the buttons rest. */
export const selectIsPending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: 'signing' }) ||
  snapshot.matches({ otp: { code: 'confirming' } }) ||
  snapshot.matches({ otp: { code: 'unanswered' } });

/** Where the request for another code is. */
export const selectResendState = ({ value, context }: Snapshot): ResendState =>
  typeof value === 'object' && 'otp' in value
    ? toResendState(value.otp.resend, context.resend)
    : 'idle';

/** Why another code was not sent. */
export const selectResendFailure = ({ context }: Snapshot): Failure | null =>
  context.resend.failure;

/** Whether another code can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Whole seconds until another code can be asked for. */
export const selectResendSeconds = ({ context }: Snapshot): number => secondsLeft(context.resend);

const otpViews = {
  idle: 'otp',
  sending: 'otp: sending another code',
  sent: 'otp: another code sent',
  failed: 'otp: resend failed',
  tooMany: 'otp: too many codes',
} as const;

const otpView = (snapshot: Snapshot): string => {
  if (snapshot.matches({ otp: { code: 'confirming' } })) return 'otp: confirming';
  if (!isEntering(snapshot)) return 'otp: unanswered';
  if (snapshot.context.failure !== null) return 'otp: code refused';
  const state = selectResendState(snapshot);
  return state === 'idle' && selectCanResend(snapshot) ? 'otp: can resend' : otpViews[state];
};

/** What the member sees, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  if (snapshot.context.blocked !== null) return `blocked: ${snapshot.context.blocked}`;
  if (snapshot.matches({ form: 'invalid' })) return 'form: invalid';
  if (snapshot.matches({ form: 'signing' })) return 'form: signing';
  if (snapshot.matches({ form: 'failed' })) return 'form: failed';
  return snapshot.matches('otp') ? otpView(snapshot) : selectStep(snapshot);
};
