import { queryOptions } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { answer, type Api } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { regionNamesQuery, settingsQuery, type SiteSettings } from '../../app/data/queries.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';
import { landerQuery } from '../landers/landers.ts';

/** Profiles that the home page shows of those that a visitor finds. */
const INSIDE = 6;

/**
 * A look inside: some of whom a visitor's first search on this domain finds. Search engines show this page, and what came with it, so real
 * members are left out.
 */
export const insideQuery = (api: Api, settings: SiteSettings) =>
  queryOptions({
    queryKey: ['inside'],
    queryFn: async () => {
      const query = readSearchFilter(new URLSearchParams(), settings, null);
      const { results } = await answer(api.GET('/api/members.php', { params: { query } }));
      return results.filter(({ kind }) => kind !== 'member').slice(0, INSIDE);
    },
  });

/** / is for visitors, who see samples of the niche and, where they may, who is here: a member goes on to the members. */
export const loadHome: LoadPage = async ({ user, api, queryClient }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
  const settings = await queryClient.ensureQueryData(settingsQuery(api));
  const [{ profiles }, inside = []] = await Promise.all([
    queryClient.ensureQueryData(landerQuery(api, undefined)),
    settings.logged_out_search === 'yes'
      ? // A home without them is better than none.
        queryClient.ensureQueryData(insideQuery(api, settings)).catch(() => undefined)
      : undefined,
  ]);
  await queryClient.ensureQueryData(regionNamesQuery(api, [...profiles, ...inside]));
};
