import { queryOptions } from '@tanstack/react-query';
import { answer, type Api } from '../../app/data/api.ts';
import { matchesKey } from '../../app/data/keys.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { regionNamesQuery, regionsQuery } from '../../app/data/queries.ts';
import { intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { readPreferences } from './preferences.ts';

/** How many members are suggested after sign-up. */
export const SIGN_UP_MATCHES = 8;

/** /match-finder: who fits, and why. */
export const loadMatchFinder: LoadPage = (page) => loadMatches(page);

/** /signup-matches: a few of them. */
export const loadSignUpMatches: LoadPage = (page) => loadMatches(page, SIGN_UP_MATCHES);

async function loadMatches(page: PageArgs, limit?: number): Promise<void> {
  const user = await requireMember(page);
  const { api, queryClient } = page;
  const [{ matches }] = await Promise.all([
    queryClient.ensureQueryData(matchesQuery(api, limit)),
    // The reasons name the member's own region.
    queryClient.ensureQueryData(regionsQuery(api, user.profile.country ?? '')),
  ]);
  await queryClient.ensureQueryData(
    regionNamesQuery(
      api,
      matches.map(({ profile }) => profile),
    ),
  );
}

/** Members who fit, and why, with the preferences they were found by. */
export const matchesQuery = (api: Api, limit?: number) =>
  queryOptions({
    queryKey: [...matchesKey, limit ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/matchfinder.php', {
          params: { query: limit === undefined ? {} : { limit } },
        }),
      ),
  });

/** Saves whom the member looks for; done once the new matches are there. */
export const submitPreferences: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = readPreferences(form);
  await answer(api.PUT('/api/matchfinder.php', { params: intentOf(form), body }));
  await queryClient.invalidateQueries({ queryKey: matchesKey }, { throwOnError: true });
  const found = queryClient.getQueryData(matchesQuery(api).queryKey);
  const places = found?.matches.map(({ profile }) => profile) ?? [];
  await queryClient.ensureQueryData(regionNamesQuery(api, places)).catch(() => undefined);
  return { seeOther: '/match-finder' };
};
