/** How much may be collected by direct debit (spec sections 5 and 8): a debit, a member in a day and in a month. */
import { and, eq, gt, inArray, ne, sum } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { directDebits, orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { LIMIT_WINDOWS } from './rules.ts';

/** What counts is what was confirmed and has not come to nothing. @throws 403 `direct_debit_limit_reached` */
export async function assertWithinLimits(
  { config, clock }: Services,
  db: Executor,
  { memberId, id, total }: OrderRow,
): Promise<void> {
  const limits = config.directDebit;
  if (total > limits.maximum) throw problem('direct_debit_limit_reached');
  for (const window of ['maximumPerDay', 'maximumPerMonth'] as const) {
    const since = new Date(clock() - LIMIT_WINDOWS[window]);
    const [taken] = await db
      .select({ amount: sum(orders.total) })
      .from(directDebits)
      .innerJoin(
        orders,
        and(eq(orders.memberId, directDebits.memberId), eq(orders.id, directDebits.orderId)),
      )
      .where(
        and(
          eq(directDebits.memberId, memberId),
          ne(directDebits.orderId, id),
          gt(directDebits.confirmedAt, since),
          inArray(orders.status, ['pending', 'completed']),
        ),
      );
    if (Number(taken?.amount ?? 0) + total > limits[window])
      throw problem('direct_debit_limit_reached');
  }
}
