/** Log-in by address and password (spec sections 4 and 8), without telling whether an address is known. */
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { emailClaims, members } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { refuseDeleted } from '../deletion/log-in.ts';
import { countLogIn, forgetLogIns } from './log-in-tries.ts';
import type { Origin } from './log-in-tries.ts';
import type { MemberRow } from './members.ts';
import { verifyPassword } from './passwords.ts';

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The member whose confirmed address this is now. After a change the old one stays claimed for a while, and opens nothing. */
export async function findByAddress(db: Executor, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: members })
    .from(emailClaims)
    .innerJoin(
      members,
      and(eq(members.id, emailClaims.memberId), eq(members.email, emailClaims.email)),
    )
    .where(and(eq(emailClaims.email, email), isNotNull(emailClaims.confirmedAt)));
  return row?.member ?? null;
}

/** The member who has a confirmed claim on the address. */
export async function findConfirmedByEmail(db: Executor, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: members })
    .from(emailClaims)
    .innerJoin(members, eq(members.id, emailClaims.memberId))
    .where(and(eq(emailClaims.email, email), isNotNull(emailClaims.confirmedAt)));
  return row?.member ?? null;
}

/** Of the accounts that were opened with the address and never confirmed, the newest or the first. */
async function unconfirmedByEmail(
  db: Executor,
  email: string,
  order: typeof desc,
): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: members })
    .from(emailClaims)
    .innerJoin(members, eq(members.id, emailClaims.memberId))
    .where(and(eq(emailClaims.email, email), isNull(emailClaims.confirmedAt)))
    .orderBy(order(emailClaims.createdAt), order(emailClaims.memberId))
    .limit(1);
  return row?.member ?? null;
}

/** The newest account that was opened with the address and never confirmed. */
export const findUnconfirmedByEmail = (db: Executor, email: string): Promise<MemberRow | null> =>
  unconfirmedByEmail(db, email, desc);

/**
 * Whose passwords are tried at a log-in, with null in the place of who is not there: the confirmed account, and of those that were not
 * confirmed the newest and the first, which later sign-ups with its address cannot keep out.
 */
async function candidates(
  db: Executor,
  email: string,
  owner: MemberRow | null,
): Promise<(MemberRow | null)[]> {
  const newest = await findUnconfirmedByEmail(db, email);
  return [owner, newest, await unconfirmedByEmail(db, email, asc)];
}

/**
 * The member with this address and password. Always as many look-ups and verifications, found or not.
 * @throws 401 `login_failed`; 403 `account_deleted` to who gave the right password; 429 `too_many_attempts` with the minutes (`log-in-tries.ts`)
 */
export async function logIn(
  services: Services,
  credentials: { readonly email: string; readonly password: string },
  origin: Origin,
): Promise<MemberRow> {
  const email = normaliseEmail(credentials.email);
  const owner = await findByAddress(services.db, email);
  await countLogIn(services, email, owner?.id ?? null, origin);
  let member: MemberRow | null = null;
  for (const candidate of await candidates(services.db, email, owner)) {
    const isRight = await verifyPassword(candidate?.passwordHash ?? null, credentials.password);
    if (isRight) member ??= candidate;
  }
  if (member === null) throw problem('login_failed');
  const isOwner = member.id === owner?.id;
  // The password was right, whether the account is over or not.
  if (isOwner && member.status === 'deleted')
    await forgetLogIns(services, email, member.id, origin);
  await checkIsHere(services, member);
  if (isOwner) await forgetLogIns(services, email, member.id, origin);
  return member;
}

/**
 * For the transaction that opens the session of a member who proved before it that the account is theirs: the password that held then holds
 * still, and one that is set from now on waits for the session, and ends it.
 * @throws 401 `login_failed` where another password was set meanwhile
 */
export async function holdProved(tx: Tx, proved: MemberRow): Promise<void> {
  const [member] = await tx
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, proved.id))
    .for('share');
  if (member?.passwordHash !== proved.passwordHash) throw problem('login_failed');
}

/**
 * Whoever has proved that the account is theirs may come in, by password or by passkey.
 * @throws 403 `account_deleted` where it can be taken back; 401 `login_failed` where it is over
 */
export async function checkIsHere(services: Services, member: MemberRow): Promise<void> {
  await refuseDeleted(services, member);
  const { status, expiresAt } = member;
  const isOver = expiresAt !== null && expiresAt.getTime() <= services.clock();
  if (status === 'deleted' || status === 'disabled' || isOver) throw problem('login_failed');
}
