import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TransactionsTable } from '@velours/ui/blocks/TransactionsTable';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { ordersQuery } from './transaction-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { transactionsPath } from './transaction-paths.ts';
import { transactionRows, transactionsLabels, transactionTotals } from './transactions.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { OlderLink, NewestLink } from './OlderLink.tsx';

/** The orders and their refunds, newest first, each leading to its receipt (M10). */
export function OrderList({ before }: { before: string | null }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { refund_days: days } = useSettings();
  const query = useInfiniteQuery(ordersQuery(useApi(), before));
  const { data } = query;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const totals = data?.pages[0]?.totals;
  return (
    <Stack gap="lg">
      {before !== null && <NewestLink view="orders" />}
      <TransactionsTable
        transactions={transactionRows({ t, formats }, orders)}
        totals={totals && transactionTotals({ t, formats }, totals)}
        isLoading={!data}
        emptyAction={
          <Link appearance="button" href="/credits">
            {t(($) => $.transactions.orders.buy)}
          </Link>
        }
        labels={transactionsLabels(t)}
      />
      <OlderLink
        query={query}
        hrefAfter={() =>
          transactionsPath({
            view: 'orders',
            before: data?.pages.at(-1)?.orders.at(-1)?.id ?? null,
          })
        }
      />
      {orders.length > 0 && (
        <Text size="sm" tone="muted">
          {t(($) => $.transactions.orders.totalNote)}
        </Text>
      )}
      {days > 0 && (
        <Stack gap="xs" as="section" aria-labelledby="return-policy">
          <Heading level={2} size="md" id="return-policy">
            {t(($) => $.transactions.policy.title)}
          </Heading>
          <Text>{t(($) => $.transactions.policy.text, { count: days })}</Text>
        </Stack>
      )}
    </Stack>
  );
}
