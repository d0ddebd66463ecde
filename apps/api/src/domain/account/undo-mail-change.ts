/** Taking an e-mail change back, by the link in the notice to the old address (spec section 2). */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { emailChanges, members } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import { takeBack } from '../deletion/reactivate.ts';
import { queueMail } from '../mail/queue.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { dropClaims } from './claims.ts';
import { takeLink, voidLinks } from './links.ts';
import { lockChange } from './mail-change.ts';
import { setPassword } from './password.ts';

/**
 * The old address holds again, with the password given here; later changes are undone with it, sessions and notifications end, and
 * passkeys go: whoever changed the address may know the other password. An account that they deleted comes back.
 * @throws 404 `link_invalid`; 410 `link_expired` or `link_used`
 */
export async function undoMailChange(
  services: Services,
  tx: Tx,
  asked: { readonly token: string; readonly password: string; readonly origin: string },
): Promise<MemberRow> {
  const link = await takeLink(services, tx, asked.token, 'mail_change_undo');
  const isBack = await takeBack(services, tx, link.memberId);
  const { member, change } = await lockChange(tx, link);
  if (change.confirmedAt === null || change.undoneAt !== null) throw problem('link_expired');
  const now = new Date(services.clock());
  const email = change.oldEmail;
  const undone = await tx
    .update(emailChanges)
    .set({ undoneAt: now, releasedAt: now })
    .where(
      and(
        eq(emailChanges.memberId, member.id),
        isNull(emailChanges.undoneAt),
        isNotNull(emailChanges.confirmedAt),
        gte(emailChanges.position, change.position),
      ),
    )
    .returning();
  await tx.update(members).set({ email }).where(eq(members.id, member.id));
  await dropClaims(
    tx,
    member.id,
    undone.flatMap((row) => [row.oldEmail, row.newEmail]),
  );
  await voidUndos(services, tx, member.id);
  await removePasskeys(tx, member.id);
  const restored = { ...member, email };
  await setPassword(services, tx, restored, asked);
  if (isBack) await queueMail(services, tx, restored, asked.origin, 'reactivation');
  return restored;
}

/** Of changes that are undone with this one; an earlier one that is still open keeps its link. */
async function voidUndos(services: Services, tx: Tx, memberId: string): Promise<void> {
  const open = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.memberId, memberId),
        isNull(emailChanges.undoneAt),
        isNull(emailChanges.releasedAt),
      ),
    );
  if (open.length === 0) await voidLinks(services, tx, memberId, ['mail_change_undo']);
}
