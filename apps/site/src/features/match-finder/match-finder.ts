import { queryOptions } from '@tanstack/react-query';
import { type Answer, ProblemError } from '@velours/api-client';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import { matchesKey, userKey } from '../../app/data/keys.ts';
import { type LoadPage, type PageArgs, requireMember } from '../../app/data/page-data.ts';
import { regionNamesQuery, regionsQuery, searchQuery } from '../../app/data/queries.ts';
import { type DoneForm, field, intentOf, type SubmitPage } from '../../app/forms/submit.ts';
import { SEARCH_AGES, type SearchFilter } from '../../app/data/search-filter.ts';

/** The heading over who fits: without script a saved form leads there, and not where a refused one does. */
export const MATCHES_ID = 'matches';

/** How many members are suggested after sign-up. */
export const SIGN_UP_MATCHES = 8;

/** /match-finder: who fits, and why. */
export const loadMatchFinder: LoadPage = async (page) => {
  await loadMatches(page);
};

/** /signup-matches: a few of them; while the profile says too little for anybody to fit, whom a search finds. */
export const loadSignUpMatches: LoadPage = async (page) => {
  const { api, queryClient } = page;
  const { matches, preferences } = await loadMatches(page, SIGN_UP_MATCHES);
  if (matches.length > 0) return;
  const { results } = await queryClient.ensureQueryData(searchQuery(api, soughtBy(preferences)));
  await queryClient.ensureQueryData(regionNamesQuery(api, results.slice(0, SIGN_UP_MATCHES)));
};

/** The search for whom a member looks for, without what their profile does not say yet. */
export const soughtBy = ({ gender }: Pick<Preferences, 'gender'>): SearchFilter =>
  gender === null ? {} : { gender };

async function loadMatches(page: PageArgs, limit?: number): Promise<Answer<'findMatches'>> {
  const user = await requireMember(page);
  const { api, queryClient } = page;
  const [found] = await Promise.all([
    queryClient.ensureQueryData(matchesQuery(api, limit)),
    // The reasons name the member's own region.
    queryClient.ensureQueryData(regionsQuery(api, user.profile.country ?? '')),
  ]);
  await queryClient.ensureQueryData(
    regionNamesQuery(
      api,
      found.matches.map(({ profile }) => profile),
    ),
  );
  return found;
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
  // Their first search looks for the same.
  queryClient.setQueryData<Schemas['User'] | null>(
    userKey,
    (user) => user && { ...user, preferences: { ...user.preferences, looking_for: body.gender } },
  );
  await queryClient.invalidateQueries({ queryKey: matchesKey }, { throwOnError: true });
  const found = queryClient.getQueryData(matchesQuery(api).queryKey);
  const places = found?.matches.map(({ profile }) => profile) ?? [];
  await queryClient.ensureQueryData(regionNamesQuery(api, places)).catch(() => undefined);
  return { seeOther: `/match-finder#${MATCHES_ID}` };
};

export type Preferences = Schemas['MatchPreferences'];

export const AREAS = ['region', 'country', 'anywhere'] as const;
const ONLY = ['same_reason', 'shared_interests'] as const;

/** The field of a profile that each wish is about. */
const ABOUT = {
  region: 'countryregion',
  country: 'country',
  same_reason: 'reason',
  shared_interests: 'interests',
} as const;

/** The wishes that a domain grants: those about what it tells of people, by showing it or by letting it be searched for. */
export function wishesOf({
  visible_profile_fields: shown,
  search_fields: searched,
}: Pick<Schemas['Settings'], 'visible_profile_fields' | 'search_fields'>) {
  const told: ReadonlySet<string> = new Set([...shown, ...searched]);
  const areas = AREAS.filter((area) => area === 'anywhere' || told.has(ABOUT[area]));
  return {
    areas,
    /** As the server takes one that is not granted: the next that is wider. */
    areaFor: (wish: Preferences['area']) =>
      areas.find((area) => AREAS.indexOf(area) >= AREAS.indexOf(wish)) ?? 'anywhere',
    only: ONLY.filter((one) => told.has(ABOUT[one])),
  };
}

/**
 * The preferences as the form holds them; an age that is left empty is no wish.
 * @throws 422 `validation_failed` for ages that are none, or in the wrong order
 */
export function readPreferences(form: FormData): Preferences {
  const gender = form.get('gender');
  const only = form
    .getAll('only')
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : []));
  const minAge = readAge(form, 'min_age', SEARCH_AGES.min);
  return {
    gender: gender === 'male' || gender === 'female' ? gender : null,
    min_age: minAge,
    max_age: readAge(form, 'max_age', SEARCH_AGES.max, minAge),
    area: AREAS.find((area) => area === form.get('area')) ?? 'anywhere',
    same_reason: only.includes('same_reason'),
    shared_interests: only.includes('shared_interests'),
  };
}

/** Preferences as their form is sent. */
export const preferencesFields = ({
  gender,
  min_age,
  max_age,
  area,
  ...only
}: Preferences): Record<string, string> => ({
  gender: gender ?? '',
  min_age: String(min_age),
  max_age: String(max_age),
  area,
  only: ONLY.filter((one) => only[one]).join(','),
});

/** @throws 422 where it is no age from the least on */
function readAge(
  form: FormData,
  name: 'min_age' | 'max_age',
  otherwise: number,
  minimum: number = SEARCH_AGES.min,
): number {
  const text = field(form, name).trim();
  const age = text === '' ? otherwise : Number(text);
  if (Number.isInteger(age) && age >= minimum && age <= SEARCH_AGES.max) return age;
  throw new ProblemError({
    type: 'urn:velours:problem:validation_failed',
    title: 'An age is out of range',
    status: 422,
    code: 'validation_failed',
    errors: [{ field: name, code: 'out_of_range', params: { minimum, maximum: SEARCH_AGES.max } }],
  });
}

/** The preferences without one of them. */
export function without(
  preferences: Preferences,
  narrowest: Schemas['NarrowestPreference']['preference'],
): Preferences {
  const wider = {
    gender: { gender: null },
    age: { min_age: SEARCH_AGES.min, max_age: SEARCH_AGES.max },
    area: { area: 'anywhere' },
    same_reason: { same_reason: false },
    shared_interests: { shared_interests: false },
  } as const;
  return { ...preferences, ...wider[narrowest] };
}

/** The search that asks for the same, as far as a search can. */
export function searchOf(
  preferences: Preferences,
  own: Pick<Schemas['Profile'], 'country' | 'countryregion'>,
): SearchFilter {
  const { gender, min_age: minAge, max_age: maxAge, area } = preferences;
  const filter: SearchFilter = {};
  if (gender !== null) filter.gender = gender;
  if (area !== 'anywhere' && own.country !== null) {
    filter.country = own.country;
    if (area === 'region' && own.countryregion !== null) filter.countryregion = own.countryregion;
  }
  if (minAge > SEARCH_AGES.min) filter.min_age = minAge;
  if (maxAge < SEARCH_AGES.max) filter.max_age = maxAge;
  return filter;
}
