import type { ReactNode } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { ProfileForm } from '@velours/ui/blocks/ProfileForm';
import { SettingsPanes } from '@velours/ui/blocks/SettingsPanes';
import { Banner } from '@velours/ui/components/Banner';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Text } from '@velours/ui/primitives/Text';
import {
  useFormKey,
  useInterests,
  useRegions,
  useSettings,
  useUser,
} from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  FIELDS_OF,
  fieldNames,
  profileForm,
  profilePath,
  profileSections,
  type ProfileSection,
} from './profile.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileGroups, sectionTitles } from './profile-rows.tsx';
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
