/** Notifications of news to the browsers a member subscribed (spec section 4). They name nobody and quote nothing. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { members, pushSubscriptions } from '../../db/schema.ts';
import { pushTitle } from '../../ports/mail/render.ts';

export type PushKind = 'message' | 'like' | 'match';

/** Job for one notification to one browser, so that a retry reaches nobody twice. */
const PUSH_JOB = 'push.send';

/** Queues a notification to each browser of the member, in the transaction of the news. */
export async function notify(
  services: Services,
  tx: Tx,
  member: string,
  kind: PushKind,
): Promise<void> {
  if (services.push.publicKey === null) return;
  const subscriptions = await subscriptionsOf(tx, { member });
  for (const { endpoint } of subscriptions) {
    await services.jobs.send(tx, PUSH_JOB, { member, endpoint, kind });
  }
}

const subscriptionsOf = prepared('push_subscriptions', (db) =>
  db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, sql.placeholder('member'))),
);

/** Whether the subscription with this id (SHA-256 of its endpoint, hexadecimal) is kept for the member. */
export async function isPushKept(db: Executor, member: string, id: string): Promise<boolean> {
  const kept = await subscriptionsOf(db, { member });
  return kept.some(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex') === id);
}

/** Names the job handler. Before the jobs start. */
export function registerPush(services: Services): void {
  services.jobs.work(PUSH_JOB, (data) =>
    push(services, String(data['member']), String(data['endpoint']), data['kind'] as PushKind),
  );
}

/** Sends one; a subscription that is over is forgotten, and open pages look again. @throws when it should be tried again */
async function push(
  services: Services,
  member: string,
  endpoint: string,
  kind: PushKind = 'message',
): Promise<void> {
  const isSubscription = and(
    eq(pushSubscriptions.memberId, member),
    eq(pushSubscriptions.endpoint, endpoint),
  );
  const [target] = await services.db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: members.language,
      isDiscreet: members.discreet,
    })
    .from(pushSubscriptions)
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .where(isSubscription);
  if (target === undefined) return;
  const title = await pushTitle(target.language, target.isDiscreet ? 'discreet' : kind);
  const outcome = await services.push.send(target, JSON.stringify({ title }));
  if (outcome !== 'gone') return;
  await services.db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions).where(isSubscription);
    await services.events.publish(tx, member, { type: 'user' });
  });
}
