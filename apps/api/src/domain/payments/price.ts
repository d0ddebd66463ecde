import type { PriceLine, Vat } from '@velours/openapi/types';

/** The one place where a price is worked out (spec sections 4 and 9): package, less one discount, plus transaction costs. */

export interface PriceParts {
  /** Regular price of the package, in the smallest unit. */
  readonly price: number;
  readonly discount: { readonly code: string; readonly percentage: number } | null;
  /** Null while no method is chosen. */
  readonly transactionCosts: number | null;
  readonly vatPercentage: number | null;
}

export interface Price {
  /** What sums to the total, in order. */
  readonly lines: readonly PriceLine[];
  readonly discountAmount: number;
  readonly total: number;
  /** Part of the total, not added to it. */
  readonly vat: Vat | null;
}

/** Percentages have two decimals, and in whole numbers half a cent is half a cent. */
const hundredthsOf = (percentage: number): number => Math.round(percentage * 100);

/** What a percentage takes off, to the nearest cent; never more than there is. */
export const percentOff = (price: number, percentage: number): number =>
  Math.min(price, Math.round((price * hundredthsOf(percentage)) / 10_000));

/** The discount is taken off the package alone: transaction costs are what the payment costs us. */
export function priceOf({ price, discount, transactionCosts, vatPercentage }: PriceParts): Price {
  const discountAmount = discount === null ? 0 : percentOff(price, discount.percentage);
  const total = price - discountAmount + (transactionCosts ?? 0);
  return {
    lines: linesOf({ price, discount, discountAmount, transactionCosts }),
    discountAmount,
    total,
    vat: vatPercentage === null ? null : vatIn(total, vatPercentage),
  };
}

/** The lines of a price that is known already, as of an order that was made. */
export function linesOf(parts: {
  readonly price: number;
  readonly discount: PriceParts['discount'];
  readonly discountAmount: number;
  readonly transactionCosts: number | null;
}): PriceLine[] {
  const { price, discount, discountAmount, transactionCosts } = parts;
  const lines: PriceLine[] = [{ kind: 'package', amount: price, code: null, percentage: null }];
  if (discount !== null) lines.push({ kind: 'discount', amount: -discountAmount, ...discount });
  if (transactionCosts !== null) {
    lines.push({
      kind: 'transaction_costs',
      amount: transactionCosts,
      code: null,
      percentage: null,
    });
  }
  return lines;
}

/** VAT that is inside an amount. */
export const vatIn = (total: number, percentage: number): Vat => ({
  percentage,
  amount: Math.round((total * hundredthsOf(percentage)) / (10_000 + hundredthsOf(percentage))),
});
