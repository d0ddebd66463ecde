/** Where a member is logged in, and logging out elsewhere (feature B05). Only ever the member's own sessions. */
import { and, desc, eq, gt, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { pushSubscriptions, sessions } from '../../db/schema.ts';
import { deviceOf } from './device.ts';
import type { SessionRow } from './sessions.ts';

const MOST_LISTED = 200;

/** The sessions that still open the account, the newest activity first. */
export async function listSessions(services: Services, db: Executor, current: SessionRow) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, current.memberId),
        gt(sessions.expiresAt, new Date(services.clock())),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_LISTED);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      is_current: row.id === current.id,
    })),
  };
}

/**
 * Ends one of the member's sessions, or with null all; never the one that asks. Their live streams end when they learn of it. Notifications
 * go on only to browsers that are still logged in; one whose session is not known subscribes again when it is next used.
 */
export async function endOtherSessions(
  services: Services,
  tx: Tx,
  current: SessionRow,
  id: string | null,
): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.memberId, current.memberId),
        ne(sessions.id, current.id),
        ...(id === null ? [] : [eq(sessions.id, id)]),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length === 0) return;
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.memberId, current.memberId));
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.memberId, current.memberId),
        or(isNull(pushSubscriptions.sessionId), notInArray(pushSubscriptions.sessionId, open)),
      ),
    );
  await services.events.publish(tx, current.memberId, { type: 'user' });
}
