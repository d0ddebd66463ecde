import { useMemo, type ReactNode } from 'react';
import { PhotoGallery } from '@velours/ui/blocks/PhotoGallery';
import type { Schemas } from '../../data/api.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { profilePhotos } from '../../view-models/profile.ts';

/** The member's photos, where there is more than the main one. */
export function MemberPhotos(props: { profile: Schemas['Profile']; cdnPrefix: string }): ReactNode {
  const t = useTranslate();
  const { profile, cdnPrefix } = props;
  const photos = useMemo(() => profilePhotos(profile, cdnPrefix), [profile, cdnPrefix]);
  const labels = useMemo(
    () => ({
      title: t(($) => $.profile.photos, { name: profile.name }),
      photo: (number: number, total: number) =>
        t(($) => $.profile.photoPosition, { number, total }),
      previous: t(($) => $.profile.previousPhoto),
      next: t(($) => $.profile.nextPhoto),
    }),
    [t, profile.name],
  );
  return photos.length > 1 ? <PhotoGallery photos={photos} labels={labels} /> : null;
}
