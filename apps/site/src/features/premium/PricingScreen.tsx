import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PriceComparison } from '@velours/ui/blocks/PriceComparison';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { pricingQuery } from '../payment/shop-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { COUNTRY, priceComparison, pricingNotes } from './pricing.ts';
import { useFormats } from '../../app/i18n/format.ts';

/** All prices, for everybody (spec section 2: /pricing). */
export function PricingScreen(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const [search] = useSearchParams();
  const country = settings.countries.find((one) => one === search.get(COUNTRY));
  const { data: list } = useQuery({
    ...pricingQuery(useApi(), country),
    placeholderData: keepPreviousData,
  });
  const words = useMemo(() => ({ t, formats }), [t, formats]);
  return (
    <Container width="lg" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.shop.pricing.title)}
          </Heading>
          <Text>{t(($) => $.shop.pricing.lead)}</Text>
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
            {t(($) => $.credits.title)}
          </Link>
        </Inline>
      </Stack>
    </Container>
  );
}
