/**
 * Who fits a member, and whom the member fits. The indexes of the search give the most recently active ones that the preferences allow,
 * at most `MOST_LOOKED_AT`; only those are looked at one by one, so that a rare wish costs no more than a common one.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MatchPreferences } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { ageOn } from '../members/age.ts';
import type { MemberRow } from '../members/members.ts';
import { conditionOf, networkOf } from '../search/filter.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { filterOfPreferences, toldBy } from './preferences.ts';

/** The most recently active members that are looked at for one answer. */
const MOST_LOOKED_AT = 1000;
/** Those of them whose reasons are compared. */
const MOST_COMPARED = 200;

/** What the reasons are drawn from. */
export interface Candidate {
  readonly id: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly reason: string | null;
  readonly interests: readonly string[];
  readonly likesMe: boolean;
}

/**
 * The candidates, in the order of a search.
 * @param site that shows them
 */
export async function findCandidates(
  services: Services,
  member: MemberRow,
  preferences: MatchPreferences,
  site: SiteSettings,
): Promise<Candidate[]> {
  const { rows } = await services.db.execute<{
    id: string;
    country: string | null;
    region: string | null;
    reason: string | null;
    interests: string[];
    likes_me: boolean;
  }>(sql`
    select id, country, countryregion as region, reason, interests,
      exists (select 1 from likes_received
        where member_id = ${member.id}::uuid and other_id = looked_at.id) as likes_me
    from (${lookedAt(services, member, preferences)}) looked_at
    where ${fits(member, preferences, services.clock(), site)}
    order by has_photo desc, last_active_at desc, id desc limit ${MOST_COMPARED}`);
  return rows.map(({ likes_me: likesMe, ...row }) => ({ ...row, likesMe }));
}

/** By the search's own indexes, without those the member likes already. */
export function lookedAt(
  { clock, settings }: Services,
  member: MemberRow,
  preferences: MatchPreferences,
): SQL {
  const filter = filterOfPreferences(member, preferences);
  const network = networkOf(settings, member.domain);
  const condition = conditionOf(filter, member.id, [], clock(), network);
  return sql`select id, gender, sexuality, country, countryregion, reason, interests, last_active_at, has_photo
    from members where ${condition}
      and not exists (select 1 from likes_given
        where member_id = ${member.id}::uuid and other_id = members.id)
    order by has_photo desc, last_active_at desc, id desc limit ${MOST_LOOKED_AT}`;
}

/** What is asked of each one: that the wishes agree, and that the member is whom the other looks for. */
function fits(
  member: MemberRow,
  preferences: MatchPreferences,
  now: number,
  site: SiteSettings,
): SQL {
  const parts: SQL[] = [theyLookFor(member, now, toldBy(site))];
  if (preferences.same_reason && member.reason !== null) {
    parts.push(sql`reason = ${member.reason}`);
  }
  if (preferences.shared_interests) {
    parts.push(sql`interests && ${sql.param(member.interests)}::text[]`);
  }
  return sql.join(parts, sql` and `);
}

/**
 * The other's own preferences take the member in; where none are kept, the other's profile says it. What is not told of them plays no part:
 * who changes their own profile would see by whoever comes and goes where the others live, and whom they love.
 */
function theyLookFor(member: MemberRow, now: number, told: ReadonlySet<string>): SQL {
  const age = ageOn(member.birthDate, now);
  const gender = sql`${member.gender}::text`;
  const byProfile = told.has('sexuality')
    ? sql`(${gender} is null or gender is null or sexuality is null or sexuality = 'bi'
        or (sexuality = 'hetero' and gender <> ${gender})
        or (sexuality in ('gay', 'lesbian') and gender = ${gender}))`
    : sql`true`;
  const inCountry = told.has('country')
    ? sql`wish.area = 'anywhere' or looked_at.country is null or looked_at.country = ${member.country}::text`
    : sql`true`;
  const inRegion = told.has('countryregion')
    ? sql`wish.area <> 'region' or looked_at.countryregion is null
        or looked_at.countryregion = ${member.countryregion}::text`
    : sql`true`;
  const byWish = sql`(wish.gender is null or ${gender} is null or wish.gender = ${gender})
    and ${age} >= wish.min_age and (wish.max_age = 99 or ${age} <= wish.max_age)
    and (${inCountry}) and (${inRegion})`;
  return sql`coalesce((select ${byWish} from match_preferences wish
    where wish.member_id = looked_at.id), ${byProfile})`;
}
