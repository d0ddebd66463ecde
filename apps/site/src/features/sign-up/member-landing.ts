import type { MemberLandingProps } from '@velours/ui/blocks/MemberLanding';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { kindLabels, placeOf, shownPhoto, type CardFacts } from '../../app/data/member-card.ts';
import { profileInterests } from '../member/profile.ts';

/** Whose page a visitor signs up from: what a visitor may see of the profile, and what signing up is for. */
export function memberLanding(
  t: Translate,
  profile: Schemas['Profile'],
  facts: CardFacts,
): Omit<MemberLandingProps, 'children'> {
  const { id, name, age, kind, about_me: about } = profile;
  return {
    member: {
      id,
      name,
      age,
      kind,
      photo: shownPhoto(profile.main_image, facts.cdnPrefix, 'filename'),
      place: placeOf(profile, facts),
      interests: profileInterests(t, profile, []),
      ...(about === '' ? {} : { about }),
    },
    labels: {
      title: t(($) => $.matchfinder.signUpFor.title, { name }),
      lead: t(($) => $.matchfinder.signUpFor.lead, { name }),
      about: t(($) => $.profile.about, { name }),
      interests: t(($) => $.profile.interestsTitle),
      kind: kindLabels(t),
      noPhoto: t(($) => $.members.card.noPhoto),
      photo: t(($) => $.profile.photos, { name }),
    },
    facts:
      kind === 'member'
        ? [t(($) => $.matchfinder.signUpFor.free)]
        : [t(($) => $.matchfinder.signUpFor.free), t(($) => $.common.kinds[kind].warning)],
  };
}
