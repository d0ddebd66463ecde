import type { ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { premiumBenefits } from './premium.ts';
import { REPEAT_PATH } from '../credits/repeat-choice.ts';
import { useDayFormats, useFormats } from '../../app/i18n/format.ts';

/** /premium for who is premium: there is nothing to sell but credits. */
export function PremiumMember({ user }: { user: Schemas['User'] }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const settings = useSettings();
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} isFocusable>
          {t(($) => $.shop.premium.member.title)}
        </Heading>
        <Text>{t(($) => $.shop.premium.member.lead)}</Text>
        <Text weight="semibold">
          {t(($) => $.shop.premium.member.balance, { count: user.credits })}
        </Text>
      </Stack>
      <Stack as="ul" gap="xs" aria-label={t(($) => $.shop.premium.benefits)}>
        {premiumBenefits({ t, formats, dayFormats }, settings).map((benefit) => (
          <Card key={benefit} as="li" padding="sm">
            {benefit}
          </Card>
        ))}
      </Stack>
      <Inline gap="md">
        <Link href={REPEAT_PATH} appearance="button">
          {t(($) => $.credits.title)}
        </Link>
        <Link href="/pricing">{t(($) => $.shop.premium.prices)}</Link>
      </Inline>
    </Stack>
  );
}
