import type { GifPickerLabels } from '@velours/ui/blocks/GifPicker';
import type { GifPicture } from '@velours/ui/blocks/MessageBubble';
import type { OutboxMedia } from '@velours/machines/messageOutbox';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

export function gifPickerLabels(t: Translate, count: number): GifPickerLabels {
  return {
    ...t(($) => $.media.gif),
    found: t(($) => $.media.gif.found, { count }),
    retry: t(($) => $.common.actions.tryAgain),
  };
}

export const gifPicture = (gif: Schemas['Gif']): GifPicture => ({
  id: gif.id,
  stillUrl: gif.still_url,
  animatedUrl: gif.moving_url,
  width: gif.width,
  height: gif.height,
  alt: gif.alt,
});

/** A GIF as the outbox keeps it: it is shown from there until the server has it. */
export const gifOnTheWay = (gif: Schemas['Gif']): OutboxMedia => ({
  kind: 'gif',
  id: gif.id,
  stillUrl: gif.still_url,
  movingUrl: gif.moving_url,
  width: gif.width,
  height: gif.height,
  alt: gif.alt,
  credit: gif.credit,
});

/** Whose GIFs these are. */
export const gifAttribution = (t: Translate, provider: string | null | undefined): string =>
  provider ? t(($) => $.media.gif.provider, { provider }) : t(($) => $.media.gif.drawn);
