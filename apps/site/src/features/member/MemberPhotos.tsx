import { useMemo, type ReactNode } from 'react';
import { PhotoGallery } from '@velours/ui/blocks/PhotoGallery';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { ReportedThing } from '../safety/safety-ask.ts';
import { profilePhotos } from './profile.ts';
import { logInPath } from '../../app/navigation/safe-next.ts';

/** The member's photos, where there is more than the main one, and how many more there are for whom (spec section 6). */
export function MemberPhotos(props: {
  profile: Schemas['Profile'];
  cdnPrefix: string;
  /** Left out where there is nobody to report. */
  onReport?: ((photo: ReportedThing) => void) | undefined;
}): ReactNode {
  const t = useTranslate();
  const { profile, cdnPrefix, onReport } = props;
  const photos = useMemo(() => profilePhotos(profile, cdnPrefix), [profile, cdnPrefix]);
  const labels = useMemo(
    () => ({
      ...t(($) => $.profile.gallery, { name: profile.name }),
      photo: (number: number, total: number) =>
        t(($) => $.profile.gallery.photo, { number, total }),
    }),
    [t, profile.name],
  );
  const more = <MorePhotos profile={profile} numSeen={photos.length} />;
  if (photos.length < 2) return more;
  return (
    <>
      <PhotoGallery
        photos={photos}
        labels={labels}
        onReport={
          onReport &&
          ((id) => {
            const url = photos.find((photo) => photo.id === id)?.thumbnailUrl;
            onReport({ kind: 'photo', id, ...(url !== undefined && { url }) });
          })
        }
      />
      {more}
    </>
  );
}

/** Photos that there are, and that this viewer does not see: said as it is, why, and what would show them. */
function MorePhotos(props: { profile: Schemas['Profile']; numSeen: number }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { id, photos_total: total } = props.profile;
  const count = total - props.numSeen;
  if (count <= 0 || user?.profile.id === id) return null;
  return (
    <Stack gap="xs">
      {user && <Text>{t(($) => $.profile.photosSeen, { count: props.numSeen })}</Text>}
      <p>
        <Link href={user ? '/premium' : logInPath(`/members/${id}`)}>
          {user
            ? t(($) => $.profile.morePhotos, { count })
            : t(($) => $.profile.moreForMembers, { count })}
        </Link>
      </p>
    </Stack>
  );
}
