import { orderNotFound, orderQuery, type Order } from '../payment/credit-queries.ts';
import { requireAccount, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';
import { useEffect } from 'react';
import { orderNews } from '../../background/order-news.ts';

/** Money is asked for anew whenever such a page is opened. */
const ANEW = { staleTime: 0 };

/** /transactions: orders, or the statement of the credits. */
export const loadTransactions: LoadPage = async (page) => {
  await requireAccount(page);
  const { api, queryClient, url } = page;
  const { view, before } = viewOf(url.searchParams);
  await (view === 'orders'
    ? queryClient.fetchInfiniteQuery({ ...ordersQuery(api, before), ...ANEW })
    : queryClient.fetchInfiniteQuery({ ...statementQuery(api, before), ...ANEW }));
};

/** /transactions/:id: one order of the member. */
export const loadTransaction: LoadPage<{ orderId: string }> = async (page) => {
  await requireAccount(page);
  return { orderId: (await requireOrder(page)).id };
};

/** /transactions/:id/withdraw: the order, and what withdrawing from it brings back. */
export const loadWithdrawal: LoadPage<{ orderId: string }> = async (page) => {
  await requireAccount(page);
  const order = await requireOrder(page);
  const { id } = order;
  if (knownState(order) === undefined) {
    await page.queryClient.fetchQuery({ ...withdrawalQuery(page.api, id), ...ANEW });
  }
  return { orderId: id };
};

async function requireOrder({ api, queryClient, params }: PageArgs): Promise<Order> {
  const order = await queryClient.fetchQuery({
    ...orderQuery(api, params['id'] ?? ''),
    ...ANEW,
  });
  if (order === null) throw orderNotFound();
  return order;
}

type Withdrawal = Schemas['Withdrawal'];

/** First parts of the keys below: with `orderKey` everything that an order's news may change. */
const listKey = [...orderKey, 'list'] as const;
const statementKey = [...orderKey, 'statement'] as const;
const withdrawalKey = [...orderKey, 'withdrawal'] as const;

/** Orders, newest first, from the one after `before` on; each further page the one before it. */
export const ordersQuery = (api: Api, before: string | null) =>
  infiniteQueryOptions({
    queryKey: [...listKey, before],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/orders.php', {
          params: { query: pageParam === null ? {} : { before: pageParam } },
        }),
      ),
    initialPageParam: before,
    getNextPageParam: (page) => (page.has_more ? (page.orders.at(-1)?.id ?? null) : null),
  });

/** Days on which credits moved, newest first, from the one after `before` on. */
export const statementQuery = (api: Api, before: string | null) =>
  infiniteQueryOptions({
    queryKey: [...statementKey, before],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/statement.php', {
          params: { query: pageParam === null ? {} : { before: pageParam } },
        }),
      ),
    initialPageParam: before,
    getNextPageParam: (page) => (page.has_more ? (page.days.at(-1)?.day ?? null) : null),
  });

/** Whether an order can be withdrawn from, and what comes back. */
export type WithdrawalAnswer =
  | { state: 'open'; withdrawal: Withdrawal }
  | { state: 'done' | 'over' | 'nothing'; withdrawal: null };

/** What the order itself says; nothing where it can be withdrawn from, and the server has to be asked what comes back. */
export function knownState({ withdrawal }: Order): 'done' | 'over' | 'nothing' | undefined {
  if (withdrawal === null) return 'nothing';
  if (withdrawal.state === 'open') return undefined;
  return withdrawal.state === 'withdrawn' ? 'done' : withdrawal.state;
}

/** Refusals that are states of the page. */
const STATES = {
  withdrawal_done: 'done',
  withdrawal_over: 'over',
  withdrawal_nothing: 'nothing',
} as const;

const CODES = Object.keys(STATES) as (keyof typeof STATES)[];

/** The state of the page that a refusal stands for, if it does. */
export function refusedState(error: unknown): 'done' | 'over' | 'nothing' | undefined {
  const code = CODES.find((known) => isProblem(error, known));
  return code && STATES[code];
}

/** What withdrawing from an order brings back now; asked for only where the order that is known does not say it by itself. */
export const withdrawalQuery = (api: Api, order: string) =>
  queryOptions({
    queryKey: [...withdrawalKey, order],
    queryFn: async ({ client }): Promise<WithdrawalAnswer> => {
      const known = client.getQueryData(orderQuery(api, order).queryKey);
      const said = known && knownState(known);
      if (said) return { state: said, withdrawal: null };
      try {
        const { withdrawal } = await answer(
          api.GET('/api/withdrawal.php', { params: { query: { order } } }),
        );
        return { state: 'open', withdrawal };
      } catch (error) {
        const state = refusedState(error);
        if (state === undefined) throw error;
        return { state, withdrawal: null };
      }
    },
  });

/** Reads orders again, and then what hangs on them: an order that is over need not be asked about. */
export async function refreshOrders(client: QueryClient): Promise<void> {
  const isOffer = ({ queryKey }: { queryKey: QueryKey }): boolean =>
    queryKey[1] === withdrawalKey[1];
  await client.invalidateQueries({ queryKey: orderKey, predicate: (query) => !isOffer(query) });
  await client.invalidateQueries({ queryKey: withdrawalKey });
}

/** Keeps what is shown of orders, their refunds and the statement up to date: the live stream and other tabs say when. */
export function useOrderChanges(): void {
  const client = useQueryClient();
  useEffect(() => orderNews().listen(() => void refreshOrders(client)), [client]);
}

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
