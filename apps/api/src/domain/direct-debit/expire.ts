/** Direct debits that were begun and never confirmed: their orders are cancelled and what was typed is forgotten. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { directDebits, orders } from '../../db/schema.ts';
import { settle } from '../payments/settle.ts';
import { recordEvent } from './events.ts';
import { DIRECT_DEBIT, OPEN_FOR_MS } from './rules.ts';

const SWEPT_AT_ONCE = 200;

export async function expireUnconfirmed(services: Services): Promise<void> {
  const before = new Date(services.clock() - OPEN_FOR_MS);
  const left = await services.db
    .select({ memberId: orders.memberId, orderId: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.method, DIRECT_DEBIT),
        // Gone with the confirmation.
        isNotNull(orders.redirectUrl),
        lt(orders.createdAt, before),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(SWEPT_AT_ONCE);
  for (const key of left) {
    await expire(services, key).catch((error: unknown) =>
      services.log.error({ err: error, order: key.orderId }, 'unconfirmed order not expired'),
    );
  }
  await services.db
    .delete(directDebits)
    .where(and(isNull(directDebits.confirmedAt), lt(directDebits.createdAt, before)));
}

async function expire(
  services: Services,
  key: { readonly memberId: string; readonly orderId: string },
): Promise<void> {
  await settle(services, key.memberId, key.orderId, {
    event: 'not confirmed',
    status: 'cancelled',
  });
  await recordEvent(services, services.db, key, 'expired');
}
