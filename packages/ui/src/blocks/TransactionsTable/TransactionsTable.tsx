import { DataTable } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { CreditsIcon } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TransactionStatus } from './TransactionStatus.tsx';
import type { TransactionsTableProps } from './TransactionsTable.types.ts';

/** What a member bought, spent and got back (M10): credits and money side by side, each row leading to its receipt. */
export const TransactionsTable = ({
  transactions,
  totals,
  isLoading = false,
  emptyAction,
  labels,
}: TransactionsTableProps) => (
  <DataTable
    caption={labels.caption}
    isCaptionHidden
    columns={[
      { id: 'date', header: labels.date, isHeaderHiddenOnCard: true },
      { id: 'what', header: labels.what },
      { id: 'credits', header: labels.credits, align: 'end' },
      { id: 'amount', header: labels.amount, align: 'end' },
      { id: 'status', header: labels.status, isHeaderHiddenOnCard: true },
    ]}
    rowHeader="what"
    rows={transactions.map(({ id, href, date, dateTime, what, credits, amount, status }) => ({
      id,
      href,
      cells: {
        date: (
          <Text as="time" size="sm" tone="muted" dateTime={dateTime}>
            {date}
          </Text>
        ),
        what,
        credits,
        amount,
        status: <TransactionStatus status={status} label={labels.statuses[status]} />,
      },
    }))}
    totals={totals && { ...totals, what: labels.total }}
    isLoading={isLoading}
    loadingLabel={labels.loading}
    loadingRows={5}
    empty={
      <EmptyState title={labels.emptyTitle} icon={<CreditsIcon size="xl" />} action={emptyAction}>
        {labels.emptyText}
      </EmptyState>
    }
  />
);
