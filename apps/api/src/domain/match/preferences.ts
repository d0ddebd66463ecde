/** Whom a member looks for: one answer for the match finder, the swipe game and the first search (spec section 2). */
import { eq } from 'drizzle-orm';
import type { Gender, MatchPreferences } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { matchPreferences } from '../../db/schema.ts';
import { fieldProblem } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import { OLDEST, YOUNGEST } from '../search/filter.ts';
import type { SearchFilter } from '../search/filter.ts';
import type { SiteSettings } from '../settings/settings.ts';

/** The gender a member looks for; undefined where the profile does not say, or says both. */
export function soughtGender({
  gender,
  sexuality,
}: Pick<MemberRow, 'gender' | 'sexuality'>): Gender | undefined {
  if (gender === null) return undefined;
  if (sexuality === 'hetero') return gender === 'male' ? 'female' : 'male';
  return sexuality === 'gay' || sexuality === 'lesbian' ? gender : undefined;
}

/** What the member said, else what the profile says. */
export async function preferencesOf(db: Executor, member: MemberRow): Promise<MatchPreferences> {
  const [row] = await db
    .select()
    .from(matchPreferences)
    .where(eq(matchPreferences.memberId, member.id));
  return {
    gender: row === undefined ? (soughtGender(member) ?? null) : row.gender,
    min_age: row?.minAge ?? YOUNGEST,
    max_age: row?.maxAge ?? OLDEST,
    area: row?.area ?? 'anywhere',
    same_reason: row?.sameReason ?? false,
    shared_interests: row?.sharedInterests ?? false,
  };
}

/** @throws 422 `validation_failed` for ages in the wrong order */
export async function savePreferences(
  services: Services,
  tx: Tx,
  memberId: string,
  preferences: MatchPreferences,
): Promise<MatchPreferences> {
  const { gender, min_age: minAge, max_age: maxAge, area } = preferences;
  if (minAge > maxAge) {
    throw fieldProblem('max_age', 'out_of_range', { minimum: minAge, maximum: OLDEST });
  }
  const values = {
    gender,
    minAge,
    maxAge,
    area,
    sameReason: preferences.same_reason,
    sharedInterests: preferences.shared_interests,
    updatedAt: new Date(services.clock()),
  };
  await tx
    .insert(matchPreferences)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: matchPreferences.memberId, set: values });
  return preferences;
}

/** What a domain tells of a profile: by showing it, or by letting it be searched by. */
export const toldBy = ({
  visible_profile_fields: shown,
  search_fields: searched,
}: Pick<SiteSettings, 'visible_profile_fields' | 'search_fields'>): ReadonlySet<string> =>
  new Set([...shown, ...searched]);

/** The preferences without those about what the domain does not tell: everybody found by one would have been told of. */
export function askable(preferences: MatchPreferences, settings: SiteSettings): MatchPreferences {
  const told = toldBy(settings);
  const { area } = preferences;
  const near = area === 'region' && !told.has('countryregion') ? 'country' : area;
  return {
    ...preferences,
    area: near === 'country' && !told.has('country') ? 'anywhere' : near,
    same_reason: preferences.same_reason && told.has('reason'),
    shared_interests: preferences.shared_interests && told.has('interests'),
  };
}

/** What of the preferences the indexes of the search answer. A place the profile does not name narrows nothing. */
export function filterOfPreferences(
  member: MemberRow,
  preferences: MatchPreferences,
): SearchFilter {
  const { gender, min_age: minAge, max_age: maxAge, area } = preferences;
  const country = area === 'anywhere' ? null : member.country;
  const region = area === 'region' && country !== null ? member.countryregion : null;
  return {
    gender: gender ?? undefined,
    country: country ?? undefined,
    region: region ?? undefined,
    minAge,
    maxAge,
  };
}
