/** A member's password: checking the one there is, and setting another (spec section 2, settings). */
import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { fieldProblem, problem } from '../problem.ts';
import { holdMember } from '../members/hold.ts';
import type { MemberRow } from '../members/members.ts';
import { hashPassword, verifyPassword } from '../members/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { queueMail } from '../mail/queue.ts';
import { voidLinks } from './links.ts';
import { cancelMailChange } from './waiting-change.ts';

/**
 * The member, who is not deleted, held until the end of the transaction: two changes of one account go one after the other.
 * @throws 404 `link_invalid`
 */
export async function lockPresent(tx: Tx, id: string): Promise<MemberRow> {
  const member = await holdMember(tx, id);
  if (member === null || member.status === 'deleted') throw problem('link_invalid');
  return member;
}

/**
 * As `lockPresent`, of who proved the password before the transaction.
 * @throws 422 `validation_failed` with `password_wrong` at `password` where another was set meanwhile
 */
export async function lockProved(tx: Tx, proved: MemberRow): Promise<MemberRow> {
  const member = await lockPresent(tx, proved.id);
  if (member.passwordHash !== proved.passwordHash) throw fieldProblem('password', 'password_wrong');
  return member;
}

/**
 * Counts a try to name the password. Before the transaction: it needs a connection of its own, and a refused try counts.
 * @throws 429 `too_many_attempts`
 */
export const countPasswordTry = (services: Services, memberId: string): Promise<void> =>
  services.limits.consume('passwordByMember', memberId);

/** @throws 422 `validation_failed` with `password_wrong` at the field */
async function checkPassword(member: MemberRow, password: string, field: string): Promise<void> {
  if (!(await verifyPassword(member.passwordHash, password)))
    throw fieldProblem(field, 'password_wrong');
}

/**
 * The member knows the password. A right one forgets the tries at once: what then fails by our fault may be asked again and again.
 * The transaction that follows looks again: `lockProved`.
 * @throws as `countPasswordTry` and `checkPassword`
 */
export async function provePassword(
  services: Services,
  member: MemberRow,
  password: string,
): Promise<void> {
  await countPasswordTry(services, member.id);
  await checkPassword(member, password, 'password');
  await services.limits.reset('passwordByMember', member.id);
}

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** Origin that links in the mail carry. */
  readonly origin: string;
}

/** Sets another password; every session of the member ends. @throws as `checkPassword`; 422 `password_unchanged` */
export async function changePassword(
  services: Services,
  tx: Tx,
  memberId: string,
  change: PasswordChange,
): Promise<void> {
  const member = await lockPresent(tx, memberId);
  await checkPassword(member, change.current, 'current');
  if (change.password.normalize('NFC') === change.current.normalize('NFC'))
    throw fieldProblem('password', 'password_unchanged');
  await setPassword(services, tx, member, change);
}

/**
 * The new password holds; sessions, their notifications and links to a new password end, and the member is told. A change of the
 * address that waits is given up: who asked for it may have been somebody else.
 */
export async function setPassword(
  services: Services,
  tx: Tx,
  member: MemberRow,
  { password, origin }: Pick<PasswordChange, 'password' | 'origin'>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
  await endSessions(tx, member.id);
  await cancelMailChange(services, tx, member.id);
  await voidLinks(services, tx, member.id, ['password_reset']);
  await queueMail(services, tx, member, origin, 'passwordChanged');
  // Live streams and other tabs look whether they still have a session.
  await services.events.publish(tx, member.id, { type: 'user' });
}
