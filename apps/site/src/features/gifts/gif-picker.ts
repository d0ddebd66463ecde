import type { GifPickerLabels } from '@velours/ui/blocks/GifPicker';
import type { GifPicture } from '@velours/ui/blocks/MessageBubble';
import type { OutboxMedia } from '@velours/machines/messageOutbox';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

export function gifPickerLabels(t: Translate, count: number): GifPickerLabels {
  return {
    search: t(($) => $.media.gif.search),
    searchPlaceholder: t(($) => $.media.gif.placeholder),
    clearSearch: t(($) => $.media.gif.clear),
    submit: t(($) => $.media.gif.submit),
    results: t(($) => $.media.gif.results),
    play: t(($) => $.media.gif.play),
    loading: t(($) => $.media.gif.loading),
    found: t(($) => $.media.gif.found, { count }),
    emptyTitle: t(($) => $.media.gif.emptyTitle),
    emptyText: t(($) => $.media.gif.emptyText),
    errorText: t(($) => $.media.gif.error),
    retry: t(($) => $.common.actions.tryAgain),
    offlineTitle: t(($) => $.media.gif.offlineTitle),
    offlineText: t(($) => $.media.gif.offlineText),
    more: t(($) => $.media.gif.more),
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
