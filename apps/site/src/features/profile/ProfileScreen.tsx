import { type ReactNode, useEffect } from 'react';
import { useActionData, useBlocker } from 'react-router';
import { ProfileForm } from '@velours/ui/blocks/ProfileForm';
import { Banner } from '@velours/ui/components/Banner';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useInterests, useRegions, useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { fieldNames, profileForm } from './profile.ts';
import { PROFILE_FORM, useOwnProfile } from './use-own-profile.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { OwnPhotosPart } from '../photos/OwnPhotosPart.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

interface ProfileScreenProps {
  /** The key of a form sent without script. */
  idempotencyKey: string;
  /** The profile was saved without script. */
  isSaved: boolean;
}

/** /profile (P04, P05): the own photos, and every field of the own profile. */
export function ProfileScreen({ idempotencyKey, isSaved }: ProfileScreenProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const profile = useOwnProfile(isSaved);
  const refused = useActionData<RefusedForm>();
  const { user, defaultValues, isDirty } = profile;
  const { isAsking, leave, stay } = useLeaveGuard(isDirty);
  const interests = useInterests();
  const regions = useRegions(profile.country ?? defaultValues?.country ?? '');
  if (!user || !defaultValues) return null;

  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{t(($) => $.ownprofile.title)}</Heading>
          <Inline>
            <Link href={`/members/${user.profile.id}`}>{t(($) => $.ownprofile.preview)}</Link>
          </Inline>
          {user.status === 'not_confirmed' && (
            <Text tone="muted">{t(($) => $.ownprofile.hidden)}</Text>
          )}
        </Stack>
        <Card>
          <OwnPhotosPart
            user={user}
            failure={refused && !('form' in refused.values) ? refused.failure : null}
          />
        </Card>
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
          action="/profile"
          hiddenFields={{
            ...PROFILE_FORM,
            version: String(profile.version),
            idempotency_key: idempotencyKey,
          }}
          defaultValues={defaultValues}
          onEdit={profile.edit}
          onSubmit={profile.save}
          isPending={profile.isPending}
          errors={profile.errors}
          notice={<Notice {...profile} />}
        />
      </Stack>
      <LeaveDialog isAsking={isAsking} onLeave={leave} onStay={stay} />
    </Container>
  );
}

/** Beside the button: saved, changed elsewhere, or not saved yet. */
function Notice({
  isSaved,
  isDirty,
  told,
}: Pick<ReturnType<typeof useOwnProfile>, 'isSaved' | 'isDirty' | 'told'>): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <div role="status">
      {isSaved && <Banner tone="success">{t(($) => $.ownprofile.saved)}</Banner>}
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

/** Asks before a page with changes is left; its code comes when it is first wanted. */
function LeaveDialog(props: {
  isAsking: boolean;
  onLeave: () => void;
  onStay: () => void;
}): ReactNode {
  const t = useTranslate();
  const dialog = useAsyncModule(
    () => import('@velours/ui/components/ConfirmDialog'),
    props.isAsking,
  );
  if (!props.isAsking || !dialog) return null;
  return (
    <dialog.ConfirmDialog
      isOpen
      tone="danger"
      title={t(($) => $.ownprofile.leave.title)}
      confirmLabel={t(($) => $.ownprofile.leave.confirm)}
      pendingLabel={t(($) => $.ownprofile.leave.confirm)}
      cancelLabel={t(($) => $.ownprofile.leave.cancel)}
      onConfirm={props.onLeave}
      onCancel={props.onStay}
    >
      {t(($) => $.ownprofile.leave.text)}
    </dialog.ConfirmDialog>
  );
}

/** Nobody leaves a page with changes unawares: within the site it asks, beyond it the browser does. */
function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
