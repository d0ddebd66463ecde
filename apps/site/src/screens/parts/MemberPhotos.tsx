import { useMemo, type ReactNode } from 'react';
import { PhotoGallery } from '@velours/ui/blocks/PhotoGallery';
import type { Schemas } from '../../data/api.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import type { ReportedThing } from '../../wiring/safety/safety-ask.ts';
import { profilePhotos } from '../../view-models/profile.ts';

/** The member's photos, where there is more than the main one. */
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
      title: t(($) => $.profile.photos, { name: profile.name }),
      photo: (number: number, total: number) =>
        t(($) => $.profile.photoPosition, { number, total }),
      previous: t(($) => $.profile.previousPhoto),
      next: t(($) => $.profile.nextPhoto),
      report: t(($) => $.profile.actions.reportPhoto),
    }),
    [t, profile.name],
  );
  if (photos.length < 2) return null;
  return (
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
  );
}
