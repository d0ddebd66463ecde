/**
 * News for a member who is not here (spec sections 1 and 4): a notification at once, and a mail once they have been away for some
 * minutes. After a mail no other follows for the same conversation, nor for likes, until they have been back; and no more than a few a day.
 */
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { placeholdersOf, prepared } from '../../db/prepared.ts';
import { conversationMembers, mailNews, mailQueue } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { isOutOfReach } from '../blocks/reach.ts';
import { isMatchUnseen } from '../likes/unseen.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import { findMember, isVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { notify } from '../push/push.ts';
import { FIELD, wishesOf } from './settings.ts';
import type { NewsKind } from './settings.ts';

const NEWS_JOB = 'mail.news';

/** Who was last seen so long ago is away. Longer than the slowest refresh of an open page (spec section 9). */
export const AWAY_MS = 10 * 60_000;
/** Mails with news in a day, of all kinds: whoever many write to would rather switch all of them off. What comes beyond waits in the app. */
export const MOST_IN_A_DAY = 5;
/** A waiting mail whose job was lost is asked for again by the next news. */
const LOST_MS = DAY_MS;

/** Tells a member of news, in the transaction that makes it. @param otherId who wrote, liked or matched */
export async function tell(
  services: Services,
  tx: Tx,
  member: MemberRow,
  kind: NewsKind,
  otherId: string,
): Promise<void> {
  // Who answers by program reads nothing.
  if (member.autoReply || !isVisible(member)) return;
  const wishes = await wishesOf(tx, member.id);
  if (wishes.push[FIELD[kind]]) await notify(services, tx, member, kind, otherId);
  if (!wishes.mail[FIELD[kind]] || member.notificationsDisabled.length > 0) return;
  await noteNews(services, tx, member, kind, kind === 'like' ? member.id : otherId);
}

/** Notes the news unless a mail about the same waits, or was sent and the member has not been here since. */
async function noteNews(
  services: Services,
  tx: Tx,
  member: MemberRow,
  kind: NewsKind,
  otherId: string,
): Promise<void> {
  const now = services.clock();
  const createdAt = new Date(now);
  const back = member.lastActiveAt.toISOString();
  const lost = new Date(now - LOST_MS).toISOString();
  const noted = await noteMail(tx, {
    memberId: member.id,
    kind,
    otherId,
    createdAt,
    sentAt: null,
    back,
    lost,
  });
  if (noted.length === 0) return;
  await services.jobs.send(
    tx,
    NEWS_JOB,
    { member: member.id, kind, other: otherId },
    { startAfterMs: AWAY_MS },
  );
}

const noteMail = prepared('note_mail', (db) =>
  db
    .insert(mailNews)
    .values(placeholdersOf(mailNews))
    .onConflictDoUpdate({
      target: [mailNews.memberId, mailNews.kind, mailNews.otherId],
      set: { createdAt: sql`excluded.created_at`, sentAt: null },
      setWhere: sql`${mailNews.sentAt} < ${sql.placeholder('back')}::timestamptz
        or (${mailNews.sentAt} is null and ${mailNews.createdAt} < ${sql.placeholder('lost')}::timestamptz)`,
    })
    .returning({ kind: mailNews.kind }),
);

/** Names the job handler. Before the jobs start. */
export function registerNews(services: Services): void {
  services.jobs.work(NEWS_JOB, (data) =>
    services.db.transaction((tx) =>
      mailNewsOf(services, tx, {
        memberId: String(data['member']),
        kind: String(data['kind']) as NewsKind,
        otherId: String(data['other']),
      }),
    ),
  );
}

interface News {
  readonly memberId: string;
  readonly kind: NewsKind;
  readonly otherId: string;
}

/** Queues the mail; waits on while the member is here, and forgets what they have seen by themselves. */
async function mailNewsOf(services: Services, tx: Tx, news: News): Promise<void> {
  const isThis = and(
    eq(mailNews.memberId, news.memberId),
    eq(mailNews.kind, news.kind),
    eq(mailNews.otherId, news.otherId),
  );
  const [noted] = await tx.select().from(mailNews).where(isThis).for('update');
  if (noted === undefined || noted.sentAt !== null) return;
  const member = await findMember(tx, news.memberId);
  if (member === null || !(await isStillNews(tx, member, news))) {
    await tx.delete(mailNews).where(isThis);
    return;
  }
  const now = services.clock();
  if (await hadEnough(tx, member.id, now)) {
    // The next news of the same asks again.
    await tx.delete(mailNews).where(isThis);
    return;
  }
  const awayAt = member.lastActiveAt.getTime() + AWAY_MS;
  if (awayAt > now) {
    const data = { member: news.memberId, kind: news.kind, other: news.otherId };
    await services.jobs.send(tx, NEWS_JOB, data, { startAfterMs: awayAt - now });
    return;
  }
  await tx
    .update(mailNews)
    .set({ sentAt: new Date(now) })
    .where(isThis);
  const origin = originOf(services, member.domain);
  await queueMail(services, tx, member, origin, news.kind, news.otherId);
}

async function hadEnough(tx: Tx, memberId: string, now: number): Promise<boolean> {
  const [had] = await tx
    .select({ mails: count() })
    .from(mailQueue)
    .where(
      and(
        eq(mailQueue.memberId, memberId),
        inArray(mailQueue.template, Object.keys(FIELD)),
        gt(mailQueue.createdAt, new Date(now - DAY_MS)),
      ),
    );
  return (had?.mails ?? 0) >= MOST_IN_A_DAY;
}

/** Whether there is still something to tell, and the member wants it by mail. */
export async function isStillNews(tx: Tx, member: MemberRow, news: News): Promise<boolean> {
  if (!isVisible(member) || member.notificationsDisabled.length > 0) return false;
  const wishes = await wishesOf(tx, member.id);
  if (!wishes.mail[FIELD[news.kind]]) return false;
  // Which likes are left is counted when the mail is written.
  if (news.kind === 'like') return true;
  const other = await findMember(tx, news.otherId);
  if (other === null || !isVisible(other)) return false;
  if (await isOutOfReach(tx, member.id, other.id)) return false;
  return news.kind === 'message'
    ? hasUnread(tx, member.id, other.id)
    : isMatchUnseen(tx, member.id, other.id);
}

async function hasUnread(tx: Tx, memberId: string, otherId: string): Promise<boolean> {
  const [row] = await tx
    .select({ unread: conversationMembers.unread, removedAt: conversationMembers.removedAt })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.memberId, memberId),
        eq(conversationMembers.conversationId, conversationIdOf(memberId, otherId)),
      ),
    );
  return row !== undefined && row.unread > 0 && row.removedAt === null;
}
