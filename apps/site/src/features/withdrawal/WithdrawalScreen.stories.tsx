import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { refused, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { order } = exampleOf('getOrder', 200, 'completed');

const meta = {
  title: 'Screens/Withdrawal',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: `/transactions/${order.id}/withdraw`,
    who: 'premium',
    answers: { getOrder: 'completed' },
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>('main form [type="submit"]');
  if (!button) throw new Error('there is no button that withdraws');
  return button;
};

/** What was paid, what is used, what comes back, and one button. */
export const Default: Story = {};

/** Nothing was used: everything comes back. */
export const Whole: Story = {
  args: { answers: { getOrder: 'completed', getWithdrawal: 'whole' } },
};

/** Withdrawn before, and the money could not be paid: the page says so and asks anew. */
export const RefundFailed: Story = {
  args: {
    answers: {
      getOrder: {
        order: {
          ...order,
          refunds: [
            {
              id: '0198c0de-0008-7a00-8a00-000000000009',
              kind: 'withdrawal',
              status: 'failed',
              amount: order.total,
              credits: order.credits,
              created_at: '2026-11-20T20:05:00Z',
              ended_at: '2026-11-20T20:06:00Z',
            },
          ],
        },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(submit(canvasElement)).toBeVisible();
  },
};

let isDone = false;

/** Pressed: what came of it, where the form was. */
export const Done: Story = {
  args: {
    answers: {
      getOrder: () => (isDone ? 'withdrawn' : 'completed'),
      withdrawOrder: () => {
        isDone = true;
        return '201/pending';
      },
    },
  },
  beforeEach: () => () => {
    isDone = false;
  },
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(submit(canvasElement));
    await expect(
      await canvas.findByRole('heading', { name: t(($) => $.transactions.withdrawal.doneTitle) }),
    ).toHaveFocus();
  },
};

/** Withdrawn before, and the money is back. */
export const Refunded: Story = { args: { answers: { getOrder: 'refunded' } } };

const withState = (state: 'over' | 'nothing') => ({
  order: {
    ...order,
    withdrawal: { state, until: '2026-12-05T00:00:00Z', unused_credits: 0, amount: null },
  },
});

export const Over: Story = { args: { answers: { getOrder: withState('over') } } };

/** All credits are used. */
export const Nothing: Story = { args: { answers: { getOrder: withState('nothing') } } };

/** The last day ended between the order's answer and this one. */
export const JustOver: Story = {
  args: { answers: { getOrder: 'completed', getWithdrawal: 'over' } },
};

/** Credits were used in another tab: another amount comes back, and nothing has happened yet. */
export const AmountChanged: Story = {
  args: { answers: { getOrder: 'completed', withdrawOrder: 'amountChanged' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await refused();
  },
};

/** No answer came. */
export const NoAnswer: Story = {
  args: { answers: { getOrder: 'completed', withdrawOrder: 'network-error' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await refused();
  },
};

export const Sending: Story = {
  args: { answers: { getOrder: 'completed', withdrawOrder: 'pending' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await expect(submit(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotFound: Story = { args: { answers: { getOrder: '404/orderNotFound' } } };

export const Failed: Story = { args: { answers: failing('getWithdrawal') } };
