import { newIdempotencyKey } from '@velours/api-client';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { answer, type Api } from '../../app/data/api.ts';
import { safetyKey } from '../../app/data/keys.ts';

/** Asked for anew whenever such a page is opened: moderators and other tabs change it. */
const ANEW = { staleTime: 0 };

/** /blocked-members */
export const loadBlockedMembers: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...blocksQuery(page.api), ...ANEW });
};

/** /reports */
export const loadReports: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...reportsQuery(page.api), ...ANEW });
};

/** /decisions */
export const loadDecisions: LoadPage<{ idempotencyKey: string }> = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...decisionsQuery(page.api), ...ANEW });
  // For the form without script: one page, one intent.
  return { idempotencyKey: newIdempotencyKey() };
};

/** Whom the member has blocked, the newest first. */
export const blocksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'blocks'],
    queryFn: async () => (await answer(api.GET('/api/blocks.php'))).blocks,
  });

/** What the member has reported, and what came of it. */
export const reportsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'reports'],
    queryFn: async () => (await answer(api.GET('/api/reports.php'))).reports,
  });

/** What was decided against the member, with the reasons. */
export const decisionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'decisions'],
    queryFn: async () => (await answer(api.GET('/api/decisions.php'))).decisions,
  });
