import { TIME_BONUS_CODE } from '@velours/machines/timeBonus';
import type { Schemas } from '../../app/data/api.ts';

/** What is chosen on the order page, as its address says it (spec section 2: /credits/{id}/{paymentmethod?}). */
export interface OrderChoice {
  package?: Schemas['PackageId'] | undefined;
  method?: string | undefined;
  /** An entered discount code. */
  code?: string | undefined;
}

/** In the address of a method that is chosen before a package. */
const NO_PACKAGE = 'any';

const PACKAGES: readonly string[] = [
  'p0',
  'p1',
  'p2',
  'p3',
] satisfies readonly Schemas['PackageId'][];

export const isPackage = (id: string | undefined): id is Schemas['PackageId'] =>
  id !== undefined && PACKAGES.includes(id);

/** The path of a choice. */
export function orderPath({ package: id, method, code }: OrderChoice): string {
  const parts = [
    '/credits',
    ...(id || method ? [id ?? NO_PACKAGE] : []),
    ...(method ? [encodeURIComponent(method)] : []),
  ];
  return parts.join('/') + (code ? `?${new URLSearchParams({ code })}` : '');
}

/** Whether a discount is one of those that every new member is offered, whose deadlines are public (B13). */
export const isNewMemberOffer = ({
  code,
  percentage,
}: {
  code: string;
  percentage: number | null | undefined;
}): boolean => code === TIME_BONUS_CODE || code === `WELCOME${percentage}`;

/**
 * The order page again, after an order that is known to have come to nothing or that is left open: it is not shown there. An entered code goes
 * along; what is offered to new members counts by itself.
 */
export function orderAgainPath({
  id,
  package: packageId,
  method,
  discount_code: discount,
  lines,
}: Pick<Schemas['Order'], 'id' | 'package' | 'method' | 'discount_code' | 'lines'>): string {
  const percentage = lines.find(({ kind }) => kind === 'discount')?.percentage;
  const isOffer = discount !== null && isNewMemberOffer({ code: discount, percentage });
  const search = new URLSearchParams({
    ...(discount !== null && !isOffer && { code: discount }),
    ended: id,
  });
  return `${orderPath({ package: packageId, method })}?${search}`;
}

/** The order of `orderAgainPath`, or null. */
export const endedOrderOf = (search: URLSearchParams): string | null => search.get('ended');

/** The choice of an address; what is no package is none. */
export function choiceOf(
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): OrderChoice {
  const { id, paymentmethod } = params;
  return {
    package: isPackage(id) ? id : undefined,
    method: paymentmethod,
    code: search.get('code') ?? undefined,
  };
}

/** Where the bank sends the member back to. */
export const orderReturnPath = (order: string): string =>
  `/credits/return?${new URLSearchParams({ order })}`;
