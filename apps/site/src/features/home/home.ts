import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import {
  regionNamesQuery,
  searchQuery,
  settingsQuery,
  type SiteSettings,
} from '../../app/data/queries.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';
import { landerQuery } from '../landers/landers.ts';

/** The search that a visitor of this domain begins with. */
export const firstSearch = (settings: SiteSettings) =>
  readSearchFilter(new URLSearchParams(), settings, null);

/** / is for visitors, who see samples of the niche and, where they may, who is here: a member goes on to the members. */
export const loadHome: LoadPage = async ({ user, api, queryClient }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
  const settings = await queryClient.ensureQueryData(settingsQuery(api));
  const [{ profiles }, found] = await Promise.all([
    queryClient.ensureQueryData(landerQuery(api, undefined)),
    settings.logged_out_search === 'yes'
      ? queryClient.ensureQueryData(searchQuery(api, firstSearch(settings)))
      : undefined,
  ]);
  await queryClient.ensureQueryData(
    regionNamesQuery(api, [...profiles, ...(found?.results.slice(0, INSIDE) ?? [])]),
  );
};

/** People that the home page shows of those who are here. */
export const INSIDE = 6;
