import { redirect } from 'react-router';
import {
  settingsQuery,
  memberQuery,
  regionNamesQuery,
  regionsQuery,
  searchQuery,
} from '../queries.ts';
import { readSearchFilter } from '../search-filter.ts';
import { mayVisitorSearch } from '../../view-models/visitor-search.ts';
import { logInPath } from '../../view-models/safe-next.ts';
import type { LoadPage, PageArgs } from '../page-data.ts';

/** /members: a search by what the address says; for visitors as far as the settings allow (spec section 6). */
export const loadMembers: LoadPage = async (page) => {
  await requireSearch(page);
  const filter = readSearchFilter(page.url.searchParams);
  const { api, queryClient } = page;
  const [found] = await Promise.all([
    queryClient.ensureQueryData(searchQuery(api, filter)),
    queryClient.ensureQueryData(regionsQuery(api, filter.country ?? '')),
  ]);
  await queryClient.ensureQueryData(
    regionNamesQuery(api, [...found.results, ...found.similar_results]),
  );
};

/** /members/:id: one profile; who may search may look. */
export const loadMember: LoadPage<{ name: string; age: number }> = async (page) => {
  await requireSearch(page);
  const profile = await page.queryClient.ensureQueryData(
    memberQuery(page.api, page.params['id'] ?? ''),
  );
  await page.queryClient.ensureQueryData(regionsQuery(page.api, profile.country ?? ''));
  return { name: profile.name, age: profile.age };
};

async function requireSearch({ api, queryClient, user, url }: PageArgs): Promise<void> {
  if (await user()) return;
  const settings = await queryClient.ensureQueryData(settingsQuery(api));
  if (!mayVisitorSearch(settings, url.searchParams)) {
    throw redirect(logInPath(`${url.pathname}${url.search}`));
  }
}
