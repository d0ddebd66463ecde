import { countries } from '@velours/api-client';
import type { Schemas } from './api.ts';

/** The filter of the member search, as it stands in the address and in the call. */
export type SearchFilter = Schemas['SavedSearch'] & { page?: number };

/** Ages a search takes, in years. */
export const SEARCH_AGES = { min: 18, max: 99 } as const;

/** What a search takes of the settings. */
interface SearchSettings {
  readonly search_fields: readonly Schemas['SearchField'][];
  readonly default_search: Schemas['SavedSearch'];
  readonly geoip_country: string | null;
}

/** What a search takes of the member who reads it. */
interface Searcher {
  readonly preferences: Pick<Schemas['Preferences'], 'search' | 'looking_for'>;
  readonly profile: Pick<Schemas['Profile'], 'gender'>;
}

/** The address of a search that nothing narrows: a bare one begins with the search before it. */
const EVERYWHERE = '/members?country=';
/** The contract knows no page after it. */
const LAST_PAGE = 100_000;

/**
 * Reads a filter from the address; what is not understood, and what the settings do not show (spec section 3, search_fields), is left
 * out, so that no address is an error. A bare one goes on with the search that the member made last; without one it looks for whom the
 * member said they look for, else for whom the domain is for, where they are as far as that is known.
 */
export function readSearchFilter(
  address: URLSearchParams,
  settings: SearchSettings,
  reader: Searcher | null | undefined,
): SearchFilter {
  const shown = settings.search_fields;
  const filter: SearchFilter = {};
  const start = reader?.preferences.search ?? firstSearch(settings, reader);
  const params = isBare(address, settings)
    ? new URLSearchParams(start as Record<string, string>)
    : address;
  const read = (field: Schemas['SearchField']): string | null =>
    shown.includes(field) ? params.get(field) : null;
  const gender = read('gender');
  if (gender === 'male' || gender === 'female') filter.gender = gender;
  const liked = read('interested_in');
  if (liked === 'male' || liked === 'female') filter.interested_in = liked;
  const region = read('countryregion');
  // A region alone says its country.
  const place = params.get('country') ?? region?.split('-')[0];
  const country = shown.includes('country') && countries.find((known) => known === place);
  if (country) {
    filter.country = country;
    // Without script both stand in the form, and a region may be left there from the country before.
    if (region?.startsWith(`${country}-`) && /^[A-Za-z0-9-]{1,16}$/.test(region)) {
      filter.countryregion = region;
    }
  }
  // Either end shows the range.
  const hasAges = shown.includes('min_age') || shown.includes('max_age');
  const ages = !hasAges ? [] : [readAge(params.get('min_age')), readAge(params.get('max_age'))];
  const [min, max] = ages[0] && ages[1] && ages[0] > ages[1] ? [ages[1], ages[0]] : ages;
  if (min && min > SEARCH_AGES.min) filter.min_age = min;
  if (max && max < SEARCH_AGES.max) filter.max_age = max;
  const page = Number(params.get('page'));
  if (Number.isInteger(page) && page > 1 && page <= LAST_PAGE) filter.page = page;
  return filter;
}

/** Whether an address says nothing of a search. */
export const isBare = (
  address: URLSearchParams,
  { search_fields: shown }: Pick<SearchSettings, 'search_fields'>,
): boolean => ![...shown, 'country', 'page'].some((name) => address.has(name));

/** The search that is there before any was made. A gender of null narrows nothing. */
function firstSearch(
  { default_search: promised, geoip_country: country }: SearchSettings,
  reader: Searcher | null | undefined,
): object {
  const gender = reader?.preferences.looking_for;
  const own = reader?.profile.gender;
  return {
    ...promised,
    ...(country && { country }),
    ...(gender !== undefined && { gender }),
    // Whoever is found likes the member, and not whom the domain is for.
    ...(gender !== undefined && own && promised.interested_in && { interested_in: own }),
  };
}

function readAge(value: string | null): number | undefined {
  if (!value || !/^\d{1,3}$/.test(value)) return undefined;
  return Math.min(Math.max(Number(value), SEARCH_AGES.min), SEARCH_AGES.max);
}

/** The address of a search, with only what narrows it. */
export function searchPath(filter: {
  [Name in keyof SearchFilter]: SearchFilter[Name] | undefined;
}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && !(name === 'page' && value === 1)) params.set(name, String(value));
  }
  const query = params.toString();
  return query ? `/members?${query}` : EVERYWHERE;
}
