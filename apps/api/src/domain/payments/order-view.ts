/** Orders as the contract shows them, and how a member reads their own. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { moneyView, readMoney } from './money.ts';
import { orderTotals } from './order-totals.ts';
import { linesOf } from './price.ts';

/** Without letters and digits that look like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of an order on receipts and statements: the year, and eight signs of the random part of its id. */
export function paymentNumber({ id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  let signs = '';
  for (let place = 0; place < 8; place += 1) {
    signs = ALPHABET.charAt(Number(rest % 32n)) + signs;
    rest /= 32n;
  }
  return `VEL-${createdAt.getUTCFullYear()}-${signs}`;
}

/** The member's own order as the contract shows it. @throws 404 `order_not_found` */
export async function showOrder(services: Services, memberId: string, id: string) {
  const order = await findOrder(services.db, memberId, id);
  const view = await orderViews(services, memberId);
  return view(order);
}

/** How each order of a member stands. */
async function orderViews(services: Services, memberId: string) {
  const money = await readMoney(services.db, memberId);
  return (row: OrderRow) => ({
    ...orderView(row),
    ...moneyView(row, money.of(row, services.clock())),
  });
}

const orderView = (row: OrderRow) => ({
  id: row.id,
  payment_id: paymentNumber(row),
  status: row.status,
  package: row.package,
  credits: row.credits,
  country: row.country,
  currency: row.currency,
  lines: linesOf({
    price: row.price,
    discount:
      row.discountCode === null
        ? null
        : { code: row.discountCode, percentage: row.discountPercentage ?? 0 },
    discountAmount: row.discountAmount,
    transactionCosts: row.transactionCosts,
  }),
  transaction_costs: row.transactionCosts,
  total: row.total,
  vat: row.vatPercentage === null ? null : { percentage: row.vatPercentage, amount: row.vatAmount },
  discount_code: row.discountCode,
  method: row.method,
  method_name: row.methodName,
  redirect_url: row.status === 'pending' ? row.redirectUrl : null,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** @throws 404 `order_not_found`, also for an order of somebody else */
export async function findOrder(db: Executor, memberId: string, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.id, id)));
  if (row === undefined) throw problem('order_not_found');
  return row;
}

/** A page of a member's orders, newest first, and the sums over all of them. */
export async function listOrders(
  services: Services,
  memberId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
) {
  const { db } = services;
  const mine = eq(orders.memberId, memberId);
  const rows = await db
    .select()
    .from(orders)
    .where(and(mine, before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  return {
    orders: rows.slice(0, limit).map(await orderViews(services, memberId)),
    has_more: rows.length > limit,
    totals: await orderTotals(db, memberId),
  };
}
