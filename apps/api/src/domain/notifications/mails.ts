/** Mails with news for a member, and the one that asks whether an address works. What holds no more is not sent. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { likesReceived, members } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { listIn } from '../../ports/mail/formats.ts';
import { labelledName, renderMail } from '../../ports/mail/render.ts';
import type { MailReader } from '../../ports/mail/render.ts';
import { inReach } from '../blocks/reach.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer, QueuedMail } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { makeToken, switchOffOf } from './links.ts';
import { isStillNews } from './tell.ts';
import type { NewsKind } from './settings.ts';

/** As many givers of likes are named. */
const MOST_NAMED = 3;

export const composeMessage: Composer = async (services, tx, mail) => {
  const found = await newsOf(tx, mail, 'message');
  if (found === null) return null;
  const { member, other } = found;
  return renderMail(
    {
      name: 'message',
      link: `${mail.origin}/chats/${conversationIdOf(member.id, other.id)}`,
      who: await labelledName(mail.language, other),
    },
    newsReader(services, mail, member),
  );
};

export const composeMatch: Composer = async (services, tx, mail) => {
  const found = await newsOf(tx, mail, 'match');
  if (found === null) return null;
  const { member, other } = found;
  return renderMail(
    {
      name: 'match',
      link: `${mail.origin}/members/${other.id}`,
      who: await labelledName(mail.language, other),
    },
    newsReader(services, mail, member),
  );
};

/** Likes are gathered: all that are unseen when the mail is written. */
export const composeLike: Composer = async (services, tx, mail) => {
  const member = await reader(tx, mail);
  const news = { memberId: mail.memberId, kind: 'like', otherId: mail.memberId } as const;
  if (member === null || !(await isStillNews(tx, member, news))) return null;
  const newest = await tx
    .select({
      name: members.name,
      kind: members.kind,
      unseen: sql<number>`(count(*) over ())::int`,
    })
    .from(likesReceived)
    .innerJoin(members, eq(members.id, likesReceived.otherId))
    .where(
      and(
        eq(likesReceived.memberId, member.id),
        isNull(likesReceived.seenAt),
        eq(members.status, 'active'),
        inReach(likesReceived.otherId, member.id),
      ),
    )
    .orderBy(desc(likesReceived.createdAt), desc(likesReceived.otherId))
    .limit(MOST_NAMED);
  const [first] = newest;
  if (first === undefined) return null;
  const named = await Promise.all(newest.map((liker) => labelledName(mail.language, liker)));
  return renderMail(
    {
      name: 'like',
      link: `${mail.origin}/likes`,
      who: listIn(mail.language, named),
      count: first.unseen,
    },
    newsReader(services, mail, member),
  );
};

/** Its link comes from the address, so opening it shows that the address works. */
export const composeAddressCheck: Composer = async (services, tx, mail) => {
  const member = await reader(tx, mail);
  if (member === null || !member.notificationsDisabled.includes('bounce')) return null;
  const link = `${mail.origin}/notifications?token=${makeToken(services, member)}`;
  return renderMail({ name: 'addressCheck', link }, readerOf(services, mail, member));
};

async function newsOf(
  tx: Tx,
  mail: QueuedMail,
  kind: NewsKind,
): Promise<{ member: MemberRow; other: MemberRow } | null> {
  const member = await reader(tx, mail);
  const otherId = mail.subjectId ?? mail.memberId;
  if (member === null) return null;
  if (!(await isStillNews(tx, member, { memberId: member.id, kind, otherId }))) return null;
  const other = await findMember(tx, otherId);
  return other === null ? null : { member, other };
}

/** The member, while the address is theirs. */
async function reader(tx: Tx, mail: QueuedMail): Promise<MemberRow | null> {
  const member = await findMember(tx, mail.memberId);
  return member?.email === mail.toAddress ? member : null;
}

const newsReader = (services: Services, mail: QueuedMail, member: MemberRow): MailReader => ({
  ...readerOf(services, mail, member),
  switchOff: switchOffOf(services, member, mail.origin),
});
