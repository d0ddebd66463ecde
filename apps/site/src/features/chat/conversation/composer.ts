import type {
  ComposerLabels,
  ComposerNoticeReason,
  ComposerProps,
} from '@velours/ui/blocks/Composer';
import type { Schemas } from '../../../app/data/api.ts';
import type { SiteSettings } from '../../../app/data/queries.ts';
import type { Formats } from '../../../app/i18n/format.ts';
import type { Translate } from '../../../app/i18n/texts.ts';
import { codeText } from '../../../app/errors/problem-text.ts';
import { lastPrice } from './thread.ts';

export interface ComposerFacts {
  name: string;
  /** Credits a message costs (settings.message_credits). */
  cost: number;
  /** What that is in money at least, where it is known. */
  price: string | undefined;
  /** Whether the page may be of before: its prices are then not said to be those of now. */
  isOfBefore: boolean;
}

export function composerLabels(t: Translate, facts: ComposerFacts): ComposerLabels {
  const { name } = facts;
  return {
    ...t(($) => $.chat.composer, { name }),
    cost: messageCostText(t, facts),
    counter: (used, maximum) => t(($) => $.chat.composer.counter, { count: maximum - used }),
    tooLong: (count) => t(($) => $.chat.composer.tooLong, { count }),
    empty: t(($) => $.errors.codes.message_empty),
    discard: t(($) => $.chat.thread.cancel),
  };
}

/** What a message costs in credits and money (B06). */
function messageCostText(t: Translate, { cost, price, isOfBefore }: ComposerFacts): string {
  if (isOfBefore) return lastPrice(t, cost, price);
  if (cost === 0) return t(($) => $.chat.composer.costFree);
  return [
    t(($) => $.chat.composer.cost, { count: cost }),
    ...(price === undefined ? [] : [t(($) => $.chat.composer.price, { price })]),
  ].join(' · ');
}

/**
 * For how many messages the member has credits, and the way to more; undefined where that says nothing: messages are free, there are
 * none left, or the credits are those of before.
 */
export function messagesLeft(
  t: Translate,
  credits: number,
  { cost, isOfBefore }: Pick<ComposerFacts, 'cost' | 'isOfBefore'>,
): ComposerProps['balance'] {
  const count = cost === 0 || isOfBefore ? 0 : Math.floor(credits / cost);
  if (count === 0) return undefined;
  return {
    label: t(($) => $.chat.composer.left, { count }),
    href: '/credits',
    isLow: count === 1,
  };
}

/** Why nothing can be sent to this member now; undefined where it can. */
export function composerNotice(
  t: Translate,
  user: Pick<Schemas['User'], 'status'>,
  partner: Pick<Schemas['Partner'], 'status'>,
): string | undefined {
  if (user.status === 'not_confirmed') return t(($) => $.chat.composer.confirmFirst);
  if (partner.status === 'disabled') return t(($) => $.chat.disabled);
  return undefined;
}

/** Why writing is not possible now, and what helps. */
export interface WritingStop {
  reason: ComposerNoticeReason;
  text: string;
  action?: { href: string; label: string } | undefined;
}

export interface WritingFacts {
  user: Pick<Schemas['User'], 'status'>;
  partner: Pick<Schemas['Partner'], 'status'>;
  /** Conversations that can still be started, where this one is not begun; null where nothing limits it. */
  startsLeft: number | null;
  /** settings.conversations_free. */
  limit: number;
  hasDraft: boolean;
}

/** What stands in the way of writing; undefined where nothing does. What was typed is kept, and it is said so. */
export function writingStop(t: Translate, facts: WritingFacts): WritingStop | undefined {
  const { user, partner, startsLeft, limit, hasDraft } = facts;
  const kept = hasDraft ? [t(($) => $.chat.composer.textKept)] : [];
  const notice = composerNotice(t, user, partner);
  if (notice !== undefined) {
    return {
      reason: user.status === 'not_confirmed' ? 'notConfirmed' : 'gone',
      text: [notice, ...kept].join(' '),
    };
  }
  if (startsLeft !== 0) return undefined;
  return {
    reason: 'limit',
    text: [codeText(t, 'conversation_limit_reached', { limit }), ...kept].join(' '),
    action: { href: '/premium', label: t(($) => $.chat.composer.toPremium) },
  };
}

export type CostSettings = Pick<
  SiteSettings,
  'minimum_message_costs' | 'geoip_selected_country' | 'message_credits'
>;

export interface CostFacts {
  formats: Formats;
  settings: CostSettings;
  country: Schemas['Country'] | null;
}

/** What something costs in credits: "20 credits". */
export const creditsCost = (t: Translate, credits: number): string =>
  t(($) => $.media.cost, { count: credits });

/** What something costs in credits, and what that is in money at least where it is known: "20 credits, at least €2.50" (B06). */
export function costText(t: Translate, credits: number, facts: CostFacts): string {
  const words = creditsCost(t, credits);
  const price = credits === 0 ? undefined : priceOf(credits, facts);
  return price === undefined ? words : t(($) => $.media.withPrice, { credits: words, price });
}

/** The settings say what a message costs in money at least: a credit is that part of it. */
export function priceOf(
  credits: number,
  { formats, settings, country }: CostFacts,
): string | undefined {
  const {
    minimum_message_costs: known,
    geoip_selected_country: usual,
    message_credits: each,
  } = settings;
  const least = known[country ?? ''] ?? known[usual ?? ''];
  if (!least || each === 0) return undefined;
  // Not less than it says; a product of decimals may be a hair below its cent.
  const cents = Math.floor((least.costs * 100 * credits) / each + 1e-6);
  return formats.money(cents, least.currency);
}
