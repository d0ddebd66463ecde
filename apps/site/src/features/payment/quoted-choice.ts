import type { PaymentOptions, QuotedChoice } from './credit-queries.ts';
import type { OrderChoice } from './order-path.ts';

/** The ids of all ways to pay, saved ones first. */
export const methodIds = (options: PaymentOptions): string[] =>
  [...options.saved_methods, ...options.methods].map(({ id }) => id);

/**
 * What the price is asked for, once a package is chosen: the method where it is one of this country's, and the discount that the
 * server counts.
 */
export function quotedChoice(options: PaymentOptions, choice: OrderChoice): QuotedChoice | null {
  const { package: id, method } = choice;
  if (id === undefined || !options.packages.some((offered) => offered.id === id)) return null;
  return {
    package: id,
    ...(method !== undefined && methodIds(options).includes(method) ? { method } : {}),
    ...(options.discount ? { discount_code: options.discount.code } : {}),
  };
}
