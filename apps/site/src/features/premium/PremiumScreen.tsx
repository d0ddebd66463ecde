import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { CreditPackagePicker } from '@velours/ui/blocks/CreditPackagePicker';
import type { CreditPackage } from '@velours/ui/blocks/CreditPackageCard';
import { PremiumHero } from '@velours/ui/blocks/PremiumHero';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { TimeBonus } from '../../background/time-bonus/TimeBonus.tsx';
import { useApi, type Schemas } from '../../app/data/api.ts';
import {
  paymentOptionsQuery,
  pricingQuery,
  type PaymentOptions,
  type PriceList,
} from '../payment/credit-queries.ts';
import { orderPath } from '../payment/order-address.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { useDayFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import { Inline } from '@velours/ui/primitives/Inline';
import { REPEAT_PATH } from '../credits/repeat-order.ts';
import { TIME_BONUS_CODE } from '@velours/machines/timeBonus';
import type { SiteSettings } from '../../app/data/queries.ts';
import {
  creditsText,
  packageCards,
  type DatedOrderWords,
  type OrderWords,
} from '../payment/order-form.ts';

/** Premium (spec section 2: /premium): its tiers, for who is premium already what they have. */
export function PremiumScreen(): ReactNode {
  const user = useUser();
  return (
    <Container isPage>
      {user?.paid_user ? <PremiumMember user={user} /> : <PremiumTiers />}
    </Container>
  );
}

function PremiumTiers(): ReactNode {
  const api = useApi();
  const t = useTranslate();
  const formats = useLocalFormats();
  const settings = useSettings();
  const isVisitor = useUser() === null;
  const own = useQuery({ ...paymentOptionsQuery(api), enabled: !isVisitor }).data;
  const list = useQuery({ ...pricingQuery(api), enabled: isVisitor }).data;
  const dayFormats = useDayFormats();
  const words = useMemo(() => ({ t, formats, dayFormats }), [t, formats, dayFormats]);
  const options = isVisitor ? list && asVisitorOptions(list) : own;
  const until = options && discountUntil(words, options);
  return (
    <Stack gap="lg">
      <PremiumHero
        title={t(($) => $.shop.premium.title)}
        lead={t(($) => $.shop.premium.lead)}
        benefits={premiumBenefits(words, settings)}
        labels={{ benefits: t(($) => $.shop.premium.benefits) }}
      />
      <TimeBonus />
      {until !== undefined && <Text weight="semibold">{until}</Text>}
      {options && <PremiumOffer packages={packageCards(words, options, {}, settings)} />}
      <Text tone="muted">{messagesNote(words, settings)}</Text>
      <Link href="/pricing">{t(($) => $.shop.premium.prices)}</Link>
    </Stack>
  );
}

/** The tiers p0 to p3, each the package of its name, and the way to the order of the one that is chosen; also without script. */
function PremiumOffer({ packages }: { packages: readonly CreditPackage[] }): ReactNode {
  const t = useTranslate();
  const [id, choose] = useState('');
  const chosen = packages.find((item) => item.id === id);
  return (
    <Form action={orderPath({})}>
      <Stack gap="md">
        <Heading level={2} size="md">
          {t(($) => $.credits.form.packages)}
        </Heading>
        <CreditPackagePicker
          packages={packages}
          label={t(($) => $.credits.form.packages)}
          isLabelHidden
          value={id}
          onChange={choose}
        />
        <Inline>
          <Button type="submit" size="lg">
            {chosen
              ? t(($) => $.shop.premium.goOnWith, {
                  what: chosen.messages ?? chosen.credits,
                  price: chosen.price,
                })
              : t(($) => $.shop.premium.goOn)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** /premium for who is premium: there is nothing to sell but credits. */
function PremiumMember({ user }: { user: Schemas['User'] }): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const dayFormats = useDayFormats();
  const settings = useSettings();
  return (
    <Stack gap="lg">
      <PremiumHero
        title={t(($) => $.shop.premium.member.title)}
        lead={t(($) => $.shop.premium.member.lead)}
        benefits={premiumBenefits({ t, formats, dayFormats }, settings)}
        labels={{ benefits: t(($) => $.shop.premium.benefits) }}
      />
      <Text weight="semibold">
        {t(($) => $.shop.premium.member.balance, { count: user.credits })}
      </Text>
      <Inline gap="md">
        <Link href={REPEAT_PATH} appearance="button">
          {t(($) => $.credits.form.title)}
        </Link>
        <Link href="/pricing">{t(($) => $.shop.premium.prices)}</Link>
      </Inline>
    </Stack>
  );
}

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

interface PremiumWords extends DatedOrderWords {
  /** For calendar days, which are the same in every zone. */
  dayFormats: ZonedFormats;
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

/** Until when the discount in the prices holds; the time bonus has its countdown on every page. */
export function discountUntil(
  { t, formats }: DatedOrderWords,
  { discount }: PaymentOptions,
): string | undefined {
  if (!discount || discount.code === TIME_BONUS_CODE) return undefined;
  // It ends within that day.
  const date = `${formats.date(discount.expires)}, ${formats.time(discount.expires)}`;
  return t(($) => $.shop.premium.until, { date });
}

/** Premium changes nothing about what a message costs, and says so. */
export const messagesNote = (words: OrderWords, settings: PremiumSettings): string =>
  words.t(($) => $.shop.premium.messages, {
    credits: creditsText(words, settings.message_credits),
  });
