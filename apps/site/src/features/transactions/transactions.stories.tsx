import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

type Order = Answer<'getOrder'>['order'];

const orderNumber = (index: number): string => `0198c0de-0005-7a00-8a00-0000000001${10 + index}`;

/** Another order of the same member. */
const nth = (order: Order, index: number): Order => ({
  ...order,
  id: orderNumber(index),
  refunds: order.refunds.map((refund) => ({
    ...refund,
    id: `${refund.id.slice(0, -2)}${10 + index}`,
  })),
});

const one = (name: 'pending' | 'completed' | 'failed' | 'cancelled'): Order =>
  exampleOf('getOrder', 200, name).order;

const withdrawn = exampleOf('getOrder', 200, 'withdrawn').order;

/** Withdrawn, and the money could not be paid back. */
const undone: Order = {
  ...withdrawn,
  refunds: withdrawn.refunds.map((refund) => ({
    ...refund,
    kind: 'refund',
    status: 'failed',
    ended_at: refund.created_at,
  })),
};

/** One order of every kind, with what went back of it. */
const every: readonly Order[] = [
  one('pending'),
  one('completed'),
  one('failed'),
  one('cancelled'),
  withdrawn,
  exampleOf('getOrder', 200, 'refunded').order,
  undone,
  exampleOf('getOrder', 200, 'chargedBack').order,
].map(nth);

const page: Answer<'getOrders'> = {
  orders: [...every],
  has_more: false,
  totals: { credits: 190, amounts: [{ currency: 'EUR', amount: 2840 }] },
};

const meta = {
  title: 'Screens/Transactions',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/transactions', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Orders in every state, and what went back of them. */
export const Default: Story = { args: { answers: { getOrders: page } } };

/** Older ones are added below. */
export const Older: Story = {
  args: {
    answers: {
      getOrders: (request) =>
        new URL(request.url).searchParams.has('before')
          ? { ...page, orders: every.map((order, index) => nth(order, index + 40)) }
          : { ...page, orders: every.slice(0, 3), has_more: true },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const more = await canvas.findByRole('link', { name: t(($) => $.transactions.more.show) });
    await userEvent.click(more);
    await expect(
      (await canvas.findAllByText(t(($) => $.transactions.status.chargeback))).length,
    ).toBeGreaterThan(0);
    await expect(more).not.toBeInTheDocument();
  },
};

/** From the middle of the list on, as without script. */
export const FromTheMiddle: Story = {
  args: { path: `/transactions?before=${orderNumber(1)}`, answers: { getOrders: page } },
};

/** Older ones could not be had. */
export const OlderFailed: Story = {
  args: {
    answers: {
      getOrders: (request) =>
        new URL(request.url).searchParams.has('before')
          ? '500/internalError'
          : { ...page, orders: every.slice(0, 3), has_more: true },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(
      await canvas.findByRole('link', { name: t(($) => $.transactions.more.show) }),
    );
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Nothing was bought yet. */
export const Empty: Story = { args: { who: 'free', answers: { getOrders: 'none' } } };

/** Where the credits came from and went, adding up to the balance. */
export const Statement: Story = {
  args: { path: '/transactions?view=credits', user: { credits: 340 } },
};

export const StatementEmpty: Story = {
  args: {
    path: '/transactions?view=credits',
    who: 'free',
    user: { credits: 0 },
    answers: { getStatement: 'none' },
  },
};

export const Waiting: Story = {
  args: { isWaiting: true, answers: { getOrders: 'pending' } },
};

export const Failed: Story = { args: { answers: failing('getOrders') } };

export const Offline: Story = { args: { answers: { getOrders: 'network-error' } } };

const huge = 9_999_999;

/** Millions, in two currencies, and more than one page. */
export const Stress: Story = {
  args: {
    answers: {
      getOrders: {
        orders: every.map((order) => ({ ...order, credits: huge, total: huge })),
        has_more: true,
        totals: {
          credits: huge,
          amounts: [
            { currency: 'EUR', amount: huge },
            { currency: 'DKK', amount: huge },
          ],
        },
      },
    },
  },
};
