import {
  settingsQuery,
  regionNamesQuery,
  regionsQuery,
  searchQuery,
} from '../../app/data/queries.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
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
