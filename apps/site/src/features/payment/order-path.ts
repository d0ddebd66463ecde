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

/** The order page again, after an order that is known to have come to nothing: it is not told of a second time. */
export const orderAgainPath = ({
  id,
  package: packageId,
  method,
}: Pick<Schemas['Order'], 'id' | 'package' | 'method'>): string =>
  `${orderPath({ package: packageId, method })}?${new URLSearchParams({ ended: id })}`;

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
