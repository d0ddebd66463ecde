import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

type Interest = Schemas['Interest'];
type Facts = Pick<Schemas['Profile'], 'interests' | 'country' | 'countryregion'>;

/** Interests that one does not begin a conversation with strangers about. */
const NOT_AT_FIRST: ReadonlySet<Interest> = new Set([
  'anal_sex',
  'bondage',
  'exchanging_pictures',
  'lingerie',
  'masturbating',
  'one_night_stand',
  'oral_sex',
  'public_sex',
  'relationship',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'threesome',
]);

const NUM_LINES = 3;

/**
 * First lines, drawn from what stands in both profiles: what they have in common first, then what the other tells, then
 * what can be said to anybody. Three that differ.
 */
export function icebreakers(
  t: Translate,
  other: Facts & { name: string },
  own: Facts,
  regionName: (country: string, region: string) => string | undefined,
): string[] {
  const { name } = other;
  const talkable = other.interests.filter((interest) => !NOT_AT_FIRST.has(interest));
  const shared = talkable.filter((interest) => own.interests.includes(interest));
  const [theirs] = talkable.filter((interest) => !own.interests.includes(interest));
  const word = (interest: Interest): string => t(($) => $.interests[interest]);
  const lines: string[] = [];
  const [first, second] = shared;
  if (first) lines.push(t(($) => $.matchfinder.icebreaker.shared, { name, interest: word(first) }));
  if (second) {
    lines.push(t(($) => $.matchfinder.icebreaker.sharedToo, { name, interest: word(second) }));
  }
  const isNear = own.countryregion !== null && own.countryregion === other.countryregion;
  const region = isNear ? regionName(own.country ?? '', own.countryregion ?? '') : undefined;
  if (region !== undefined) {
    lines.push(t(($) => $.matchfinder.icebreaker.region, { name, region }));
  }
  if (theirs) {
    lines.push(t(($) => $.matchfinder.icebreaker.theirs, { name, interest: word(theirs) }));
  }
  lines.push(
    t(($) => $.matchfinder.icebreaker.weekend, { name }),
    t(($) => $.matchfinder.icebreaker.match, { name }),
    t(($) => $.matchfinder.icebreaker.day, { name }),
  );
  return lines.slice(0, NUM_LINES);
}
