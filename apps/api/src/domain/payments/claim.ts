/** Who asks the provider to charge: nobody is charged twice, whoever asks, and however often. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';

/** True for the first who wants to charge for the order; later only the provider's word counts. */
export async function claimCharge(services: Services, order: OrderRow): Promise<boolean> {
  const first = await services.db
    .update(orders)
    .set({ startedAt: new Date(services.clock()) })
    .where(
      and(eq(orders.memberId, order.memberId), eq(orders.id, order.id), isNull(orders.startedAt)),
    )
    .returning({ id: orders.id });
  return first.length > 0;
}
