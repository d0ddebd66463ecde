/** The match finder (spec section 2): members by preference, each with the reasons why. */
import type { Answer, MatchPreferences, MatchReason, Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { MemberRow } from '../members/members.ts';
import { loadCards } from '../members/profile-cards.ts';
import { OLDEST, YOUNGEST } from '../search/filter.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { findCandidates } from './candidates.ts';
import { askable, preferencesOf } from './preferences.ts';
import { reasonsOf, shownOf } from './reasons.ts';

/**
 * Members who fit, those with most in common first; nobody without a reason.
 * @param settings of the domain that shows them
 */
export async function findMatches(
  services: Services,
  member: MemberRow,
  settings: SiteSettings,
  limit: number,
): Promise<Answer<'findMatches'>> {
  const preferences = await preferencesOf(services.db, member);
  const asked = askable(preferences, settings);
  const find = async (wider: MatchPreferences) => withReasons(services, member, settings, wider);
  const found = await find(asked);
  const chosen = found
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, limit);
  const reasonsById = new Map(chosen.map(({ id, reasons }) => [id, reasons]));
  const cards = await loadCards(services, services.db, member.id, [...reasonsById.keys()]);
  return {
    preferences,
    matches: cards.map((profile) => ({ profile, reasons: reasonsById.get(profile.id) ?? [] })),
    narrowest: chosen.length === 0 ? await findNarrowest(find, asked) : null,
  };
}

interface Found {
  readonly id: string;
  readonly reasons: MatchReason[];
}

/** Who fits, with the reasons why; nobody without one. */
async function withReasons(
  services: Services,
  member: MemberRow,
  settings: SiteSettings,
  preferences: MatchPreferences,
): Promise<Found[]> {
  const candidates = await findCandidates(services, member, preferences, settings);
  return candidates
    .map((other) => ({
      id: other.id,
      reasons: reasonsOf(member, preferences, shownOf(other, settings.visible_profile_fields)),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** Each preference left out by itself: the one without which most are found. */
async function findNarrowest(
  find: (preferences: MatchPreferences) => Promise<Found[]>,
  preferences: MatchPreferences,
): Promise<Schemas['NarrowestPreference'] | null> {
  const counts = await Promise.all(
    loosened(preferences).map(async ([preference, wider]) => ({
      preference,
      // As many as the answer without it would have to choose from.
      count: (await find(wider)).length,
    })),
  );
  const [widest] = counts.toSorted((one, other) => other.count - one.count);
  return widest === undefined || widest.count === 0 ? null : widest;
}

function loosened(
  preferences: MatchPreferences,
): [Schemas['NarrowestPreference']['preference'], MatchPreferences][] {
  const { gender, min_age, max_age, area, same_reason, shared_interests } = preferences;
  const all: [boolean, Schemas['NarrowestPreference']['preference'], Partial<MatchPreferences>][] =
    [
      [gender !== null, 'gender', { gender: null }],
      [min_age > YOUNGEST || max_age < OLDEST, 'age', { min_age: YOUNGEST, max_age: OLDEST }],
      [area !== 'anywhere', 'area', { area: 'anywhere' }],
      [same_reason, 'same_reason', { same_reason: false }],
      [shared_interests, 'shared_interests', { shared_interests: false }],
    ];
  return all.flatMap(
    ([isSet, preference, wider]): [
      Schemas['NarrowestPreference']['preference'],
      MatchPreferences,
    ][] => (isSet ? [[preference, { ...preferences, ...wider }]] : []),
  );
}
