import { toFailure } from '../failure/failure.rules.ts';
import {
  CONFIRM_RETRY_BASE_MS,
  CONFIRM_RETRY_MAX_MS,
  IBAN_BLOCKED,
  LIMIT_REACHED,
  PHONE_BLOCKED,
  TOO_MANY_CODES,
} from './directDebit.constants.ts';
import type { BlockedField } from './directDebit.types.ts';

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
