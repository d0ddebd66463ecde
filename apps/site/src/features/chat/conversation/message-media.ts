import type { BubbleMessage } from '@velours/ui/blocks/MessageBubble';
import type { OutboxMedia } from '@velours/machines/messageOutbox';
import type { Schemas } from '../../../app/data/api.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

type Media = Pick<BubbleMessage, 'gif' | 'gift'>;

/** What a list says of the newest message: its words, or what it is. */
export function lastWords(
  t: Translate,
  { kind, text }: Pick<Schemas['LastMessage'], 'kind' | 'text'>,
): string {
  if (kind === 'gift') return t(($) => $.chat.media.gift);
  return kind === 'gif' ? t(($) => $.chat.media.gif) : text;
}

/** What a message shows beside or in place of words; nothing where it is text. */
export function mediaOf(
  t: Translate,
  { gift, gif }: Pick<Schemas['Message'], 'gift' | 'gif'>,
  isOwn: boolean,
): Media {
  if (gift) return giftOf(t, gift, isOwn);
  return gif
    ? { gif: bubbleGif(t, { ...gif, animatedUrl: gif.moving_url, stillUrl: gif.still_url }) }
    : {};
}

/** The same of a message that is on its way. */
export function mediaOnTheWay(t: Translate, media: OutboxMedia | undefined): Media {
  if (media?.kind === 'gift') return giftOf(t, media.id as Schemas['GiftName'], true);
  return media ? { gif: bubbleGif(t, { ...media, animatedUrl: media.movingUrl }) } : {};
}

function giftOf(t: Translate, name: Schemas['GiftName'], isOwn: boolean): Media {
  const gift = t(($) => $.chat.media.gifts[name]);
  const words = isOwn
    ? t(($) => $.chat.media.given, { gift })
    : t(($) => $.chat.media.received, { gift });
  return { gift: { name, words } };
}

type Picture = Omit<NonNullable<BubbleMessage['gif']>, 'credit'> & { credit: string | null };

function bubbleGif(
  t: Translate,
  { id, stillUrl, animatedUrl, width, height, alt, credit }: Picture,
): NonNullable<BubbleMessage['gif']> {
  const whose =
    credit === null ? {} : { credit: t(($) => $.chat.media.credit, { provider: credit }) };
  return { id, stillUrl, animatedUrl, width, height, alt, ...whose };
}
