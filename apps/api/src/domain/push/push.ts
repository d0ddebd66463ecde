/** Notifications of news to the browsers a member subscribed (spec section 4). They name nobody and quote nothing. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { conversationMembers, pushSubscriptions } from '../../db/schema.ts';
import { pushWords } from '../../ports/mail/render.ts';
import { findInReach, notBlockedBy } from '../blocks/reach.ts';
import { conversationIdOf } from '../../ids.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { isLikeUnseen, isMatchUnseen } from '../likes/unseen.ts';
import type { MemberRow } from '../members/members.ts';
import { FIELD, wishesOf } from '../notifications/settings.ts';
import { mayNotify } from './frequency.ts';
import { isSubscription, subscriberAt, subscriptionsOf } from './subscriptions.ts';

export type PushKind = 'message' | 'like' | 'match';

interface News {
  readonly kind: PushKind;
  /** Who wrote, liked or matched. */
  readonly otherId: string;
}

/** Job for one notification to one browser, so that a retry reaches nobody twice. */
const PUSH_JOB = 'push.send';

/** A member chose who is called, and who does not answer must not keep others waiting. After two minutes it is no news any more. */
const PUSH_WORK = { retry: { retryLimit: 2, retryDelay: 30 }, isAtOnce: true } as const;

/** A subscription whose push service has answered nothing for so long is over. */
const UNANSWERED_MS = DAY_MS;

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
    await services.jobs.send(tx, PUSH_JOB, { member: member.id, endpoint, kind, other: otherId });
  }
}

/** Names the job handler. Before the jobs start. */
export function registerPush(services: Services): void {
  services.jobs.work(
    PUSH_JOB,
    async (data) => {
      const { other } = data;
      // Queued by a version before, which did not say of whom: it waits in the app.
      if (typeof other !== 'string') return;
      const news = { kind: data['kind'] as PushKind, otherId: other };
      await push(services, String(data['member']), String(data['endpoint']), news);
    },
    PUSH_WORK,
  );
}

/** Sends one; a subscription that is over, or is not answered any more, is forgotten, and open pages look again. @throws when it should be tried again */
async function push(
  services: Services,
  member: string,
  endpoint: string,
  news: News,
): Promise<void> {
  const target = await subscriberAt(services, member, endpoint);
  if (target === undefined) return;
  const notification = await notificationOf(services.db, member, target, news);
  if (notification === null) return;
  const outcome = await services.push.send(target, JSON.stringify(notification));
  const isThis = isSubscription(member, endpoint);
  const note = (unansweredSince: Date | null) =>
    services.db.update(pushSubscriptions).set({ unansweredSince }).where(isThis);
  if (outcome === 'sent') {
    if (target.unansweredSince !== null) await note(null);
    return;
  }
  const now = services.clock();
  const since = target.unansweredSince ?? new Date(now);
  if (outcome === 'unanswered' && now - since.getTime() < UNANSWERED_MS) {
    await note(since);
    throw new Error('the push service did not answer');
  }
  await services.db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions).where(isThis);
    await services.events.publish(tx, member, { type: 'user' });
  });
}

/** What a browser is sent, sealed (apps/site/src/worker/notifications.ts reads it). */
interface Notification {
  readonly title: string;
  /** Says of whoever is not a real member what they are; nothing in discreet mode. */
  readonly body?: string;
  /** The page it leads to, a path of the site. */
  readonly path: string;
  /** A newer one takes the place of the one before with the same. */
  readonly tag: PushKind;
}

/** In the reader's language; null where it is no news by now: read on another device, taken back, out of reach or switched off. */
async function notificationOf(
  db: Executor,
  member: string,
  reader: { readonly language: string; readonly isDiscreet: boolean },
  { kind, otherId }: News,
): Promise<Notification | null> {
  const other = await findInReach(db, member, otherId);
  if (other === null || !(await wishesOf(db, member)).push[FIELD[kind]]) return null;
  const about = { ...reader, kind, of: other.kind };
  if (kind !== 'message') {
    const isUnseen = kind === 'like' ? isLikeUnseen : isMatchUnseen;
    if (!(await isUnseen(db, member, otherId))) return null;
    const path = kind === 'like' ? '/likes' : `/members/${otherId}`;
    return { ...(await pushWords({ ...about, unread: 1 })), path, tag: kind };
  }
  const [unread, theirs] = [await unreadOf(db, member), await unreadOf(db, member, otherId)];
  if (unread === 0) return null;
  // Where others wait as well, it leads to the list, and is of nobody.
  return unread === theirs
    ? {
        ...(await pushWords({ ...about, unread })),
        path: `/chats/${conversationIdOf(member, otherId)}`,
        tag: kind,
      }
    : { ...(await pushWords({ ...about, unread, of: 'member' })), path: '/chats', tag: kind };
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
