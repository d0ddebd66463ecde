/** Notifications of news to the browsers a member subscribed (spec section 4). They name nobody and quote nothing. */
import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { conversationMembers, members, pushSubscriptions } from '../../db/schema.ts';
import { pushTitle } from '../../ports/mail/render.ts';
import { notBlockedBy } from '../blocks/reach.ts';
import { conversationIdOf } from '../../ids.ts';
import type { MemberRow } from '../members/members.ts';
import { mayNotify } from './frequency.ts';

export type PushKind = 'message' | 'like' | 'match';

/** Job for one notification to one browser, so that a retry reaches nobody twice. */
const PUSH_JOB = 'push.send';

/**
 * Queues a notification to each browser of the member, in the transaction of the news, unless there were enough of late.
 * @param otherId who wrote, liked or matched
 */
export async function notify(
  services: Services,
  tx: Tx,
  member: MemberRow,
  kind: PushKind,
  otherId: string,
): Promise<void> {
  if (services.push.publicKey === null) return;
  const subscriptions = await subscriptionsOf(tx, { member: member.id });
  if (subscriptions.length === 0) return;
  const about = kind === 'like' ? kind : otherId;
  // Only the new message itself waits: what the last notification told of has been read.
  const wasRead = kind === 'message' && (await unreadOf(tx, member.id, otherId)) === 1;
  if (!(await mayNotify(services, tx, member.id, about, { wasRead }))) return;
  for (const { endpoint } of subscriptions) {
    await services.jobs.send(tx, PUSH_JOB, { member: member.id, endpoint, kind });
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
  const unread = kind === 'message' ? await unreadOf(services.db, member) : 1;
  // All of it was read on another device meanwhile.
  if (unread === 0) return;
  const title = await pushTitle(target.language, target.isDiscreet ? 'discreet' : kind, unread);
  const outcome = await services.push.send(target, JSON.stringify({ title }));
  if (outcome !== 'gone') return;
  await services.db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions).where(isSubscription);
    await services.events.publish(tx, member, { type: 'user' });
  });
}

/** How many messages wait to be read in conversations that the member sees. @param otherId only those of one person */
async function unreadOf(db: Executor, member: string, otherId?: string): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${conversationMembers.unread}), 0)::int` })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.memberId, member),
        otherId === undefined
          ? undefined
          : eq(conversationMembers.conversationId, conversationIdOf(member, otherId)),
        isNull(conversationMembers.removedAt),
        notBlockedBy(conversationMembers.otherId, member),
      ),
    );
  return row?.unread ?? 0;
}
