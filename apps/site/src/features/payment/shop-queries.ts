import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import type { Order } from './credit-queries.ts';
import { paymentKey } from '../../app/data/keys.ts';

export type PriceList = Schemas['PriceList'];

/** Regular prices of a country; without one, those of the reader's own. */
export const pricingQuery = (api: Api, country?: Schemas['Country']) =>
  queryOptions({
    queryKey: [...paymentKey, 'list', country ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/pricing.php', {
          params: { query: country === undefined ? {} : { country } },
        }),
      ),
  });

/** Among how many orders the last paid one is looked for. */
const LATEST = 10;

/** The last order that was paid, which can be repeated; null where none of the latest was. */
export const lastPaidOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: [...paymentKey, 'last-paid'],
    queryFn: async (): Promise<Order | null> => {
      const { orders } = await answer(
        api.GET('/api/orders.php', { params: { query: { limit: LATEST } } }),
      );
      return orders.find(({ status }) => status === 'completed') ?? null;
    },
  });
