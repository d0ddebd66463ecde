import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '@velours/ui/components/Tabs';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useOrderChanges, ordersQuery, transactionsPath, viewOf } from './transactions-data.ts';
import { StatementList } from './StatementList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TransactionsTable } from '@velours/ui/blocks/TransactionsTable';
import { Link } from '@velours/ui/components/Link';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { transactionRows, transactionsLabels, transactionTotals } from './transactions.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { OlderLink, NewestLink } from './OlderLink.tsx';

/** What was bought and paid back, and where the credits went (spec section 2: /transactions). */
export function TransactionsScreen(): ReactNode {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { view, before } = viewOf(search);
  useOrderChanges();
  return (
    <Container width="lg" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.transactions.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.transactions.lead)}</Text>
        </Stack>
        <LinkTabs
          label={t(($) => $.transactions.views.label)}
          current={view}
          layout="fitted"
          tabs={(['orders', 'statement'] as const).map((id) => ({
            id,
            href: transactionsPath({ view: id, before: null }),
            label: t(($) => $.transactions.views[id]),
          }))}
        />
        {view === 'orders' ? (
          <OrderList key={before} before={before} />
        ) : (
          <StatementList key={before} before={before} />
        )}
      </Stack>
    </Container>
  );
}

/** The orders and their refunds, newest first, each leading to its receipt (M10). */
function OrderList({ before }: { before: string | null }): ReactNode {
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
