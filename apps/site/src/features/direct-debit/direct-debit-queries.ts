import { queryOptions } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';

export type DirectDebit = Schemas['DirectDebit'];

/** What is signed for an order by direct debit; null where the caller has none with this id. */
export const directDebitQuery = (api: Api, order: string) =>
  queryOptions({
    queryKey: [...orderKey, order, 'direct-debit'],
    queryFn: async () => {
      try {
        const call = api.GET('/api/directdebit.php', { params: { query: { order } } });
        return (await answer(call)).direct_debit;
      } catch (error) {
        if (isProblem(error, 'order_not_found') || isProblem(error, 'validation_failed'))
          return null;
        throw error;
      }
    },
  });
