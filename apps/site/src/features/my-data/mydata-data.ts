import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import type { Answer } from '@velours/api-client';

/** Other devices and jobs change these: asked for anew whenever such a page is opened. */
const ANEW = { staleTime: 0 };

/** /settings/sessions: where the member is logged in. */
export const loadSessions: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...sessionsQuery(page.api), ...ANEW });
};

/** /settings/export: how the copy of the member's data stands. */
export const loadCopy: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...copyQuery(page.api), ...ANEW });
};

/** /settings/delete: what can still be paid back is told before anything else. */
export const loadDeletion: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...openOrdersQuery(page.api), ...ANEW });
};

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
type OpenOrder = Pick<Schemas['Order'], 'id' | 'payment_id' | 'total' | 'currency'> & {
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
