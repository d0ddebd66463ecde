import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { copyQuery, openOrdersQuery, sessionsQuery } from './mydata-queries.ts';

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
