/**
 * Orders of which the provider cannot say how they stand: it never answered their start, or has no such payment. While nobody can have been
 * charged they are started again; in the end they end, and money that arrives after that counts all the same.
 */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { findDebit } from '../direct-debit/debit-view.ts';
import { DIRECT_DEBIT } from '../direct-debit/rules.ts';
import { longestUnasked, mayAsk } from './asked.ts';
import { claimCharge } from './claim.ts';
import { isFirst } from './doubts.ts';
import { START_JOB } from './names.ts';
import { settle } from './settle.ts';

/** Longer than a call to the provider may take. */
const OVERDUE_MS = 10 * 60_000;
/** A card is charged while it is asked for; how a collection ended the bank tells after days, later over holidays. */
const DEBIT_GIVEN_UP_MS = 7 * DAY_MS;
const SWEPT_AT_ONCE = 200;

/** Takes what has been without an answer for long. */
export async function resumeUnanswered(services: Services): Promise<void> {
  const unanswered = await services.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNull(orders.providerReference),
        // Where the member signs a mandate: what is not signed expires by itself.
        isNull(orders.redirectUrl),
        lt(orders.createdAt, new Date(services.clock() - OVERDUE_MS)),
      ),
    )
    .orderBy(longestUnasked, orders.createdAt)
    .limit(SWEPT_AT_ONCE);
  for (const order of unanswered) {
    await resume(services, order).catch((error: unknown) =>
      services.log.warn({ err: error, order: order.id }, 'unanswered order not resumed'),
    );
  }
}

async function resume(services: Services, order: OrderRow): Promise<void> {
  if (!(await mayAsk(services, order))) return;
  const waited = services.clock() - (await waitsSince(services, order)).getTime();
  if (waited < OVERDUE_MS) return;
  if (order.startedAt === null) await startAgain(services, order, waited);
  else await giveUp(services, order, 'never answered');
}

/** A mandate may be signed long after the order. */
async function waitsSince(services: Services, order: OrderRow): Promise<Date> {
  const { memberId, id, method, startedAt, createdAt } = order;
  if (startedAt !== null) return startedAt;
  const debit = method === DIRECT_DEBIT ? await findDebit(services.db, memberId, id) : null;
  return debit?.confirmedAt ?? createdAt;
}

/** Nobody was charged: the provider did not answer, or was never asked. */
async function startAgain(services: Services, order: OrderRow, waited: number): Promise<void> {
  const { memberId, id, provider, savedMethodId } = order;
  if (waited >= DAY_MS) {
    // Taken from a job that would charge in this moment.
    if (await claimCharge(services, order))
      await settle(services, memberId, id, { event: 'not started', status: 'cancelled' });
  } else if (provider === services.payments.name && savedMethodId === null) {
    // A saved method is charged at once or not at all: the member may have bought otherwise meanwhile.
    await services.jobs.send(services.db, START_JOB, { member: memberId, order: id });
  }
}

/** What the log says of an order that a person has to look for. */
const SAID = {
  'never answered': 'order was never answered',
  unknown: 'order is not known to the provider',
} as const;

/** Somebody may have been charged, and is not asked to pay twice: a person has to look, once. @returns the order where it ended */
export async function giveUp(
  services: Services,
  order: OrderRow,
  why: keyof typeof SAID,
): Promise<OrderRow | null> {
  // It may be behind: what it is told it may know a moment later.
  if (waitedOf(services, order) < OVERDUE_MS) return null;
  if (await isFirst(services, order, why)) services.log.error({ order: order.id }, SAID[why]);
  return endOverdue(services, order);
}

const waitedOf = ({ clock }: Services, { startedAt, createdAt }: OrderRow): number =>
  clock() - (startedAt ?? createdAt).getTime();

/** Fails an order that has waited in vain for as long as its end may take. @returns the order where it ended */
export async function endOverdue(services: Services, order: OrderRow): Promise<OrderRow | null> {
  const { memberId, id, method } = order;
  return waitedOf(services, order) >= (method === DIRECT_DEBIT ? DEBIT_GIVEN_UP_MS : DAY_MS)
    ? settle(services, memberId, id, { event: 'given up', status: 'failed' })
    : null;
}
