import type { ReactNode } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { ProfileForm } from '@velours/ui/blocks/ProfileForm';
import { SettingsPanes, type SettingsGroup } from '@velours/ui/blocks/SettingsPanes';
import { Banner } from '@velours/ui/components/Banner';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import {
  ChatIcon,
  EyeIcon,
  HeartIcon,
  LocationIcon,
  PhotoIcon,
  StarIcon,
  UserIcon,
} from '@velours/ui/primitives/Icon';
import { Text } from '@velours/ui/primitives/Text';
import {
  useCardFacts,
  useFormKey,
  useInterests,
  useRegions,
  useSettings,
  useUser,
} from '../../app/data/hooks.ts';
import { placeOf } from '../../app/data/member-card.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { valueLabel } from '../people/profile-options.ts';
import {
  FIELDS_OF,
  fieldNames,
  profileForm,
  profilePath,
  profileSections,
  type ProfileSection,
} from './profile.ts';
import { useOwnProfile } from './use-own-profile.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { OwnPhotosPart } from '../photos/OwnPhotosPart.tsx';
import { useOwnPhotos } from '../photos/use-own-photos.ts';
import { LeaveDialog, useLeaveGuard } from '../../app/forms/leaving.tsx';
import { OwnCard } from '../people/OwnCard.tsx';
import { OpenSection } from '../settings/SettingsSection.tsx';

/** /profile (P04, P05): what others see of the member as rows with their values; a row opens at an address of its own. */
export function ProfileScreen(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { open, saved } = profileSections(params);
  const user = useUser();
  const groups = useProfileGroups(open === null ? saved : null);
  // Here, so that what is on its way goes on while another section is open.
  const photos = useOwnPhotos(open === 'photos');
  const refused = useActionData<RefusedForm>();
  if (!user) return null;
  const title = t(($) => $.ownprofile.title);
  return (
    <Container isPage>
      <SettingsPanes
        title={title}
        groups={groups}
        own={
          <OwnCard profile={user.profile} title={t(($) => $.ownprofile.own)}>
            <Link appearance="button" variant="outline" href={`/members/${user.profile.id}`}>
              {t(($) => $.ownprofile.preview)}
            </Link>
            {user.status === 'not_confirmed' && (
              <Text tone="muted">{t(($) => $.ownprofile.hidden)}</Text>
            )}
          </OwnCard>
        }
        current={open ?? undefined}
        backHref="/profile"
        labels={{ rows: title, back: title }}
      >
        {open === null ? undefined : open === 'photos' ? (
          <Card padding="lg">
            <OwnPhotosPart {...{ user, photos }} failure={refused?.failure ?? null} />
          </Card>
        ) : (
          <FieldsSection key={open} section={open} />
        )}
      </SettingsPanes>
    </Container>
  );
}

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

/** The title of each section. */
export const sectionTitles = (t: Translate): Readonly<Record<ProfileSection, string>> => ({
  photos: t(($) => $.common.photo.title),
  name: t(($) => $.profile.fields.name),
  about: t(($) => $.profile.fields.about_me),
  ...t(($) => $.ownprofile.sections),
  interests: t(($) => $.profile.fields.interests),
});

/** Every row of /profile with what is said there now; `saved` was saved just now. */
function useProfileGroups(saved: ProfileSection | null): readonly SettingsGroup[] {
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
  const valueOf = (id: ProfileSection): ReactNode => {
    const value = values[id].filter(Boolean).join('\u00a0· ');
    if (value === '') return t(($) => $.ownprofile.empty);
    // In which language it was written is not known.
    return id === 'about' ? <span lang="">{value}</span> : value;
  };
  const rows = (...sections: readonly ProfileSection[]) =>
    sections.map((id) => ({
      id,
      href: profilePath(id),
      title: titles[id],
      value: valueOf(id),
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

/** The fields of one section; after saving, its row says what they are now. */
function FieldsSection({ section }: { section: Exclude<ProfileSection, 'photos'> }): ReactNode {
  const formKey = useFormKey();
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const titles = sectionTitles(t);
  const profile = useOwnProfile(section);
  const { user, defaultValues, isDirty } = profile;
  const guard = useLeaveGuard(isDirty);
  const leave = (): void => {
    profile.forget();
    guard.leave();
  };
  const interests = useInterests();
  const regions = useRegions(profile.country ?? defaultValues?.country ?? '');
  if (!user || !defaultValues) return null;
  return (
    <OpenSection id={section} title={titles[section]}>
      <ProfileForm
        key={profile.formKey}
        {...profileForm({
          t,
          formats,
          settings,
          regions: regions.data ?? [],
          interests,
          age: user.profile.age,
        })}
        action={profilePath(section)}
        hiddenFields={{
          section,
          version: String(profile.version),
          ...formKey,
        }}
        shown={FIELDS_OF[section]}
        defaultValues={defaultValues}
        onEdit={profile.edit}
        onSubmit={profile.save}
        isPending={profile.isPending}
        errors={profile.errors}
        notice={<Notice {...profile} />}
      />
      <LeaveDialog {...guard} leave={leave} />
    </OpenSection>
  );
}

/** Beside the button: changed elsewhere, or not saved yet. */
function Notice({
  isDirty,
  told,
}: Pick<ReturnType<typeof useOwnProfile>, 'isDirty' | 'told'>): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <div role="status">
      {told.length > 0 ? (
        <Banner tone="warning" title={t(($) => $.ownprofile.changed.title)}>
          {t(($) => $.ownprofile.changed.text, { fields: fieldNames(t, formats, told) })}
        </Banner>
      ) : (
        isDirty && <Text tone="muted">{t(($) => $.ownprofile.unsaved)}</Text>
      )}
    </div>
  );
}
