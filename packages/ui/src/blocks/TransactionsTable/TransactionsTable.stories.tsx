import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import {
  longTransactions,
  longTransactionsLabels,
  transactionTotals,
  transactions,
  transactionsLabels,
} from './TransactionsTable.fixtures.ts';
import { TransactionsTable } from './TransactionsTable.tsx';

const meta = {
  title: 'Blocks/TransactionsTable',
  component: TransactionsTable,
  args: { transactions, totals: transactionTotals, labels: transactionsLabels },
} satisfies Meta<typeof TransactionsTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every status; purchases lead to their receipt. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '250 credits' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Message to Anna' })).toBeNull();
  },
};

export const Playground: Story = { args: { isLoading: false } };

/** None yet. */
export const States: Story = {
  args: {
    transactions: [],
    totals: undefined,
    emptyAction: (
      <Link href="#credits" appearance="button">
        See the credit packages
      </Link>
    ),
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Stress: Story = {
  args: {
    transactions: longTransactions,
    totals: { credits: '1.000.000.000', amount: '13.580.246,79 kr.' },
    labels: longTransactionsLabels,
  },
};
