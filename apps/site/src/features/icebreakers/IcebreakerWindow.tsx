import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { IcebreakerModal } from '@velours/ui/blocks/IcebreakerModal';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useCardFacts, useUser } from '../../app/data/hooks.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/**
 * The window with three first lines; a chosen one goes into the message field, and nothing is sent from here.
 * @public read by IcebreakerHost off the module it loads
 */
export function IcebreakerWindow(props: {
  partner: Schemas['ProfileCard'];
  onChoose: (line: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const { cdnPrefix, regionName } = useCardFacts();
  const own = useUser()?.profile;
  const { partner, onChoose, onClose } = props;
  const { data: profile } = useQuery(memberQuery(useApi(), partner.id));
  const lines = useMemo(
    () => (profile && own ? icebreakers(t, profile, own, regionName) : []),
    [t, profile, own, regionName],
  );
  if (lines.length === 0) return null;
  const { name, kind } = partner;
  return (
    <IcebreakerModal
      isOpen
      onClose={onClose}
      member={{
        name,
        kind,
        kindLabel: kindLabel(t, kind) ?? '',
        photo: shownPhoto(partner.main_image, cdnPrefix)?.url ?? null,
      }}
      lines={lines}
      onChoose={onChoose}
      labels={{
        ...t(($) => $.matchfinder.icebreaker, { name }),
        close: t(($) => $.common.actions.close),
      }}
    />
  );
}

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
 * First lines after a match, drawn from what stands in both profiles: what they have in common first, then what the other tells, then
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
