import type { PremiumTierCardProps } from '@velours/ui/blocks/PremiumTierCard';
import { TIME_BONUS_CODE } from '@velours/machines/timeBonus';
import type { PaymentOptions } from '../payment/credit-queries.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import type { PriceList } from '../payment/shop-queries.ts';
import type { Formats } from '../../app/i18n/format.ts';
import { creditsText, packageCards, type OrderWords } from '../payment/order-form.ts';
import { orderPath } from '../payment/order-path.ts';

type PremiumSettings = Pick<
  SiteSettings,
  | 'photo_limit_free'
  | 'photo_limit_premium'
  | 'photo_view_limit_free'
  | 'conversations_free'
  | 'message_credits'
  | 'refund_days'
  | 'premium_claim'
>;

export interface PremiumWords extends OrderWords {
  /** For calendar days, which are the same in every zone. */
  dayFormats: Formats;
}

/** The regular prices as they are offered to somebody who is not logged in: no discount, nothing saved. */
export const asVisitorOptions = (list: PriceList): PaymentOptions => ({
  ...list,
  packages: list.packages.map((item) => ({
    ...item,
    discount: null,
    discounted_price: item.price,
  })),
  saved_methods: [],
  discount: null,
});

/**
 * What premium brings (spec sections 5 and 6), as the settings grant it. The chance of a match is claimed only where they name
 * who found it, and when.
 */
export function premiumBenefits(
  { t, formats, dayFormats }: PremiumWords,
  settings: PremiumSettings,
): string[] {
  const { premium_claim: claim, photo_limit_free, photo_limit_premium } = settings;
  return [
    ...(photo_limit_premium > photo_limit_free
      ? [
          t(($) => $.shop.premium.photos, {
            limit: formats.number(photo_limit_premium),
            free: formats.number(photo_limit_free),
          }),
        ]
      : []),
    t(($) => $.shop.premium.viewing, { free: formats.number(settings.photo_view_limit_free) }),
    t(($) => $.shop.premium.conversations, { free: formats.number(settings.conversations_free) }),
    ...(claim
      ? [
          t(($) => $.shop.premium.claim, {
            percentage: formats.percent(claim.percentage / 100),
            source: claim.source,
            date: dayFormats.date(claim.date),
          }),
        ]
      : []),
  ];
}

/** The tiers p0 to p3: a tier is the package of its name. */
export function premiumTiers(
  words: PremiumWords,
  options: PaymentOptions,
  settings: PremiumSettings,
): (PremiumTierCardProps & { id: string })[] {
  const { t } = words;
  const benefits = premiumBenefits(words, settings);
  const terms = { refundDays: settings.refund_days, messageCredits: settings.message_credits };
  const cards = packageCards(words, options, {}, terms);
  return options.packages.flatMap(({ id }) => {
    const item = cards.find((card) => card.id === id);
    if (!item) return [];
    const { credits } = item;
    return [
      {
        id,
        name: t(($) => $.shop.premium.name, { credits }),
        item,
        benefits,
        href: orderPath({ package: id }),
        labels: {
          benefits: t(($) => $.shop.premium.benefits),
          choose: t(($) => $.shop.premium.choose, { credits }),
        },
      },
    ];
  });
}

/** Until when the discount in the prices holds; the time bonus has its countdown on every page. */
export function discountUntil(
  { t, formats }: OrderWords,
  { discount }: PaymentOptions,
): string | undefined {
  if (!discount || discount.code === TIME_BONUS_CODE) return undefined;
  return t(($) => $.shop.premium.until, { date: formats.date(discount.expires) });
}

/** Premium changes nothing about what a message costs, and says so. */
export const messagesNote = (words: OrderWords, settings: PremiumSettings): string =>
  words.t(($) => $.shop.premium.messages, {
    credits: creditsText(words, settings.message_credits),
  });
