/** Which address a link is about, for its page. */
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { emailChanges } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { findUndoable } from '../deletion/reactivate.ts';
import { findMember } from '../members/members.ts';
import type { AccountLink } from './links.ts';

/**
 * The new address of a change, the old one of its undo, the account's own for a new password. Of a deleted account the undo alone, which
 * takes it back. @throws 404 `link_invalid`
 */
export async function addressOf(
  services: Services,
  db: Executor,
  link: AccountLink,
): Promise<string> {
  const member = await findMember(db, link.memberId);
  if (member === null) throw problem('link_invalid');
  const isGone =
    member.status === 'deleted' &&
    (link.kind !== 'mail_change_undo' || (await findUndoable(services, db, member.id)) === null);
  if (isGone) throw problem('link_invalid');
  if (link.kind === 'password_reset') return member.email;
  if (link.subjectId === null) throw problem('link_invalid');
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, link.memberId), eq(emailChanges.id, link.subjectId)));
  if (change === undefined) throw problem('link_invalid');
  return link.kind === 'mail_change' ? change.newEmail : change.oldEmail;
}
