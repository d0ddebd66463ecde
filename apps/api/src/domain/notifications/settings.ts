/** What a member wants to be told, and by which channel (spec sections 2 and 4, N01). News about the account is always mailed. */
import { eq, sql } from 'drizzle-orm';
import type { Body, NotificationKinds, Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { notificationSettings } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import { hasBounced, isAddressProven, isCheckSent } from './disabling.ts';

export type NewsKind = 'message' | 'like' | 'match';

export type Wishes = Pick<Schemas['Notifications'], 'mail' | 'push'>;

const ALL: NotificationKinds = { messages: true, likes: true, matches: true };

/** The field of a wish for each kind of news. */
export const FIELD = { message: 'messages', like: 'likes', match: 'matches' } as const;

export async function wishesOf(db: Executor, memberId: string): Promise<Wishes> {
  const [row] = await settingsOf(db, { memberId });
  if (row === undefined) return { mail: ALL, push: ALL };
  return {
    mail: { messages: row.mailMessages, likes: row.mailLikes, matches: row.mailMatches },
    push: { messages: row.pushMessages, likes: row.pushLikes, matches: row.pushMatches },
  };
}

const settingsOf = prepared('notification_settings', (db) =>
  db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, sql.placeholder('memberId'))),
);

/** What is not given stays as it is. */
export async function saveWishes(
  services: Services,
  tx: Tx,
  memberId: string,
  { mail, push }: Pick<Body<'saveNotifications'>, 'mail' | 'push'>,
): Promise<void> {
  const values = {
    ...(mail && { mailMessages: mail.messages, mailLikes: mail.likes, mailMatches: mail.matches }),
    ...(push && { pushMessages: push.messages, pushLikes: push.likes, pushMatches: push.matches }),
    updatedAt: new Date(services.clock()),
  };
  await tx
    .insert(notificationSettings)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: notificationSettings.memberId, set: values });
}

/** The contract's Notifications. @param madeAt when the link was mailed that the caller came by; null for one who is logged in */
export async function notificationsView(db: Executor, member: MemberRow, madeAt: Date | null) {
  const isBounced = hasBounced(member);
  return {
    notifications: {
      ...(await wishesOf(db, member.id)),
      disabled: member.notificationsDisabled,
      address_check_sent: isBounced && (await isCheckSent(db, member)),
      address_proven:
        isBounced && madeAt !== null && (await isAddressProven(db, member.id, madeAt)),
    },
  };
}
