/** The search filter of members.php, checked, and as conditions on the indexed columns. */
import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Gender, Query } from '@velours/openapi/types';
import { searchFields } from '@velours/openapi/values';
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
  const widest: Query<'searchMembers'> = { min_age: YOUNGEST, max_age: OLDEST };
  const hasAges = shown.some((name) => name in widest);
  const refused = searchFields.find((name) => {
    const isShown = name in widest ? hasAges : shown.includes(name);
    return !isShown && (query[name] ?? widest[name]) !== widest[name];
  });
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

/** The filter, relaxed step by step: without the region, then of any age in the country, then without the country, then without both. */
export function relaxed(filter: SearchFilter): SearchFilter[] {
  const steps: SearchFilter[] = [];
  const hasAges = filter.minAge > YOUNGEST || filter.maxAge < OLDEST;
  const ageless = { ...filter, region: undefined, minAge: YOUNGEST, maxAge: OLDEST };
  if (filter.region !== undefined) steps.push({ ...filter, region: undefined });
  if (filter.country !== undefined) {
    if (hasAges) steps.push(ageless);
    steps.push({ ...filter, region: undefined, country: undefined });
  }
  if (hasAges) steps.push({ ...ageless, country: undefined });
  return steps;
}

/** Whose members are found: a domain's own, or everybody's but those of some domains. */
type Network = Pick<ConditionValues, 'ownDomain' | 'domainsApart'>;

const EVERYWHERE: Network = { ownDomain: null, domainsApart: null };

/**
 * Whose members a domain finds (spec section 3, member_resell): everybody's, but that a domain which says no keeps its members to itself and
 * finds no others.
 * @param key - What members keep of the domain.
 */
export function networkOf(settings: SettingsSource, key: string): Network {
  const own = settings.forKey(key);
  if (own.member_resell === 'no') return { ...EVERYWHERE, ownDomain: own.key };
  const apart = settings.domains.filter(({ member_resell }) => member_resell === 'no');
  if (apart.length === 0) return EVERYWHERE;
  return { ...EVERYWHERE, domainsApart: apart.map((one) => one.key) };
}

/** What the condition asks, as PostgreSQL takes it; null for what does not matter. */
export type ConditionValues = Readonly<
  Record<
    | 'gender'
    | 'interestedIn'
    | 'country'
    | 'region'
    | 'bornUntil'
    | 'bornAfter'
    | 'viewer'
    | 'ownDomain',
    string | null
  > &
    Record<'notIds' | 'domainsApart', readonly string[] | null>
>;

/** Left out are `notIds`, the viewer (null: a visitor), and who is out of the viewer's reach. */
export function valuesOf(
  filter: SearchFilter,
  viewerId: string | null,
  notIds: readonly string[],
  now: number,
  network: Network = EVERYWHERE,
): ConditionValues {
  const { gender, interestedIn, country, region, minAge, maxAge } = filter;
  return {
    gender: gender ?? null,
    interestedIn: interestedIn ?? null,
    country: country ?? null,
    region: region ?? null,
    bornUntil: minAge > YOUNGEST ? newestBirthDate(minAge, now) : null,
    bornAfter: maxAge < OLDEST ? newestBirthDate(maxAge + 1, now) : null,
    viewer: viewerId,
    notIds: notIds.length === 0 ? null : notIds,
    ...network,
  };
}

/**
 * The filter in SQL, for an alias-free `members`. Its text is always the same, so it can be part of a prepared statement: the plan is made with the
 * values (connection.ts), and a part whose value is null is not in it.
 */
function inSql(value: (name: keyof ConditionValues) => SQL | Placeholder): SQL {
  const part = (name: keyof ConditionValues, type: string, condition: SQL): SQL =>
    sql`(${value(name)}::${sql.raw(type)} is null or ${condition})`;
  const parts = [
    sql`status = 'active'`,
    sql`not invisible`,
    part('ownDomain', 'text', sql`domain = ${value('ownDomain')}::text`),
    part('domainsApart', 'text[]', sql`domain <> all (${value('domainsApart')}::text[])`),
    part('gender', 'text', sql`gender = ${value('gender')}::text`),
    part(
      'interestedIn',
      'text',
      sql`(gender = ${value('interestedIn')}::text and sexuality in ('gay', 'lesbian', 'bi'))
        or (gender <> ${value('interestedIn')}::text and sexuality in ('hetero', 'bi'))`,
    ),
    part('country', 'text', sql`country = ${value('country')}::text`),
    part('region', 'text', sql`countryregion = ${value('region')}::text`),
    part('bornUntil', 'date', sql`birth_date <= ${value('bornUntil')}::date`),
    part('bornAfter', 'date', sql`birth_date > ${value('bornAfter')}::date`),
    part('viewer', 'uuid', sql`id <> ${value('viewer')}::uuid`),
    part('viewer', 'uuid', inReach(sql`id`, value('viewer'))),
    part('notIds', 'uuid[]', sql`id <> all (${value('notIds')}::uuid[])`),
  ];
  return sql.join(parts, sql` and `);
}

/** The condition of a prepared statement, whose values are `ConditionValues`. */
export const preparedCondition = (): SQL => inSql((name) => sql.placeholder(name));

/** The condition of these values. */
export function conditionOf(...asked: Parameters<typeof valuesOf>): SQL {
  const values = valuesOf(...asked);
  return inSql((name) => sql`${sql.param(values[name])}`);
}
