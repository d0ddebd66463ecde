/** How many conversations a free member can start (spec section 5). Answering is no start, and a removed one still counts. */
import { and, count, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
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
  const mine = eq(conversationMembers.memberId, member.id);
  const [known] = await db
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(and(mine, eq(conversationMembers.conversationId, conversationId)));
  if (known !== undefined) return null;
  const [started] = await db
    .select({ number: count() })
    .from(conversationMembers)
    .where(and(mine, eq(conversationMembers.startedBy, member.id)));
  return Math.max(0, settings.conversations_free - (started?.number ?? 0));
}

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
