import { newIdempotencyKey } from '@velours/api-client';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { regionsQuery } from '../../app/data/queries.ts';

/** /profile: the own profile, which came with the member, and the regions of its country. */
export const loadProfile: LoadPage<{ idempotencyKey: string; isSaved: boolean }> = async (page) => {
  const { profile } = await requireMember(page);
  await page.queryClient.ensureQueryData(regionsQuery(page.api, profile.country ?? ''));
  return { idempotencyKey: newIdempotencyKey(), isSaved: page.url.searchParams.has('saved') };
};
