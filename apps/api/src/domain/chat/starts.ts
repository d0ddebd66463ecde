/** How many conversations a free member can start (spec section 5). Answering is no start, and a removed one still counts. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { conversationMembers } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';

type Starter = Pick<MemberRow, 'id' | 'paidUser'>;

/** How many the member can still start; null where that limits nothing: paid, or the conversation is there already. */
export async function startsLeft(
  db: Executor,
  member: Starter,
  conversationId: string,
  settings: Pick<SiteSettings, 'conversations_free'>,
): Promise<number | null> {
  if (member.paidUser) return null;
  const [found] = await startsOf(db, { member: member.id, conversation: conversationId });
  if (found?.isKnown === true) return null;
  return Math.max(0, settings.conversations_free - (found?.started ?? 0));
}

const startsOf = prepared('conversations_started', (db) => {
  const { conversationId, startedBy, memberId } = conversationMembers;
  return db
    .select({
      isKnown: sql<
        boolean | null
      >`bool_or(${conversationId} = ${sql.placeholder('conversation')}::uuid)`,
      started: sql<number>`(count(*) filter (where ${startedBy} = ${memberId}))::int`,
    })
    .from(conversationMembers)
    .where(eq(memberId, sql.placeholder('member')));
});

/** @throws 403 `conversation_limit_reached` */
export async function checkConversationLimit(
  db: Executor,
  sender: Starter,
  conversationId: string,
  settings: Pick<SiteSettings, 'conversations_free'>,
): Promise<void> {
  if ((await startsLeft(db, sender, conversationId, settings)) !== 0) return;
  throw problem('conversation_limit_reached', { params: { limit: settings.conversations_free } });
}
