/** Which credits of an order are not used yet, and what comes back for them (spec section 9, refund period; decision 0012). */
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';

/** A paid order, as far as its credits and money go. */
export interface Lot {
  readonly id: string;
  readonly credits: number;
  readonly total: number;
  readonly endedAt: Date;
  readonly refunds: readonly LotRefund[];
}

export interface LotRefund {
  readonly kind: 'withdrawal' | 'refund' | 'chargeback';
  readonly status: 'pending' | 'completed' | 'failed';
  readonly credits: number;
  readonly creditsOwed: number;
  readonly amount: number;
}

const standing = ({ refunds }: Pick<Lot, 'refunds'>) =>
  refunds.filter(({ status }) => status !== 'failed');

/** The member has withdrawn; that is done once. */
export const isWithdrawn = (lot: Pick<Lot, 'refunds'>): boolean =>
  standing(lot).some(({ kind }) => kind === 'withdrawal');

/** Money that went back, or is on its way. */
export const returnedOf = (lot: Pick<Lot, 'refunds'>): number =>
  standing(lot).reduce((sum, { amount }) => sum + amount, 0);

/** Credits that went back with it, from the wallet or as a debt. */
export const goneOf = (lot: Pick<Lot, 'refunds'>): number =>
  standing(lot).reduce((sum, { credits, creditsOwed }) => sum + credits + creditsOwed, 0);

/**
 * Unused credits by order. What is in the wallet are the credits bought last: gifts count as spent first, whenever they came, then
 * the oldest order. So nobody gets less back for having been given something.
 */
export function unusedCredits(lots: readonly Lot[], balance: number): ReadonlyMap<string, number> {
  const newestFirst = lots.toSorted(
    (a, b) => b.endedAt.getTime() - a.endedAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  let rest = balance;
  return new Map(
    newestFirst.map((lot) => {
      const size = isWithdrawn(lot) ? 0 : Math.max(0, lot.credits - goneOf(lot));
      const unused = Math.min(size, rest);
      rest -= unused;
      return [lot.id, unused];
    }),
  );
}

/** The part of all that was paid, transaction costs too, rounded up to the cent; never more than is left of it. */
export const amountBack = (lot: Lot, unused: number): number =>
  Math.min(lot.total - returnedOf(lot), Math.ceil((lot.total * unused) / lot.credits));

/** How far ahead of UTC the clocks of our markets are at most. */
const AHEAD_MS = 3 * HOUR_MS;

/**
 * The last moment to withdraw: the day of payment does not count, and the last day counts to its end. Which day that was is asked where it
 * begins first: just after midnight it is the day before in UTC.
 */
export const withdrawalUntil = (paidAt: Date, days: number): Date =>
  new Date((Math.floor((paidAt.getTime() + AHEAD_MS) / DAY_MS) + days + 1) * DAY_MS);
