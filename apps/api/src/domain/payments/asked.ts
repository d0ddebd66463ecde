/** When the provider was last asked about an order: not too often, and no order waits behind others for ever. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';

/** A member who waits asks often; the provider is asked at most this often for one order. */
const ASK_EVERY_MS = 2_000;

/** An order of a query: those that were not asked for yet, then those whose last time is longest ago. */
export const longestUnasked = sql`${orders.checkedAt} asc nulls first`;

/** Whether the order may be asked for now; that it is, is written down. Of several that would ask at once, one may. */
export async function mayAsk(services: Services, { memberId, id }: OrderRow): Promise<boolean> {
  const now = services.clock();
  const asked = await services.db
    .update(orders)
    .set({ checkedAt: new Date(now) })
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.id, id),
        or(isNull(orders.checkedAt), lte(orders.checkedAt, new Date(now - ASK_EVERY_MS))),
      ),
    )
    .returning({ id: orders.id });
  return asked.length > 0;
}

/** The order is asked for now, however short ago it was. */
export async function keepAsked(
  { db, clock }: Services,
  memberId: string,
  orderId: string,
): Promise<void> {
  await db
    .update(orders)
    .set({ checkedAt: new Date(clock()) })
    .where(and(eq(orders.memberId, memberId), eq(orders.id, orderId)));
}
