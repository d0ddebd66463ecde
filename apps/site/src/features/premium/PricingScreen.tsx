import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PriceComparison, type PriceComparisonProps } from '@velours/ui/blocks/PriceComparison';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { pricingQuery, type PriceList } from '../payment/credit-queries.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import type { SiteSettings } from '../../app/data/queries.ts';
import {
  creditsText,
  methodCosts,
  methodName,
  partText,
  type OrderWords,
} from '../payment/order-form.ts';

/** All prices, for everybody (spec section 2: /pricing). */
export function PricingScreen(): ReactNode {
  const words = useTexts();
  const { t } = words;
  const settings = useSettings();
  const [search] = useSearchParams();
  const country = settings.countries.find((one) => one === search.get(COUNTRY));
  const { data: list } = useQuery({
    ...pricingQuery(useApi(), country),
    placeholderData: keepPreviousData,
  });
  return (
    <Container isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.shop.pricing.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.shop.pricing.lead)}</Text>
        </Stack>
        {list && (
          <PriceComparison
            {...priceComparison(words, list, settings)}
            note={
              <Stack gap="xs">
                {pricingNotes(words, list, settings).map((note) => (
                  <Text key={note}>{note}</Text>
                ))}
              </Stack>
            }
          />
        )}
        <Inline>
          <Link href="/credits" appearance="button">
            {t(($) => $.credits.form.title)}
          </Link>
        </Inline>
      </Stack>
    </Container>
  );
}

type PricingSettings = Pick<SiteSettings, 'countries' | 'message_credits' | 'gift_credits'>;

const PRICING_PATH = '/pricing';

/** The name of the country in the page's address. */
const COUNTRY = 'country';

/** All prices of a country in words (M01): packages, what credits pay for in credits and money (B06), costs of paying. */
export function priceComparison(
  words: OrderWords,
  list: PriceList,
  settings: PricingSettings,
): Omit<PriceComparisonProps, 'note'> {
  const { t, formats } = words;
  const { currency, country } = list;
  const money = (amount: number): string => formats.money(amount, currency);
  const perCredit = list.packages.map(({ price, credits }) => price / credits);

  /** What so many credits come to, from the package with the cheapest ones to the one with the dearest. */
  const moneyFor = (credits: number): string => {
    const from = money(Math.min(...perCredit) * credits);
    const to = money(Math.max(...perCredit) * credits);
    return from === to ? from : t(($) => $.shop.pricing.range, { from, to });
  };

  return {
    packages: list.packages.map(({ id, credits, price }) => ({
      id,
      credits: creditsText(words, credits),
      price: money(price),
      pricePerCredit: partText(formats, price / credits, currency, 5),
      perMessage: money((price / credits) * settings.message_credits),
    })),
    actions: (
      [
        ['message', settings.message_credits],
        ['gift', settings.gift_credits],
        ['read', 0],
        ['photo', 0],
      ] as const
    ).map(([id, credits]) => ({
      id,
      name: t(($) => $.shop.pricing[id]),
      credits: creditsText(words, credits),
      money: moneyFor(credits),
    })),
    methods: list.methods.map(({ id, name, transaction_costs, can_save }) => ({
      id,
      name: methodName(t, id, name),
      costs: methodCosts(words, transaction_costs, currency),
      detail: can_save ? t(($) => $.shop.pricing.saved) : undefined,
    })),
    country: {
      action: PRICING_PATH,
      name: COUNTRY,
      value: country,
      options: settings.countries
        .map((code) => ({ value: code, label: formats.country(code) }))
        .toSorted((one, other) => formats.compare(one.label, other.label)),
      label: t(($) => $.shop.pricing.country),
      submit: t(($) => $.shop.pricing.show),
    },
    labels: {
      ...t(($) => $.shop.pricing.table),
      credits: t(($) => $.credits.facts.credits),
    },
  };
}

type NoteSettings = Pick<SiteSettings, 'refund_days' | 'signup_credits' | 'photo_credits'>;

/** What else is to be known of the prices: VAT, what is given, and the right of withdrawal (M11). */
export function pricingNotes(
  words: OrderWords,
  { vat_percentage: vat }: PriceList,
  settings: NoteSettings,
): string[] {
  const { t, formats } = words;
  const { refund_days, signup_credits, photo_credits } = settings;
  return [
    vat === null
      ? t(($) => $.shop.pricing.noteNoVat)
      : t(($) => $.shop.pricing.note, { percentage: formats.percent(vat / 100) }),
    ...(signup_credits > 0 && photo_credits > 0
      ? [
          t(($) => $.shop.pricing.given, {
            signup: creditsText(words, signup_credits),
            photo: creditsText(words, photo_credits),
          }),
        ]
      : []),
    ...(refund_days > 0 ? [t(($) => $.shop.pricing.withdraw, { count: refund_days })] : []),
  ];
}
