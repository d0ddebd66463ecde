import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { DataTable } from '@velours/ui/components/DataTable';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { CreditsIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { statementQuery, transactionsPath } from './transactions-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { creditsText } from '../payment/order-form.ts';
import { useDayFormats, type Formats } from '../../app/i18n/format.ts';
import { NewestLink, OlderLink } from './OlderLink.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { signed } from './transactions.ts';

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

type StatementDay = Schemas['StatementDay'];

/** A line of the statement, with the balance after it. */
interface StatementRow {
  id: string;
  /** The machine's form of the day. */
  day: string;
  date: string;
  what: string;
  /** With its sign. */
  credits: string;
  balance: string;
}

/** What the words of the statement are made with. Its days are those of UTC, whatever the reader's clock says. */
interface StatementWords {
  t: Translate;
  /** Formats in UTC. */
  formats: Formats;
}

/** Why credits moved, in words, and how often where it was more than once. */
function kindText({ t, formats }: StatementWords, kind: Schemas['StatementKind'], count: number) {
  const words = t(($) => $.transactions.statement.kinds[kind]);
  return count > 1 ? `${words} (${formats.number(count)})` : words;
}

/**
 * The lines of the days, newest first, each with the balance after it (B06): what a line adds or takes is the difference to the one below it.
 */
export function statementRows(
  words: StatementWords,
  days: readonly StatementDay[],
): StatementRow[] {
  const { formats } = words;
  return days.flatMap(({ day, opening, lines }): StatementRow[] => {
    let balance = opening;
    return lines
      .map(({ kind, count, amount }) => {
        balance += amount;
        return {
          id: `${day} ${kind}`,
          day,
          date: formats.date(day),
          what: kindText(words, kind, count),
          credits: signed(formats, amount),
          balance: formats.number(balance),
        };
      })
      .toReversed();
  });
}

/** What the balance was before the oldest day shown; nothing where no day is. */
export function balanceBefore({ t, formats }: StatementWords, days: readonly StatementDay[]) {
  const oldest = days.at(-1);
  return (
    oldest && {
      what: t(($) => $.transactions.statement.balanceBefore, { date: formats.date(oldest.day) }),
      balance: formats.number(oldest.opening),
    }
  );
}
