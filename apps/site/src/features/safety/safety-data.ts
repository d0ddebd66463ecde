import { newIdempotencyKey } from '@velours/api-client';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { blocksQuery, decisionsQuery, reportsQuery } from './safety-queries.ts';

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
