import type { Schemas } from '../../app/data/api.ts';
import type { Order, PaymentOptions } from '../payment/credit-queries.ts';
import type { OrderChoice } from '../payment/order-path.ts';

/** A package that was bought before, and the saved method it is paid by now. */
export interface RepeatChoice {
  package: Schemas['PackageId'];
  method: string;
}

type Offered = Pick<PaymentOptions, 'packages' | 'methods' | 'saved_methods'>;
type Last = Pick<Order, 'package' | 'method'>;

/** The last order by the saved method that is asked for, else by the one used last; null where one of the two is missing. */
export function repeatChoice(
  options: Offered,
  last: Last | null,
  asked: string | null,
): RepeatChoice | null {
  const item = options.packages.find(({ id }) => id === last?.package);
  const saved =
    options.saved_methods.find(({ id }) => id === asked) ?? options.saved_methods[0] ?? null;
  return item && saved ? { package: item.id, method: saved.id } : null;
}

/** What the order page is opened with where nothing can be repeated: as much of the last order as can still be had. */
export function knownChoice(options: Offered, last: Last | null): OrderChoice {
  return {
    package: options.packages.find(({ id }) => id === last?.package)?.id,
    method: options.methods.find(({ id }) => id === last?.method)?.id,
  };
}

/** Where the page stands: what it costs, the order itself, or the question whether a method is to be removed. */
export interface RepeatStep {
  isReview?: boolean | undefined;
  /** The saved method to pay by. */
  method?: string | undefined;
  /** The saved method that may be removed. */
  remove?: string | undefined;
}

export const REPEAT_PATH = '/credits/repeat-order';

/** What the form that removes a saved method asks for, sent without script. */
export const REMOVE_INTENT = 'remove_method';

export function repeatPath({ isReview, method, remove }: RepeatStep = {}): string {
  const search = new URLSearchParams({
    ...(isReview ? { step: 'review' } : {}),
    ...(method === undefined ? {} : { method }),
    ...(remove === undefined ? {} : { remove }),
  }).toString();
  return search === '' ? REPEAT_PATH : `${REPEAT_PATH}?${search}`;
}

/** The step that an address names. */
export const repeatStepOf = (search: URLSearchParams): RepeatStep => ({
  isReview: search.get('step') === 'review',
  method: search.get('method') ?? undefined,
  remove: search.get('remove') ?? undefined,
});
