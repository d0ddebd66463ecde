import { Heading } from '@velours/ui/primitives/Heading';
import { TransactionsTable } from '@velours/ui/blocks/TransactionsTable';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useDayFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import {
  ordersQuery,
  statementQuery,
  transactionsPath,
  type TransactionsView,
} from './transactions.ts';
import {
  transactionRows,
  transactionsLabels,
  transactionTotals,
  statementRows,
  balanceBefore,
} from './transaction-words.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { DataTable } from '@velours/ui/components/DataTable';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link, takeOver } from '@velours/ui/components/Link';
import { CreditsIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { creditsText } from '../payment/order-form.ts';
import { Banner } from '@velours/ui/components/Banner';
import { Inline } from '@velours/ui/primitives/Inline';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';

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

/** The orders and their refunds, newest first, each leading to its receipt (M10). */
export function OrderList({ before }: { before: string | null }): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const { refund_days: days } = useSettings();
  const query = useInfiniteQuery(ordersQuery(useApi(), before));
  const { data } = query;
  // Page by page: what is shown already keeps its place.
  const transactions = data?.pages.flatMap((page) => transactionRows({ t, formats }, page.orders));
  const totals = data?.pages[0]?.totals;
  return (
    <Stack gap="lg">
      {before !== null && <NewestLink view="orders" />}
      <TransactionsTable
        transactions={transactions ?? []}
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
      {transactions !== undefined && transactions.length > 0 && (
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

interface OlderLinkProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** The page that begins where this list ends, for who has no script. */
  hrefAfter: () => string;
}

/** To what is older: added below where a script runs, a page of its own where none does. */
function OlderLink({ query, hrefAfter }: OlderLinkProps): ReactNode {
  const t = useTranslate();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Banner tone="danger" announce="alert">
          {t(($) => $.transactions.more.failed)}
        </Banner>
      )}
      <Inline justify="center">
        <Link
          appearance="button"
          variant="outline"
          href={hrefAfter()}
          onPress={takeOver(() => {
            if (!isFetchingNextPage) query.fetchNextPage();
          })}
        >
          {isFetchingNextPage
            ? t(($) => $.transactions.more.loading)
            : t(($) => $.transactions.more.show)}
        </Link>
      </Inline>
      <VisuallyHidden live="polite">
        {isFetchingNextPage ? t(($) => $.transactions.more.loading) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Back from the middle of a list. */
function NewestLink({ view }: Pick<TransactionsView, 'view'>): ReactNode {
  const t = useTranslate();
  return (
    <Inline>
      <Link appearance="quiet" href={transactionsPath({ view, before: null })}>
        {t(($) => $.transactions.newest)}
      </Link>
    </Inline>
  );
}
