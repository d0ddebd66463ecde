/** The change of the e-mail address that waits for its confirmation: whoever proves to own the account otherwise gives it up. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { emailChanges } from '../../db/schema.ts';
import { holdMember } from '../members/hold.ts';
import { voidLinks } from './links.ts';

export const isWaiting = (memberId: string) =>
  and(
    eq(emailChanges.memberId, memberId),
    isNull(emailChanges.cancelledAt),
    isNull(emailChanges.confirmedAt),
  );

/** Gives up what waits; its links are worth nothing then. The member is held before it. */
export async function cancelMailChange(
  services: Services,
  tx: Tx,
  memberId: string,
): Promise<void> {
  await holdMember(tx, memberId);
  await tx
    .update(emailChanges)
    .set({ cancelledAt: new Date(services.clock()) })
    .where(isWaiting(memberId));
  await voidLinks(services, tx, memberId, ['mail_change']);
}
