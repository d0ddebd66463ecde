/**
 * Invisible mode (spec section 2, settings): such a member stands in no search and is never shown as online. Only members they
 * like, and members there is a conversation with, still see the profile; to all others it does not exist.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { conversationMembers, likesGiven, members } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import type { MemberRow } from './members.ts';

/** Whether the viewer (null: a visitor) may know of the member. */
export async function isHiddenFrom(
  db: Executor,
  viewerId: string | null,
  member: Pick<MemberRow, 'id' | 'invisible'>,
): Promise<boolean> {
  if (!member.invisible || member.id === viewerId) return false;
  if (viewerId === null) return true;
  const liked = db
    .select({ id: likesGiven.otherId })
    .from(likesGiven)
    .where(and(eq(likesGiven.memberId, member.id), eq(likesGiven.otherId, viewerId)));
  const written = db
    .select({ id: conversationMembers.otherId })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.memberId, viewerId),
        eq(conversationMembers.conversationId, conversationIdOf(viewerId, member.id)),
      ),
    );
  return (await liked.unionAll(written)).length === 0;
}

/** The same as a condition on joined `members`: looked up for the few that are invisible. */
export const isShownTo = (viewerId: string): SQL =>
  sql`(not ${members.invisible}
    or exists (select 1 from likes_given g where g.member_id = ${members.id} and g.other_id = ${viewerId}::uuid)
    or exists (select 1 from conversation_members c
      where c.member_id = ${viewerId}::uuid and c.other_id = ${members.id}))`;
