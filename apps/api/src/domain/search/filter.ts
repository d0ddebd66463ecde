/** The search filter of members.php, checked, and as conditions on the indexed columns. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Gender, Query } from '@velours/openapi/types';
import { fieldProblem } from '../problem.ts';
import { inReach } from '../blocks/reach.ts';
import { newestBirthDate } from '../members/age.ts';
import { countryOf } from '../regions/regions.ts';
import type { SettingsSource } from '../settings/settings.ts';

/** Whom to look for. A region always comes with its country. */
export interface SearchFilter {
  readonly gender?: Gender | undefined;
  /** Whom they like. */
  readonly interestedIn?: Gender | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly minAge: number;
  readonly maxAge: number;
}

/** The ages that leave nobody out: members are 18 or older, and 99 stands for "and over". */
export const YOUNGEST = 18;
export const OLDEST = 99;

/**
 * Only what the domain shows as a filter is accepted (spec section 3, search_fields); either end of the ages shows the range.
 * @throws 422 `validation_failed`
 */
export function assertShown(shown: readonly string[], query: Query<'searchMembers'>): void {
  const ages = shown.includes('min_age') || shown.includes('max_age');
  const refused = [
    query.gender !== undefined && !shown.includes('gender') && 'gender',
    query.interested_in !== undefined && !shown.includes('interested_in') && 'interested_in',
    query.country !== undefined && !shown.includes('country') && 'country',
    query.countryregion !== undefined && !shown.includes('countryregion') && 'countryregion',
    !ages && (query.min_age ?? YOUNGEST) !== YOUNGEST && 'min_age',
    !ages && (query.max_age ?? OLDEST) !== OLDEST && 'max_age',
  ].find((name) => name !== false);
  if (refused !== undefined) throw fieldProblem(refused, 'invalid');
}

/** @throws 422 `validation_failed` for a region of another country, and for ages in the wrong order */
export function filterOf(query: Query<'searchMembers'>): SearchFilter {
  const { gender, interested_in: interestedIn, countryregion: region } = query;
  const minAge = query.min_age ?? YOUNGEST;
  const maxAge = query.max_age ?? OLDEST;
  if (minAge > maxAge) throw fieldProblem('max_age', 'out_of_range', { minimum: minAge });
  const regionCountry = region === undefined ? undefined : countryOf(region);
  const country = query.country ?? regionCountry;
  if (region !== undefined && (regionCountry === undefined || regionCountry !== country)) {
    throw fieldProblem('countryregion', 'invalid');
  }
  return { gender, interestedIn, country, region, minAge, maxAge };
}

/** The filter, relaxed step by step: without the region, then without the country, then without the ages. */
export function relaxed(filter: SearchFilter): SearchFilter[] {
  const steps: SearchFilter[] = [];
  if (filter.region !== undefined) steps.push({ ...filter, region: undefined });
  if (filter.country !== undefined) {
    steps.push({ ...filter, region: undefined, country: undefined });
  }
  if (filter.minAge > YOUNGEST || filter.maxAge < OLDEST) {
    const { gender, interestedIn } = filter;
    steps.push({ gender, interestedIn, minAge: YOUNGEST, maxAge: OLDEST });
  }
  return steps;
}

/**
 * Whose members a domain finds (spec section 3, member_resell): everybody's, but that a domain which says no keeps its members to itself and
 * finds no others. In SQL, for an alias-free `members`; null where no domain says no.
 * @param key - What members keep of the domain.
 */
export function networkOf(settings: SettingsSource, key: string): SQL | null {
  const own = settings.forKey(key);
  if (own.member_resell === 'no') return sql`domain = ${own.key}`;
  const apart = settings.domains.filter(({ member_resell }) => member_resell === 'no');
  return apart.length === 0 ? null : sql`domain not in ${apart.map((one) => one.key)}`;
}

/** The filter in SQL, for an alias-free `members`. Left out are `notIds`, the viewer, and who is out of the viewer's reach. */
export function conditionOf(
  filter: SearchFilter,
  viewerId: string | null,
  notIds: readonly string[],
  now: number,
  network: SQL | null = null,
): SQL {
  const parts: SQL[] = [sql`status = 'active'`, sql`not invisible`];
  if (network !== null) parts.push(network);
  if (filter.gender !== undefined) parts.push(sql`gender = ${filter.gender}`);
  if (filter.interestedIn !== undefined) {
    parts.push(
      sql`((gender = ${filter.interestedIn} and sexuality in ('gay', 'lesbian', 'bi'))
        or (gender <> ${filter.interestedIn} and sexuality in ('hetero', 'bi')))`,
    );
  }
  if (filter.country !== undefined) parts.push(sql`country = ${filter.country}`);
  if (filter.region !== undefined) parts.push(sql`countryregion = ${filter.region}`);
  if (filter.minAge > YOUNGEST) {
    parts.push(sql`birth_date <= ${newestBirthDate(filter.minAge, now)}::date`);
  }
  if (filter.maxAge < OLDEST) {
    parts.push(sql`birth_date > ${newestBirthDate(filter.maxAge + 1, now)}::date`);
  }
  if (viewerId !== null) parts.push(sql`id <> ${viewerId}::uuid`, inReach(sql`id`, viewerId));
  if (notIds.length > 0) parts.push(sql`id not in ${notIds.map((id) => sql`${id}::uuid`)}`);
  return sql.join(parts, sql` and `);
}
