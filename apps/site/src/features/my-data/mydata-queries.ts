import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import type { Answer } from '@velours/api-client';

export type Session = Answer<'listSessions'>['sessions'][number];
export type OwnCopy = Answer<'getExport'>;

/** Belong to the member, so their keys begin as the member's do. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'sessions'],
    queryFn: () => answer(api.GET('/api/sessions.php')),
  });

export const copyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'copy'],
    queryFn: () => answer(api.GET('/api/export.php')),
  });

/** A purchase that can still be withdrawn from. */
export type OpenOrder = Pick<Schemas['Order'], 'id' | 'payment_id' | 'total' | 'currency'> & {
  until: string;
};

/** The newest purchases are the ones that can be withdrawn from, so the first page of them is enough. */
export const openOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['order', 'open'],
    queryFn: async (): Promise<OpenOrder[]> => {
      const { orders } = await answer(api.GET('/api/orders.php', { params: { query: {} } }));
      return orders.flatMap(({ id, payment_id, total, currency, withdrawal }) =>
        withdrawal?.state === 'open'
          ? [{ id, payment_id, total, currency, until: withdrawal.until }]
          : [],
      );
    },
  });
