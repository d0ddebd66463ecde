import type { PhotoUploaderLabels, UploadPhoto } from '@velours/ui/blocks/PhotoUploader';
import type { Schemas } from '../../data/api.ts';
import type { Translate } from '../../i18n/texts.ts';
import { photoUrl } from '../photo.ts';

/** Largest file the server takes, in megabytes. */
const MAXIMUM_MEGABYTES = 8;

export function photoUploaderLabels(t: Translate): PhotoUploaderLabels {
  return {
    title: t(($) => $.common.photo.title),
    choose: t(($) => $.signup.photo.choose),
    drop: t(($) => $.common.photo.drop),
    hint: t(($) => $.signup.photo.hint, { size: MAXIMUM_MEGABYTES }),
    count: (used, limit) => t(($) => $.common.photo.count, { used, limit }),
    full: (limit) => t(($) => $.common.photo.full, { limit }),
    photo: (number) => t(($) => $.common.photo.number, { number }),
    remove: (number) => t(($) => $.common.photo.removeNumber, { number }),
    main: t(($) => $.common.photo.main),
    status: {
      uploading: t(($) => $.common.photo.uploading),
      pending: t(($) => $.common.photo.pending),
      active: t(($) => $.common.photo.active),
      rejected: t(($) => $.common.photo.rejected),
    },
  };
}

/** The member's own photos, inspected or not. */
export function uploadedPhotos(
  photos: readonly Schemas['Photo'][],
  cdnPrefix: string,
): UploadPhoto[] {
  return photos.map(({ id, thumb_filename, status }) => ({
    id,
    status,
    url: photoUrl(thumb_filename, cdnPrefix) ?? '',
  }));
}
