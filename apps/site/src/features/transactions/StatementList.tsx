import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { DataTable } from '@velours/ui/components/DataTable';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { CreditsIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { statementQuery } from './transaction-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { creditsText } from '../payment/order-form.ts';
import { balanceBefore, statementRows } from './statement.ts';
import { transactionsPath } from './transaction-paths.ts';
import { useDayFormats } from '../../app/i18n/format.ts';
import { NewestLink, OlderLink } from './OlderLink.tsx';

/** Where each credit came from and went, day by day, so that it adds up to the balance (B06). */
export function StatementList({ before }: { before: string | null }): ReactNode {
  const t = useTranslate();
  const words = { t, formats: useDayFormats() };
  const query = useInfiniteQuery(statementQuery(useApi(), before));
  const { data, refetch } = query;
  const days = data?.pages.flatMap((page) => page.days) ?? [];
  const balance = data?.pages[0]?.balance;

  // Credits that moved since: the navigation hears of it first.
  const credits = useUser()?.credits;
  useEffect(() => {
    if (balance !== undefined && balance !== credits) void refetch();
  }, [balance, credits, refetch]);

  return (
    <Stack gap="lg">
      {before !== null && <NewestLink view="statement" />}
      {balance !== undefined && (
        <Text weight="semibold" role="status">
          {t(($) => $.transactions.statement.balance, { credits: creditsText(words, balance) })}
        </Text>
      )}
      <DataTable
        caption={t(($) => $.transactions.statement.caption)}
        isCaptionHidden
        columns={[
          { id: 'date', header: t(($) => $.transactions.orders.date), isHeaderHiddenOnCard: true },
          { id: 'what', header: t(($) => $.transactions.orders.what) },
          { id: 'credits', header: t(($) => $.transactions.orders.credits), align: 'end' },
          {
            id: 'balance',
            header: t(($) => $.transactions.statement.balanceAfter),
            align: 'end',
          },
        ]}
        rowHeader="what"
        rows={statementRows(words, days).map(({ id, day, date, ...cells }) => ({
          id,
          cells: {
            ...cells,
            date: (
              <Text as="time" size="sm" tone="muted" dateTime={day}>
                {date}
              </Text>
            ),
          },
        }))}
        totals={balanceBefore(words, days)}
        isLoading={!data}
        loadingLabel={t(($) => $.transactions.orders.loading)}
        loadingRows={5}
        empty={
          <EmptyState
            title={t(($) => $.transactions.statement.emptyTitle)}
            icon={<CreditsIcon size="xl" />}
            action={
              <Link appearance="button" href="/credits">
                {t(($) => $.transactions.orders.buy)}
              </Link>
            }
          >
            {t(($) => $.transactions.statement.emptyText)}
          </EmptyState>
        }
      />
      <OlderLink
        query={query}
        hrefAfter={() =>
          transactionsPath({
            view: 'statement',
            before: data?.pages.at(-1)?.days.at(-1)?.day ?? null,
          })
        }
      />
      {days.length > 0 && (
        <Text size="sm" tone="muted">
          {t(($) => $.transactions.statement.days)}
        </Text>
      )}
    </Stack>
  );
}
