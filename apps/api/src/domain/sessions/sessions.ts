/** Sessions: an opaque id in a cookie, its hash in the database, 30 days (spec section 9). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { members, sessions } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import { OWN_COLUMNS } from '../members/profiles.ts';
import type { Own } from '../members/profiles.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const SESSION_SECONDS = 30 * 24 * 3600;

/** Whether a session of the member holds. */
const isHere = ({ expiresAt, status }: MemberRow, now: Date): boolean =>
  (expiresAt === null || expiresAt > now) && status !== 'disabled' && status !== 'deleted';

const hashOf = (id: string) => createHash('sha256').update(id).digest();

/** Opens a session and returns its id, which only the member's cookie holds. */
export async function openSession(
  services: Services,
  db: Executor,
  memberId: string,
  userAgent: string | undefined,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const now = services.clock();
  await db.insert(sessions).values({
    idHash: hashOf(id),
    id: services.newId(),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + SESSION_SECONDS * 1000),
    lastSeenAt: new Date(now),
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  return id;
}

export interface FoundSession {
  readonly session: SessionRow;
  readonly member: MemberRow;
  readonly own: Own;
}

const sessionWithMember = prepared('session', (db) =>
  db
    .select({ session: sessions, member: members, own: OWN_COLUMNS })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.idHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

/** Whose session this is, unless it ended or its member may not be here any more. */
export async function findSession(services: Services, id: string): Promise<FoundSession | null> {
  const now = new Date(services.clock());
  const [row] = await sessionWithMember(services.db, { hash: hashOf(id), now: now.toISOString() });
  return row !== undefined && isHere(row.member, now) ? row : null;
}

/** How `openSessions` names a session. */
export const sessionKey = (id: string): string => hashOf(id).toString('base64');

/** Every session by which the member is logged in. */
export async function openSessions(
  services: Services,
  memberId: string,
): Promise<ReadonlySet<string>> {
  const now = new Date(services.clock());
  const rows = await services.db
    .select({ idHash: sessions.idHash, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)));
  return new Set(
    rows.filter(({ member }) => isHere(member, now)).map(({ idHash }) => idHash.toString('base64')),
  );
}

/** Notes that the session was used, at most once a minute. */
export async function noteSession(services: Services, session: SessionRow): Promise<void> {
  const now = services.clock();
  if (now - session.lastSeenAt.getTime() < 60_000) return;
  await services.db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(
      and(eq(sessions.idHash, session.idHash), lte(sessions.lastSeenAt, new Date(now - 60_000))),
    );
}

export async function closeSession(db: Executor, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
}

/** Ends every session of a member. */
export async function endSessions(db: Executor, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}

export async function removeEndedSessions(services: Services): Promise<void> {
  await services.db.delete(sessions).where(lte(sessions.expiresAt, new Date(services.clock())));
}
