import type { FilterPanelLabels, FilterValues } from '@velours/ui/blocks/FilterPanel';
import { type Answer, countries } from '@velours/api-client';
import {
  regionNamesQuery,
  regionsQuery,
  searchQuery,
  settingsQuery,
} from '../../app/data/queries.ts';
import {
  readSearchFilter,
  SEARCH_AGES,
  type SearchFilter,
  searchPath,
} from '../../app/data/search-filter.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import type { Schemas } from '../../app/data/api.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** /members: a search by what the address says; for visitors as far as the server lets them (spec section 6). */
export const loadMembers: LoadPage = async (page) => {
  const { api, queryClient } = page;
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(api)),
    page.user(),
  ]);
  const filter = readSearchFilter(page.url.searchParams, settings, user);
  const [found] = await Promise.all([
    queryClient.ensureQueryData(searchQuery(api, filter)),
    queryClient.ensureQueryData(regionsQuery(api, filter.country ?? '')),
  ]);
  await queryClient.ensureQueryData(
    regionNamesQuery(api, [...found.results, ...found.similar_results]),
  );
  if (found.num_results === 0) {
    await queryClient.ensureQueryData(searchQuery(api, widerSearch(filter)));
  }
};

/** The search without what most often leaves everybody out. */
export const widerSearch = ({
  page: _page,
  min_age: _min,
  max_age: _max,
  countryregion: _region,
  ...wider
}: SearchFilter): SearchFilter => wider;

type Results = Pick<
  Answer<'searchMembers'>,
  'num_results' | 'num_results_capped' | 'similar_results'
>;
type FilterField = 'gender' | 'interested_in' | 'country' | 'countryregion' | 'age';

/** The form's words; its button says how many people it will show, once that is known. */
export const filterLabels = (
  t: Translate,
  formats: Formats,
  found: Results | undefined,
): FilterPanelLabels => ({
  ...t(($) => $.members.filters),
  submit: found ? showPeople(t, formats, found) : t(($) => $.members.filters.submit),
  // The oldest age stands for "and over".
  ageRange: (min, max) =>
    t(($) => $.members.filters.ageRange, { min, max: max < SEARCH_AGES.max ? max : `${max}+` }),
});

/** "Show 86 people". */
export function showPeople(t: Translate, formats: Formats, found: Results): string {
  const { num_results: count, num_results_capped: isCapped } = found;
  return isCapped
    ? t(($) => $.members.filters.showMany, { number: formats.number(count) })
    : t(($) => $.members.filters.show, { count, number: formats.number(count) });
}

/** One filter that a press sets or leaves out. */
interface Chip {
  id: string;
  label: string;
  href: string;
  isSet: boolean;
}

/** What is set, whom the domain is for, and what members set most: a gender, and the country they live in. Each leads to the first page of the other search. */
export function filterChips(
  filter: SearchFilter,
  {
    t,
    formats,
    fields,
    promised,
    home,
    regionName,
  }: {
    t: Translate;
    formats: Formats;
    fields: readonly FilterField[];
    /** Whom the domain is for (settings' default_search). */
    promised: Schemas['SavedSearch'];
    /** The reader's own country. */
    home: string | null;
    regionName: (id: string) => string | undefined;
  },
): Chip[] {
  const { page: _first, ...now } = filter;
  const { min_age: minAge, max_age: maxAge, ...ageless } = now;
  const { gender, interested_in: likes, country, countryregion } = now;
  const genders = (['female', 'male'] as const).map((value) => ({
    id: value,
    label: t(($) => $.members.filters.genders[value]),
    isSet: gender === value,
    href: searchPath(gender === value ? { ...now, gender: undefined } : { ...now, gender: value }),
  }));
  const liked = likes ?? promised.interested_in;
  const isAged = minAge !== undefined || maxAge !== undefined;
  const ages = isAged ? now : promised;
  const place = country ?? countries.find((known) => known === home);
  const chips: Record<FilterField, Chip[]> = {
    gender: genders.toSorted((a, b) => Number(b.isSet) - Number(a.isSet)),
    interested_in: liked
      ? [
          {
            id: 'interested_in',
            label: t(($) => $.members.filters.whoLike[liked]),
            isSet: likes !== undefined,
            href: searchPath({ ...now, interested_in: likes ? undefined : liked }),
          },
        ]
      : [],
    age:
      ages.min_age === undefined && ages.max_age === undefined
        ? []
        : [
            {
              id: 'age',
              label:
                ages.max_age === undefined
                  ? `${ages.min_age}+`
                  : `${ages.min_age ?? SEARCH_AGES.min}–${ages.max_age}`,
              isSet: isAged,
              href: searchPath(
                isAged
                  ? ageless
                  : { ...ageless, min_age: promised.min_age, max_age: promised.max_age },
              ),
            },
          ],
    country: place
      ? [
          {
            id: 'country',
            label: formats.country(place),
            isSet: country !== undefined,
            href: searchPath({
              ...now,
              country: country === undefined ? place : undefined,
              countryregion: undefined,
            }),
          },
        ]
      : [],
    countryregion: countryregion
      ? [
          {
            id: 'region',
            label: regionName(countryregion) ?? countryregion,
            isSet: true,
            href: searchPath({ ...now, countryregion: undefined }),
          },
        ]
      : [],
  };
  return (['gender', 'interested_in', 'age', 'country', 'countryregion'] as const)
    .filter((field) => fields.includes(field))
    .flatMap((field) => chips[field]);
}

/** The filters that the settings show, in their order; either end of the age range shows the range (spec section 3). */
export function filterFields(searchFields: readonly Schemas['SearchField'][]): FilterField[] {
  const fields = searchFields.map((field): FilterField =>
    field === 'min_age' || field === 'max_age' ? 'age' : field,
  );
  return [...new Set(fields)];
}

export const filterValues = (filter: SearchFilter): FilterValues => ({
  gender: filter.gender ?? '',
  interestedIn: filter.interested_in ?? '',
  country: filter.country ?? '',
  countryregion: filter.countryregion ?? '',
  minAge: filter.min_age ?? SEARCH_AGES.min,
  maxAge: filter.max_age ?? SEARCH_AGES.max,
});

/** The filter that stands in the address once the form is sent: only what narrows the search. */
export function filterOf(values: FilterValues): SearchFilter {
  const filter: SearchFilter = {};
  const { gender, interestedIn } = values;
  if (gender === 'male' || gender === 'female') filter.gender = gender;
  if (interestedIn === 'male' || interestedIn === 'female') filter.interested_in = interestedIn;
  const country = countries.find((known) => known === values.country);
  if (country !== undefined) filter.country = country;
  if (country !== undefined && values.countryregion !== '') {
    filter.countryregion = values.countryregion;
  }
  if (values.minAge > SEARCH_AGES.min) filter.min_age = values.minAge;
  if (values.maxAge < SEARCH_AGES.max) filter.max_age = values.maxAge;
  return filter;
}

/** How many were found: "24 members found", "More than 1,000 members found". */
export function resultCount(t: Translate, formats: Formats, results: Results): string {
  const { num_results: count, num_results_capped: isCapped } = results;
  if (count === 0) return t(($) => $.members.results.none);
  return isCapped
    ? t(($) => $.members.results.countCapped, { number: formats.number(count) })
    : t(($) => $.members.results.count, { count, number: formats.number(count) });
}

/** Says that what follows is not what was searched for (spec section 3: similar results are announced). */
export function similarNotice(t: Translate, results: Results): string | undefined {
  if (results.similar_results.length === 0) return undefined;
  return results.num_results === 0
    ? t(($) => $.members.results.similarNone)
    : t(($) => $.members.results.similar, { count: results.num_results });
}

/**
 * Whose card stands first, and large: of those on the page who have a photo and share an interest with the reader, whoever is
 * online, then whoever shares most. Nobody where nobody shares one; never who paid.
 */
export function featuredOf({ results }: Answer<'searchMembers'>): string | undefined {
  const [best] = results
    .filter((card) => card.main_image !== null && card.shared_interests.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.online) - Number(a.online) ||
        b.shared_interests.length - a.shared_interests.length,
    );
  return best?.id;
}
