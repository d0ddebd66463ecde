/**
 * Who may try how many passwords. Known and unknown addresses are counted alike, by the same statements.
 *
 * - A device that is known for the account counts by itself: nobody else's tries keep it out.
 * - Any other counts by its network address, and by the account together with it: a stranger uses up tries of the stranger's own.
 * - An account takes no more than so many of these in a short while from everywhere: that slows who has many network addresses. A member on a
 *   new device waits for minutes then; the link of a reset mail makes the device a known one.
 */
import type { Services } from '../../context.ts';
import { knownDevice } from '../sessions/known-device.ts';

export interface Origin {
  /** Network address, as a key of limits. */
  readonly caller: string;
  /** What the browser holds as a known device, if anything. */
  readonly device: string | undefined;
}

const pairOf = (email: string, caller: string): string => `${email} ${caller}`;

/** @throws 429 `too_many_attempts` with the minutes */
export async function countLogIn(
  { limits, vault }: Services,
  email: string,
  { caller, device }: Origin,
): Promise<void> {
  const known = knownDevice(vault, device, email);
  if (known !== null) return limits.consume('logInByDevice', known);
  await limits.consume('logInByCaller', caller);
  await limits.consume('logInByAccountAndCaller', pairOf(email, caller));
  await limits.consume('logInByAccount', email);
}

/** Forgets the failures before a success. */
export async function forgetLogIns(
  { limits, vault }: Services,
  email: string,
  { caller, device }: Origin,
): Promise<void> {
  const known = knownDevice(vault, device, email);
  if (known !== null) await limits.reset('logInByDevice', known);
  await limits.reset('logInByAccountAndCaller', pairOf(email, caller));
  await limits.reset('logInByAccount', email);
}
