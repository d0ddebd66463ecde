/** Log-in by address and password (spec sections 4 and 8), without telling whether an address is known. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
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

/** The newest account that was opened with the address and never confirmed. */
export async function findUnconfirmedByEmail(
  db: Executor,
  email: string,
): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: members })
    .from(emailClaims)
    .innerJoin(members, eq(members.id, emailClaims.memberId))
    .where(and(eq(emailClaims.email, email), isNull(emailClaims.confirmedAt)))
    .orderBy(desc(emailClaims.createdAt), desc(emailClaims.memberId))
    .limit(1);
  return row?.member ?? null;
}

/**
 * The member with this address and password. Always two look-ups and two verifications, found or not.
 * @throws 401 `login_failed`; 403 `account_deleted` to who gave the right password; 429 `too_many_attempts` with the minutes (`log-in-tries.ts`)
 */
export async function logIn(
  services: Services,
  credentials: { readonly email: string; readonly password: string },
  origin: Origin,
): Promise<MemberRow> {
  const email = normaliseEmail(credentials.email);
  await countLogIn(services, email, origin);
  const confirmed = await findByAddress(services.db, email);
  const unconfirmed = await findUnconfirmedByEmail(services.db, email);
  const isConfirmed = await verifyPassword(confirmed?.passwordHash ?? null, credentials.password);
  const isUnconfirmed = await verifyPassword(
    unconfirmed?.passwordHash ?? null,
    credentials.password,
  );
  const member = isConfirmed ? confirmed : isUnconfirmed ? unconfirmed : null;
  if (member === null) throw problem('login_failed');
  // The password was right, whether the account is over or not.
  if (member.status === 'deleted') await forgetLogIns(services, email, origin);
  await checkIsHere(services, member);
  await forgetLogIns(services, email, origin);
  return member;
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
