import type {
  OutboxItem,
  OutboxMedia,
  UNKNOWN_TOO_LONG_AGO,
} from '@velours/machines/messageOutbox';
import type { BubbleMessage, MessageState } from '@velours/ui/blocks/MessageBubble';
import type { MessageDay, MessageListLabels } from '@velours/ui/blocks/MessageList';
import type { ProblemCode, Schemas } from '../../../app/data/api.ts';
import { DAY_MS, type ZonedFormats } from '../../../app/i18n/format.ts';
import type { Translate } from '../../../app/i18n/texts.ts';
import { codeText } from '../../../app/errors/problem-text.ts';
import type { OnTheWay } from '../../../background/host.ts';
import type { ContactFinder } from './contact-details.ts';

/** The words around the messages. @param waiting a first message that goes out once the address is confirmed */
export const messageListLabels = (
  t: Translate,
  name: string,
  waiting?: string,
): MessageListLabels => ({
  ...t(($) => $.chat.thread, { name }),
  ...(waiting !== undefined && {
    empty: { title: t(($) => $.common.activationReminder.waiting, { name }), text: waiting },
  }),
  edit: t(($) => $.common.actions.edit),
});

export interface ThreadFacts {
  formats: ZonedFormats;
  ownId: string;
  /** Epoch milliseconds. */
  now: number;
  /** The other member's name, where the two have hardly talked: what leads out of the site is warned of then. */
  stranger?: string | undefined;
  /** Finds what leads out of the site; without it messages are words. */
  finder?: ContactFinder | undefined;
  /** What a message and a gift that wait will cost (lastPrice). */
  prices: { message: string; gift: string };
}

/**
 * What something that waits was known to cost when the page was fetched, and that this is not the price of now.
 * @param money what that is at least, as shown; undefined where it is not known
 */
export function lastPrice(t: Translate, credits: number, money: string | undefined): string {
  const words =
    credits === 0
      ? [t(($) => $.chat.status.free)]
      : [
          t(($) => $.chat.status.credits, { count: credits }),
          ...(money === undefined ? [] : [t(($) => $.chat.composer.price, { price: money })]),
        ];
  return t(($) => $.chat.status.lastPrice, { price: words.join(' · ') });
}

/** The days of a conversation from what the server holds, and what is still on its way. */
export type Thread = (
  messages: readonly Schemas['Message'][],
  outbox: readonly OnTheWay[],
  now: number,
) => MessageDay[];

/**
 * A conversation day by day. What was worked out for a message is kept with it: one more in ten thousand costs the
 * formatting of one, and the others are the same to who draws them.
 */
export function threadOf(t: Translate, facts: Omit<ThreadFacts, 'now'>): Thread {
  const shown = new WeakMap<Schemas['Message'], DatedBubble>();
  const show = (message: Schemas['Message']): DatedBubble => {
    let dated = shown.get(message);
    if (!dated) {
      dated = { bubble: ofMessage(t, message, facts), date: facts.formats.dayKey(message.sent_at) };
      shown.set(message, dated);
    }
    return dated;
  };
  return (messages, outbox, now) => {
    const current = { ...facts, now };
    const days: { date: string; label: string; messages: BubbleMessage[] }[] = [];
    const put = ({ bubble, date }: DatedBubble): void => {
      const last = days.at(-1);
      // Clocks differ: what came after midnight stays after it, whatever day it says.
      if (last && date <= last.date) last.messages.push(bubble);
      else {
        const label = dayLabel(t, date, bubble.timeIso, current);
        days.push({ date, label, messages: [bubble] });
      }
    };
    for (const message of messages) put(show(message));
    for (const item of outbox) {
      if (!isShown(item) || isListed(messages, item)) continue;
      put({ bubble: ofOutbox(t, item, current), date: facts.formats.dayKey(now) });
    }
    return days;
  };
}

interface DatedBubble {
  bubble: BubbleMessage;
  /** YYYY-MM-DD in the reader's zone. */
  date: string;
}

/** Whether the server holds it, though its answer may have been lost. What has just been sent stands near the end. */
function isListed(messages: readonly Schemas['Message'][], { messageId, key }: OnTheWay): boolean {
  return (
    messages.findLast(({ id, idempotency_key }) => id === messageId || idempotency_key === key) !==
    undefined
  );
}

/** From so many messages on two members know each other well enough to do without warnings. */
export const HARDLY_TALKED = 20;

function ofMessage(
  t: Translate,
  message: Schemas['Message'],
  facts: Omit<ThreadFacts, 'now'>,
): BubbleMessage {
  const isOwn = message.sender === facts.ownId;
  return {
    id: message.id,
    key: message.idempotency_key,
    text: message.text,
    isOwn,
    time: facts.formats.time(message.sent_at),
    timeIso: message.sent_at,
    isAutomated: message.automated,
    ...mediaOf(t, message, isOwn),
    ...facts.finder?.receivedContacts(t, message.text, isOwn ? undefined : facts.stranger),
    ...(isOwn ? { state: message.read_at ? 'read' : 'sent' } : {}),
  };
}

/** What was called off is not. */
type Shown = OutboxItem & { status: Exclude<OutboxItem['status'], 'cancelled'> };

const isShown = <Item extends OutboxItem>(item: Item): item is Item & Shown =>
  item.status !== 'cancelled';

function ofOutbox(t: Translate, item: OnTheWay & Shown, facts: ThreadFacts): BubbleMessage {
  const state: MessageState = item.status === 'waiting' ? 'retrying' : item.status;
  return {
    id: item.id,
    key: item.key,
    text: item.text,
    ...mediaOnTheWay(t, item.media),
    isOwn: true,
    time: facts.formats.time(facts.now),
    timeIso: new Date(facts.now).toISOString(),
    state,
    ...(state === 'queued' || state === 'retrying'
      ? {
          price: facts.prices[item.media?.kind === 'gift' ? 'gift' : 'message'],
          canChange: item.canChange,
          canRetry: item.canRetry,
        }
      : {}),
    ...(item.reason ? { failure: refusalText(t, item.reason) } : {}),
  };
}

/** By its type alone: the outbox comes later than the conversation. */
const TOO_LONG_AGO: typeof UNKNOWN_TOO_LONG_AGO = 'unknown_too_long_ago';

/**
 * Why the server did not take a message, and that nothing was charged for it; of one that nobody answered, that it may be
 * there and paid (B03).
 */
export function refusalText(t: Translate, reason: NonNullable<OutboxItem['reason']>): string {
  if (reason.code === TOO_LONG_AGO) return t(($) => $.chat.status.unknownOutcome);
  const why = codeText(t, reason.code as ProblemCode, reason.params);
  return `${why} ${t(($) => $.chat.status.notCharged)}`;
}

function dayLabel(
  t: Translate,
  date: string,
  moment: string,
  { formats, now }: ThreadFacts,
): string {
  // Of the calendar: a day in which the clocks are changed has 23 or 25 hours.
  const ago = Date.parse(formats.dayKey(now)) - Date.parse(date);
  if (ago === 0) return t(($) => $.chat.thread.today);
  if (ago === DAY_MS) return t(($) => $.chat.thread.yesterday);
  return formats.date(moment);
}

type Media = Pick<BubbleMessage, 'gif' | 'gift'>;

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
  const words = t(($) => $.chat.media[isOwn ? 'given' : 'received'], { gift });
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
