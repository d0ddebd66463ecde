import {
  settingsQuery,
  memberQuery,
  regionNamesQuery,
  regionsQuery,
  searchQuery,
} from '../../app/data/queries.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
import { similarFilter, similarTo } from '../member/similar-members.ts';
import type { LoadPage } from '../../app/data/page-data.ts';

/** /members: a search by what the address says; for visitors as far as the server lets them (spec section 6). */
export const loadMembers: LoadPage = async (page) => {
  const { api, queryClient } = page;
  const { search_fields: shown } = await queryClient.ensureQueryData(settingsQuery(api));
  const filter = readSearchFilter(page.url.searchParams, shown);
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
  const { api, queryClient } = page;
  const profile = await queryClient.ensureQueryData(memberQuery(api, page.params['id'] ?? ''));
  const { search_fields: shown } = await queryClient.ensureQueryData(settingsQuery(api));
  const [similar] = await Promise.all([
    queryClient.ensureQueryData(searchQuery(api, similarFilter(profile, shown))),
    queryClient.ensureQueryData(regionsQuery(api, profile.country ?? '')),
  ]);
  await queryClient.ensureQueryData(regionNamesQuery(api, similarTo(profile, similar.results)));
  return { name: profile.name, age: profile.age };
};
