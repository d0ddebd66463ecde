/** In which browsers a member is notified: the newest that subscribed, as long as they are logged in. */
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { members, pushSubscriptions, sessions } from '../../db/schema.ts';
import type { PushTarget } from '../../ports/push/push-port.ts';
import { sha256 } from '../../secrets.ts';
import { lockMember } from '../payments/pending.ts';
import type { SessionRow } from '../sessions/sessions.ts';

/** Who writes to a member queues a call for each: nobody can make that thousands. */
export const MOST_BROWSERS = 20;

type SubscriberSession = Pick<SessionRow, 'memberId' | 'id'>;

/** Keeps a browser's subscription, or its newer keys, and forgets the oldest of more than `MOST_BROWSERS`. */
export async function subscribe(
  services: Services,
  tx: Tx,
  { memberId, id: sessionId }: SubscriberSession,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<void> {
  await lockMember(tx, memberId);
  const createdAt = new Date(services.clock());
  const row = { p256dh, auth, sessionId, createdAt, unansweredSince: null };
  await tx
    .insert(pushSubscriptions)
    .values({ memberId, endpoint, ...row })
    .onConflictDoUpdate({
      target: [pushSubscriptions.memberId, pushSubscriptions.endpoint],
      set: row,
    });
  const older = tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.memberId, memberId), ne(pushSubscriptions.endpoint, endpoint)))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(MOST_BROWSERS - 1);
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.memberId, memberId), inArray(pushSubscriptions.endpoint, older)),
    );
}

export const subscriptionsOf = prepared('push_subscriptions', (db) =>
  db
    .select({ endpoint: pushSubscriptions.endpoint, sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, sql.placeholder('member'))),
);

/** Whether the subscription with this id (SHA-256 of its endpoint, hexadecimal) is kept for the session; a later one of its browser subscribes anew. */
export async function isPushKept(
  db: Executor,
  session: SubscriberSession,
  id: string,
): Promise<boolean> {
  const kept = await subscriptionsOf(db, { member: session.memberId });
  return kept.some(
    ({ endpoint, sessionId }) =>
      sessionId === session.id && sha256(endpoint).toString('hex') === id,
  );
}

/** Where a browser takes its notifications, and how its member reads them; undefined where it is not subscribed, or logged in, any more. */
export async function subscriberAt(services: Services, memberId: string, endpoint: string) {
  const [subscriber] = await services.db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      unansweredSince: pushSubscriptions.unansweredSince,
      language: members.language,
      isDiscreet: members.discreet,
    })
    .from(pushSubscriptions)
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .leftJoin(
      sessions,
      and(
        eq(sessions.memberId, pushSubscriptions.memberId),
        eq(sessions.id, pushSubscriptions.sessionId),
      ),
    )
    .where(
      and(
        isSubscription(memberId, endpoint),
        or(isNull(pushSubscriptions.sessionId), gt(sessions.expiresAt, new Date(services.clock()))),
      ),
    );
  return subscriber;
}

export const isSubscription = (memberId: string, endpoint: string) =>
  and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.endpoint, endpoint));
