/**
 * Who may try how many passwords. Known and unknown addresses are counted alike, by the same statements.
 *
 * - A device that the address's owner was logged in on before counts by itself: nobody else's tries keep the owner out. The owner is the member
 *   who has confirmed the address; accounts that others opened over it make no device a known one.
 * - Any other device counts by its network address, and by the account together with it: a stranger uses up tries of the stranger's own.
 * - An account takes no more than so many of these in a short while from everywhere: that slows who has many network addresses. A member on a
 *   new device waits for minutes then; the link of a reset mail makes the device a known one.
 *
 * Failures are forgotten once the owner has come in, and by nobody else: whoever opens an account over an address knows that one's password.
 */
import type { Services } from '../../context.ts';
import { knownDevice } from '../sessions/known-device.ts';

export interface Origin {
  /** Network address, as a key of limits. */
  readonly caller: string;
  /** What the browser holds as a known device, if anything. */
  readonly device: string | undefined;
}

/** @param ownerId of the member who has confirmed the address. @throws 429 `too_many_attempts` with the minutes */
export async function countLogIn(
  { limits, vault }: Services,
  email: string,
  ownerId: string | null,
  { caller, device }: Origin,
): Promise<void> {
  const known = knownDevice(vault, device, ownerId);
  if (known !== null) return limits.consume('logInByDevice', known);
  await limits.consume('logInByCaller', caller);
  await limits.consume('logInByAccountAndCaller', email, caller);
  await limits.consume('logInByAccount', email);
}

/** Forgets the failures before a success of the owner, or of who has just read the mailbox. */
export async function forgetLogIns(
  { limits, vault }: Services,
  email: string,
  memberId: string,
  { caller, device }: Origin,
): Promise<void> {
  const known = knownDevice(vault, device, memberId);
  if (known !== null) await limits.reset('logInByDevice', known);
  await limits.reset('logInByAccountAndCaller', email, caller);
  await limits.reset('logInByAccount', email);
}
