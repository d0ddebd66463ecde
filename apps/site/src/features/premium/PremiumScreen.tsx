import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { PremiumTierCard } from '@velours/ui/blocks/PremiumTierCard';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { paymentOptionsQuery } from '../payment/credit-queries.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { pricingQuery } from '../payment/shop-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { asVisitorOptions, discountUntil, messagesNote, premiumTiers } from './premium.ts';
import { useDayFormats, useFormats } from '../../app/i18n/format.ts';
import { PremiumMember } from './PremiumMember.tsx';

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
  const formats = useFormats();
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
      <Stack gap="xs">
        <Heading level={1} isFocusable>
          {t(($) => $.shop.premium.title)}
        </Heading>
        <Text>{t(($) => $.shop.premium.lead)}</Text>
        <Text tone="muted">{messagesNote(words, settings)}</Text>
        {until !== undefined && <Text weight="semibold">{until}</Text>}
      </Stack>
      <Grid columns="medium">
        {options &&
          premiumTiers(words, options, settings).map(({ id, ...tier }) => (
            <PremiumTierCard key={id} {...tier} />
          ))}
      </Grid>
      <Link href="/pricing">{t(($) => $.shop.premium.prices)}</Link>
    </Stack>
  );
}
