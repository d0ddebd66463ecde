import type { SettingsGroup } from '@velours/ui/blocks/SettingsPanes';
import {
  ChatIcon,
  EyeIcon,
  HeartIcon,
  PhotoIcon,
  StarIcon,
  LocationIcon,
  UserIcon,
} from '@velours/ui/primitives/Icon';
import type { ReactNode } from 'react';
import { useCardFacts, useSettings, useUser } from '../../app/data/hooks.ts';
import { placeOf } from '../../app/data/member-card.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { valueLabel } from '../people/profile-options.ts';
import { FIELDS_OF, profilePath, type ProfileSection } from './profile.ts';

const ICONS: Readonly<Record<ProfileSection, ReactNode>> = {
  photos: <PhotoIcon />,
  name: <UserIcon />,
  about: <ChatIcon />,
  basics: <HeartIcon />,
  looks: <EyeIcon />,
  place: <LocationIcon />,
  interests: <StarIcon />,
};

/** So many interests are named in their row; the others are counted. */
const MOST_NAMED = 4;

/** The title of each section of /profile. */
export const sectionTitles = (t: Translate): Readonly<Record<ProfileSection, string>> => ({
  photos: t(($) => $.common.photo.title),
  name: t(($) => $.profile.fields.name),
  about: t(($) => $.profile.fields.about_me),
  ...t(($) => $.ownprofile.sections),
  interests: t(($) => $.profile.fields.interests),
});

/** Every row of /profile with what is said there now; `saved` was saved just now. */
export function useProfileGroups(saved: ProfileSection | null): readonly SettingsGroup[] {
  const t = useTranslate();
  const titles = sectionTitles(t);
  const facts = useCardFacts();
  const settings = useSettings();
  const user = useUser();
  if (user === null) return [];
  const { profile } = user;
  const shown = (section: 'basics' | 'looks') =>
    FIELDS_OF[section].filter((name) => settings.visible_profile_fields.includes(name));
  const chosen = (section: 'basics' | 'looks'): string[] =>
    shown(section).flatMap((name) => {
      const value = profile[name];
      return value === null ? [] : [valueLabel(t, name, value)];
    });
  // A domain that shows none of a section's fields has no row for it.
  const asked = (['basics', 'looks'] as const).filter((section) => shown(section).length > 0);
  const more = profile.interests.length - MOST_NAMED;
  const isRefused = profile.photos.some(({ status }) => status === 'rejected');
  const values: Readonly<Record<ProfileSection, readonly string[]>> = {
    photos: [
      t(($) => $.common.photo.count, {
        used: profile.photos.length,
        limit: user.paid_user ? settings.photo_limit_premium : settings.photo_limit_free,
      }),
      ...(isRefused ? [t(($) => $.common.photo.status.rejected)] : []),
    ],
    name: [profile.name, String(profile.age)],
    about: [profile.first_line ?? ''],
    basics: chosen('basics'),
    looks: chosen('looks'),
    place: [placeOf(profile, facts)],
    interests: [
      ...profile.interests.slice(0, MOST_NAMED).map((interest) => t(($) => $.interests[interest])),
      ...(more > 0 ? [`+${facts.formats.number(more)}`] : []),
    ],
  };
  const rows = (...sections: readonly ProfileSection[]) =>
    sections.map((id) => ({
      id,
      href: profilePath(id),
      title: titles[id],
      value: values[id].filter(Boolean).join('\u00a0· ') || t(($) => $.ownprofile.empty),
      saved: id === saved ? t(($) => $.ownprofile.saved) : undefined,
      icon: ICONS[id],
    }));
  return [
    {
      id: 'first',
      title: t(($) => $.ownprofile.groups.first),
      rows: rows('photos', 'name', 'about'),
    },
    {
      id: 'more',
      title: t(($) => $.ownprofile.groups.more),
      rows: rows(...asked, 'interests', 'place'),
    },
  ];
}
