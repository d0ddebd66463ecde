import type { Schemas } from '../../app/data/api.ts';
import { type LoadPage, requireMember } from '../../app/data/page-data.ts';
import {
  memberQuery,
  regionNamesQuery,
  regionsQuery,
  searchQuery,
  settingsQuery,
} from '../../app/data/queries.ts';
import { SEARCH_AGES, type SearchFilter } from '../../app/data/search-filter.ts';

/** /members/:id: one profile; who may search may look. Those like it come after it (SimilarMembers). */
export const loadMember: LoadPage<{ name: string; age: number }> = async (page) => {
  const { api, queryClient } = page;
  const profile = await queryClient.ensureQueryData(memberQuery(api, page.params['id'] ?? ''));
  await queryClient.ensureQueryData(regionsQuery(api, profile.country ?? ''));
  return { name: profile.name, age: profile.age };
};

/** /likes/m/:id: the same within the likes, which only members have. */
export const loadLikedMember: typeof loadMember = async (page) => {
  await requireMember(page);
  return loadMember(page);
};

/** The same with those like it: a document is whole. */
export const loadMemberPage: typeof loadMember = async (page) => {
  const { api, queryClient, params } = page;
  const facts = await loadMember(page);
  const [profile, { search_fields: shown }] = await Promise.all([
    queryClient.ensureQueryData(memberQuery(api, params['id'] ?? '')),
    queryClient.ensureQueryData(settingsQuery(api)),
  ]);
  // The profile is what was asked for.
  const similar = await queryClient
    .ensureQueryData(searchQuery(api, similarFilter(profile, shown)))
    .catch(() => undefined);
  const people = similarTo(profile, similar?.results ?? []);
  await queryClient.ensureQueryData(regionNamesQuery(api, people));
  return facts;
};

type Profile = Pick<Schemas['ProfileCard'], 'id' | 'gender' | 'country' | 'age'>;

/** Years on either side that count as the same age. */
const AGES = 7;
/** One row of cards. */
const MOST_SHOWN = 4;

/** The search that finds members like this one, by the filters the settings show (spec section 3, search_fields). */
export function similarFilter(
  { gender, country, age }: Profile,
  shown: readonly Schemas['SearchField'][],
): SearchFilter {
  const filter: SearchFilter = {};
  if (gender !== null && shown.includes('gender')) filter.gender = gender;
  if (country !== null && shown.includes('country')) filter.country = country;
  if (shown.includes('min_age') || shown.includes('max_age')) {
    if (age - AGES > SEARCH_AGES.min) filter.min_age = Math.min(age - AGES, SEARCH_AGES.max);
    if (age + AGES < SEARCH_AGES.max) filter.max_age = age + AGES;
  }
  return filter;
}

/** The first of those found, without the member they are like. */
export const similarTo = <Card extends { id: string }>(
  { id }: Pick<Profile, 'id'>,
  found: readonly Card[],
): Card[] => found.filter((card) => card.id !== id).slice(0, MOST_SHOWN);
