import { queryOptions } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { orderKey, paymentKey } from '../../app/data/keys.ts';

export type PaymentOptions = Schemas['PaymentOptions'];
export type Quote = Schemas['Quote'];
export type Order = Schemas['Order'];

/** What a price is asked for; the method may still be open. */
export interface QuotedChoice {
  package: Schemas['PackageId'];
  method?: string;
  discount_code?: string;
}

/** What can be bought and how, at the prices with the discount that counts: the entered code where it holds. */
export const paymentOptionsQuery = (api: Api, code?: string) =>
  queryOptions({
    queryKey: [...paymentKey, 'options', code ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/paymentoptions.php', {
          params: { query: code === undefined ? {} : { discount_code: code } },
        }),
      ),
  });

/** The price, line by line, as the server works it out. */
export const quoteQuery = (api: Api, choice: QuotedChoice) =>
  queryOptions({
    queryKey: [...paymentKey, 'quote', choice],
    queryFn: () => answer(api.GET('/api/quote.php', { params: { query: choice } })),
  });

/** One order; null where the caller has none with this id. */
export const orderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...orderKey, id],
    queryFn: async () => {
      try {
        return (await answer(api.GET('/api/order.php', { params: { query: { id } } }))).order;
      } catch (error) {
        if (isProblem(error, 'order_not_found') || isProblem(error, 'validation_failed'))
          return null;
        throw error;
      }
    },
  });
