import type { AttributeListItem } from '@velours/ui/blocks/AttributeList';
import type { InterestListItem } from '@velours/ui/blocks/InterestList';
import type { GalleryPhoto } from '@velours/ui/blocks/PhotoGallery';
import type { ProfileHeaderProps } from '@velours/ui/blocks/ProfileHeader';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import {
  kindLabel,
  photoAt,
  placeOf,
  shownPhoto,
  type CardFacts,
} from '../../app/data/member-card.ts';
import { personalFields } from '../people/profile-options.ts';

type Profile = Schemas['Profile'];
type Field = Schemas['ProfileField'];

/** The head of the profile view. */
export function profileHeader(
  t: Translate,
  profile: Profile,
  facts: CardFacts,
): Omit<ProfileHeaderProps, 'children'> {
  const { name, kind } = profile;
  const photo = shownPhoto(profile.main_image, facts.cdnPrefix, 'filename');
  return {
    name,
    age: profile.age,
    kind,
    kindLabel: kindLabel(t, kind),
    kindNotice: kind === 'member' ? undefined : t(($) => $.common.kindWarning[kind]),
    place: placeOf(profile, facts),
    photo,
    isOnline: profile.online,
    onlineLabel: t(($) => $.members.card.online),
    matchLabel: matchLabel(t, profile),
    photoLabel:
      photo === null
        ? t(($) => $.profile.noPhotos, { name })
        : t(($) => $.profile.gallery.title, { name }),
  };
}

function matchLabel(t: Translate, { match, likes_me, name }: Profile): string | undefined {
  if (match) return t(($) => $.profile.isMatch, { name });
  return likes_me ? t(($) => $.profile.likesYou, { name }) : undefined;
}

/** The profile without what the domain does not show (spec section 3, visible_profile_fields). Age and kind are always told. */
export function visibleProfile(profile: Profile, visible: readonly Field[]): Profile {
  const shows = (field: Field): boolean => visible.includes(field);
  return {
    ...profile,
    country: shows('country') ? profile.country : null,
    countryregion: shows('countryregion') ? profile.countryregion : null,
    interests: shows('interests') ? profile.interests : [],
    about_me: shows('about_me') ? profile.about_me : '',
  };
}

/** What the member tells in a word each: the fields that the settings show and the member filled in (spec section 3). */
export function profileAttributes(
  t: Translate,
  profile: Profile,
  visible: readonly Field[],
): AttributeListItem[] {
  return personalFields(t, visible).flatMap(({ name, label, options }) => {
    const value = options.find((option) => option.value === profile[name])?.label;
    return value === undefined ? [] : [{ label, value }];
  });
}

/** The interests with their words; what the viewer has too is marked and comes first. */
export const profileInterests = (
  t: Translate,
  profile: Profile,
  own: readonly Schemas['Interest'][],
): InterestListItem[] =>
  profile.interests
    .map((interest) => ({
      interest,
      label: t(($) => $.interests[interest]),
      isShared: own.includes(interest),
    }))
    .toSorted((one, other) => Number(other.isShared) - Number(one.isShared));

/** Every photo that may be shown, the main one first as the server orders them. */
export const profilePhotos = (profile: Profile, cdnPrefix: string): GalleryPhoto[] =>
  profile.photos
    .filter(({ status }) => status === 'active')
    .map((photo) => ({
      id: photo.id,
      ...photoAt(photo, cdnPrefix, 'filename'),
      thumbnailUrl: `${cdnPrefix}${photo.thumb_filename}`,
    }));
