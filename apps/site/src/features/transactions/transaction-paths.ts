/** What /transactions shows, as its address says it. */
export interface TransactionsView {
  view: 'orders' | 'statement';
  /** Where the list begins: after this order or day; null at the newest. */
  before: string | null;
}

const ORDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for; a place in the list that cannot be one is the beginning. */
export function viewOf(search: URLSearchParams): TransactionsView {
  const view = search.get('view') === 'credits' ? 'statement' : 'orders';
  const before = search.get('before') ?? '';
  return { view, before: (view === 'orders' ? ORDER : DAY).test(before) ? before : null };
}

/** The address of a view. */
export function transactionsPath({ view, before }: TransactionsView): string {
  const search = new URLSearchParams({
    ...(view === 'statement' ? { view: 'credits' } : {}),
    ...(before === null ? {} : { before }),
  }).toString();
  return `/transactions${search && `?${search}`}`;
}

/** The receipt of an order. */
export const receiptPath = (order: string): string => `/transactions/${encodeURIComponent(order)}`;

/** Where an order is withdrawn from. */
export const withdrawalPath = (order: string): string => `${receiptPath(order)}/withdraw`;
