/**
 * What operators did that stands in no other table of theirs: who, when and why (docs/operations.md, "Who may do what"). What is decided
 * against a member is a decision (`decisions.ts`).
 */
import { and, lte, ne, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { operatorActions } from '../../db/schema.ts';
import { lastOver } from './retention.ts';

export interface NewAction {
  readonly memberId: string;
  readonly action: (typeof operatorActions.action.enumValues)[number];
  /** Who did it. */
  readonly by: string;
  /** A code, or the operator's words. */
  readonly reason?: string;
  /** The photo, or the decision. */
  readonly targetId?: string | undefined;
}

/** Writes it down together with its effect. Answers its id. */
export async function recordAction(
  services: Services,
  tx: Tx,
  { memberId, action, by, reason = '', targetId }: NewAction,
): Promise<string> {
  const id = services.newId();
  await tx.insert(operatorActions).values({
    memberId,
    id,
    action,
    reason,
    targetId: targetId ?? null,
    doneAt: new Date(services.clock()),
    doneBy: by,
  });
  return id;
}

/** Removes what was done half a year ago, as long as decisions are kept; on whose order a member was erased stays. */
export async function forgetActions(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    // They never change, but for this (migration 0019).
    await tx.execute(sql`set local velours.erasure = 'on'`);
    await tx
      .delete(operatorActions)
      .where(
        and(
          lte(operatorActions.doneAt, lastOver(new Date(services.clock()))),
          ne(operatorActions.action, 'member_erased'),
        ),
      );
  });
}
