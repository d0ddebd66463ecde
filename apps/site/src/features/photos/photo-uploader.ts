import type { PhotoUploaderLabels } from '@velours/ui/blocks/PhotoUploader';
import type { Translate } from '../../app/i18n/texts.ts';

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
