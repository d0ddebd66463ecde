import type { ProblemCode } from '../types.ts';
import type { Caller } from './contract.ts';

/** The problem that a caller is refused with, as the head of the contract says; null for one that `x-callers` names. */
export function refusalOf(callers: readonly Caller[], caller: Caller): ProblemCode | null {
  if (callers.includes(caller)) return null;
  if (caller === 'visitor') return 'authentication_required';
  if (caller === 'banned') return 'banned';
  if (callers.every((kind) => kind === 'banned')) return 'not_banned';
  const isAskedForMail = caller === 'unconfirmed' && callers.includes('free');
  return isAskedForMail ? 'email_not_confirmed' : 'already_logged_in';
}
