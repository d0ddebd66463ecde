/**
 * Sessions: an opaque id in a cookie, its hash in the database, 30 days (spec section 9). The id begins with the member's, which is no secret: a session
 * is read from the shard that holds its member.
 */
import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { and, eq, gt, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { deleteFree } from '../../db/delete-free.ts';
import { prepared } from '../../db/prepared.ts';
import { members, pushSubscriptions, sessions } from '../../db/schema.ts';
import { sha256 } from '../../secrets.ts';
import type { MemberRow } from '../members/members.ts';
import { OWN_COLUMNS } from '../members/profiles.ts';
import type { Own } from '../members/profiles.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const SESSION_SECONDS = 30 * 24 * 3600;

/** Whether a session of the member holds. */
const isHere = (
  { expiresAt, status }: Pick<MemberRow, 'expiresAt' | 'status'>,
  now: Date,
): boolean =>
  (expiresAt === null || expiresAt > now) && status !== 'disabled' && status !== 'deleted';

const SESSION_ID = /^(?<memberId>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

type SessionKey = Pick<SessionRow, 'memberId' | 'idHash'>;

/** The row that an id names; null where no session ever had such an id. */
function keyOf(id: string): SessionKey | null {
  const memberId = SESSION_ID.exec(id)?.groups?.['memberId'];
  return memberId === undefined ? null : { memberId, idHash: sha256(id) };
}

const isRow = ({ memberId, idHash }: SessionKey): SQL | undefined =>
  and(eq(sessions.memberId, memberId), eq(sessions.idHash, idHash));

/** The id of the member's session with this secret, 32 bytes. */
export const sessionIdOf = (memberId: string, secret: Buffer): string =>
  `${memberId}.${secret.toString('base64url')}`;

/** Opens a session and returns its id, which only the member's cookie holds. */
export async function openSession(
  services: Services,
  db: Executor,
  memberId: string,
  userAgent: string | undefined,
  secret: Buffer = randomBytes(32),
): Promise<string> {
  const id = sessionIdOf(memberId, secret);
  const now = services.clock();
  await db.insert(sessions).values({
    idHash: sha256(id),
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
        eq(sessions.memberId, sql.placeholder('memberId')),
        eq(sessions.idHash, sql.placeholder('idHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

/** Whose session this is, unless it ended or its member may not be here any more. */
export async function findSession(services: Services, id: string): Promise<FoundSession | null> {
  const key = keyOf(id);
  if (key === null) return null;
  const now = new Date(services.clock());
  const [row] = await sessionWithMember(services.db, { ...key, now: now.toISOString() });
  return row !== undefined && isHere(row.member, now) ? row : null;
}

/** How `openSessions` names a session. */
export const sessionKey = (id: string): string => sha256(id).toString('base64');

/** The sessions among those that match which hold, by `sessionKey`. */
async function openWhere(
  services: Services,
  matches: SQL | undefined,
): Promise<ReadonlySet<string>> {
  const now = new Date(services.clock());
  const { expiresAt, status } = members;
  const rows = await services.db
    .select({ idHash: sessions.idHash, member: { expiresAt, status } })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(matches, gt(sessions.expiresAt, now)));
  return new Set(
    rows.filter(({ member }) => isHere(member, now)).map(({ idHash }) => idHash.toString('base64')),
  );
}

/** Every session by which the member is logged in. */
export const openSessions = (services: Services, memberId: string): Promise<ReadonlySet<string>> =>
  openWhere(services, eq(sessions.memberId, memberId));

/** By pairs, so that each is one step down the index of the key. */
const isOneOf = (keys: readonly SessionKey[]): SQL =>
  sql`(${sessions.memberId}, ${sessions.idHash}) in (select * from unnest(
    ${sql.param(keys.map(({ memberId }) => memberId))}::uuid[], ${sql.param(keys.map(({ idHash }) => idHash))}::bytea[]))`;

/** How long who asks whether a session holds waits for others, in milliseconds, and how many are asked for at once. */
const WAIT_MS = 250;
const MOST_AT_ONCE = 1000;

const loaders = new WeakMap<Services, DataLoader<string, boolean>>();

function loaderOf(services: Services): DataLoader<string, boolean> {
  const known = loaders.get(services);
  if (known) return known;
  const made = new DataLoader<string, boolean>(
    async (ids) => {
      const open = await openWhere(services, isOneOf(ids.flatMap((id) => keyOf(id) ?? [])));
      return ids.map((id) => open.has(sessionKey(id)));
    },
    {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: (ask) => setTimeout(ask, WAIT_MS),
    },
  );
  loaders.set(services, made);
  return made;
}

/**
 * Whether the session holds, for who is in no hurry: it is asked together with others, so that fifteen thousand open streams are four statements a
 * second and not six hundred.
 */
export const holdsStill = (services: Services, id: string): Promise<boolean> =>
  loaderOf(services).load(id);

/** Notes that the session was used, at most once a minute. */
export async function noteSession(services: Services, session: SessionRow): Promise<void> {
  const now = services.clock();
  if (now - session.lastSeenAt.getTime() < 60_000) return;
  await services.db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(and(isRow(session), lte(sessions.lastSeenAt, new Date(now - 60_000))));
}

/** Ends a session, and the notifications to its browser. Its live streams, in whatever process, end when they learn of it. */
export async function closeSession(services: Services, db: Executor, id: string): Promise<void> {
  const key = keyOf(id);
  if (key === null) return;
  const [closed] = await db.delete(sessions).where(isRow(key)).returning({ id: sessions.id });
  if (closed === undefined) return;
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.memberId, key.memberId), eq(pushSubscriptions.sessionId, closed.id)),
    );
  await services.events.publish(db, key.memberId, { type: 'user' });
}

/** Ends every session of a member, and the notifications to their browsers: they may be somebody else's. */
export async function endSessions(db: Executor, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
}

/** Removes the sessions that have ended by time, and the subscriptions of browsers that nobody is logged in with. */
export async function removeEndedSessions(services: Services): Promise<void> {
  const now = services.clock();
  const { memberId, sessionId, createdAt } = pushSubscriptions;
  await services.db.transaction(async (tx) => {
    await deleteFree(tx, sessions, lte(sessions.expiresAt, new Date(now)));
    const theirs = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.id, sessionId)));
    // One whose session is not known is kept as long as that may have lasted.
    const hasEnded = lte(createdAt, new Date(now - SESSION_SECONDS * 1000));
    const isOver = and(notExists(theirs), or(isNotNull(sessionId), hasEnded));
    await deleteFree(tx, pushSubscriptions, isOver);
  });
}
