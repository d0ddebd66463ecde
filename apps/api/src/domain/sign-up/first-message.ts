/** The first message of a member who has not confirmed the address yet: it is sent at activation (spec sections 3 and 4). */
import { and, eq } from 'drizzle-orm';
import type { Body } from '@velours/openapi/types';
import type { Executor, Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { findInReach } from '../blocks/reach.ts';
import type { MemberRow } from '../members/members.ts';
import { problem } from '../problem.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { checkSignUpMessage } from './validation.ts';

/**
 * Keeps it in place of one written before.
 * @throws 404 `member_not_found`; 409 `already_confirmed`; 422 `validation_failed`
 */
export async function saveFirstMessage(
  tx: Tx,
  member: MemberRow,
  { first_member: firstMember, signup_message: text }: Body<'saveFirstMessage'>,
  settings: SiteSettings,
): Promise<void> {
  const recipient =
    firstMember === member.id ? null : await findInReach(tx, member.id, firstMember);
  if (recipient === null) throw problem('member_not_found');
  const errors = checkSignUpMessage(text, settings);
  if (errors.length > 0) throw problem('validation_failed', { errors });
  // With the row's own status: the link may be opened in this very moment, and what it sent is sent.
  const [kept] = await tx
    .update(members)
    .set({ firstMember, signupMessage: text.trim() })
    .where(and(eq(members.id, member.id), eq(members.status, 'not_confirmed')))
    .returning({ id: members.id });
  if (kept === undefined) throw problem('already_confirmed');
}

/** Who gets it; null where none was written, or it cannot reach them. */
export async function firstRecipient(
  db: Executor,
  { id, signupMessage, firstMember }: MemberRow,
): Promise<MemberRow | null> {
  if (signupMessage === null || firstMember === null || firstMember === id) return null;
  return findInReach(db, id, firstMember);
}
