import type { PhotoUploaderLabels } from '@velours/ui/blocks/PhotoUploader';
import type { Translate } from '../../app/i18n/texts.ts';

/** Largest file the server takes, in megabytes. */
const MAXIMUM_MEGABYTES = 8;

export function photoUploaderLabels(t: Translate): PhotoUploaderLabels {
  return {
    ...t(($) => $.common.photo),
    choose: t(($) => $.signup.photo.choose),
    hint: t(($) => $.signup.photo.hint, { size: MAXIMUM_MEGABYTES }),
    count: (used, limit) => t(($) => $.common.photo.count, { used, limit }),
    full: (limit) => t(($) => $.common.photo.full, { limit }),
    photo: (number) => t(($) => $.common.photo.photo, { number }),
    remove: (number) => t(($) => $.common.photo.remove, { number }),
  };
}
