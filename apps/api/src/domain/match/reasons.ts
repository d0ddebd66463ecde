/** Why somebody is suggested: facts that stand in both profiles, no score (spec section 2). */
import type { MatchPreferences, MatchReason } from '@velours/openapi/types';
import { interests } from '@velours/openapi/values';
import type { MemberRow } from '../members/members.ts';
import { OLDEST, YOUNGEST } from '../search/filter.ts';
import type { Candidate } from './candidates.ts';

/** Interests named one by one; more of them say nothing more. */
const MOST_INTERESTS = 3;

/** Of the other what the domain shows (settings `visible_profile_fields`). */
export const shownOf = (other: Candidate, shown: readonly string[]): Candidate => ({
  ...other,
  reason: shown.includes('reason') ? other.reason : null,
  interests: shown.includes('interests') ? other.interests : [],
  country: shown.includes('country') ? other.country : null,
  region: shown.includes('countryregion') ? other.region : null,
});

/** The facts, the one that says most first. */
export function reasonsOf(
  member: MemberRow,
  preferences: MatchPreferences,
  other: Candidate,
): MatchReason[] {
  const reasons: MatchReason[] = [];
  if (other.likesMe) reasons.push({ kind: 'likes_you' });
  if (member.reason !== null && other.reason === member.reason) reasons.push({ kind: 'reason' });
  const shared = interests.filter(
    (interest) => member.interests.includes(interest) && other.interests.includes(interest),
  );
  for (const interest of shared.slice(0, MOST_INTERESTS)) {
    reasons.push({ kind: 'interest', interest });
  }
  // A region is one of its country.
  if (member.countryregion !== null && other.region === member.countryregion) {
    reasons.push({ kind: 'region' });
  } else if (member.country !== null && other.country === member.country) {
    reasons.push({ kind: 'country' });
  }
  // A range that leaves nobody out is no wish.
  if (preferences.min_age > YOUNGEST || preferences.max_age < OLDEST) reasons.push({ kind: 'age' });
  return reasons;
}
