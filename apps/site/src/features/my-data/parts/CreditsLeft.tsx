import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../../app/data/api.ts';
import { openOrdersQuery } from '../mydata-queries.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { withdrawalPath } from '../../transactions/transaction-paths.ts';
import { useDayFormats } from '../../../app/i18n/format.ts';

/** Before what happens: credits that are left, and what can still be paid back for them (B05). */
export function CreditsLeft({ credits }: { credits: number }): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const { data: orders = [] } = useQuery({ ...openOrdersQuery(useApi()), staleTime: 60_000 });
  if (credits === 0) return null;
  return (
    <Banner tone="warning" title={t(($) => $.mydata.deletion.credits.title, { count: credits })}>
      <Stack gap="xs">
        <Text>{t(($) => $.mydata.deletion.credits[orders.length > 0 ? 'open' : 'over'])}</Text>
        {orders.length > 0 && (
          <Stack as="ul" gap="xs">
            {orders.map(({ id, payment_id: number, until, total, currency }) => (
              <li key={id}>
                <Link href={withdrawalPath(id)}>
                  {t(($) => $.mydata.deletion.credits.order, {
                    number,
                    amount: formats.money(total, currency),
                    date: formats.date(Date.parse(until) - 1),
                  })}
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Banner>
  );
}
