import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { order } = exampleOf('getOrder', 200, 'pending');

const meta = {
  title: 'Screens/Credits, back from the bank',
  tags: ['screen'],
  ...screenMeta,
  args: { path: `/credits/return?order=${order.id}`, who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The bank still has to be paid, or has not said anything yet. */
export const AtTheBank: Story = { args: { answers: { getOrder: { order } } } };

/** Paid, and on its way to us. */
export const Pending: Story = {
  args: { answers: { getOrder: { order: { ...order, redirect_url: null } } } },
};

export const Completed: Story = {
  args: { answers: { getOrder: 'completed' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      await canvas.findByRole('heading', { name: t(($) => $.credits.status.completed.title) }),
    ).toBeVisible();
  },
};

/** How often the order was asked for. */
let asks = 0;

/** By a stopped clock an order is never old enough to be asked for anew. */
function askAnew(): () => void {
  const stopped = Date.now;
  Date.now = () => performance.timeOrigin + performance.now();
  return () => {
    Date.now = stopped;
    asks = 0;
  };
}

/** The page came with the order; the statechart's own question has no answer yet. Nothing is taken back meanwhile. */
export const CompletedAskedAnew: Story = {
  args: { answers: { getOrder: () => (asks++ === 0 ? 'completed' : 'pending') } },
  beforeEach: askAnew,
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await waitFor(() => expect(asks).toBeGreaterThan(1));
    await expect(
      canvas.getByRole('heading', { name: t(($) => $.credits.status.completed.title) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(($) => $.credits.actions.receipt) }),
    ).toBeVisible();
  },
};

/** It was open as the page came, and is paid now: the title of the page says so too. */
export const CompletedLive: Story = {
  args: { answers: { getOrder: () => (asks++ === 0 ? { order } : 'completed') } },
  beforeEach: askAnew,
  play: async ({ canvas, ...story }) => {
    const title = wordsOf(story)(($) => $.credits.status.completed.title);
    await canvas.findByRole('heading', { name: title });
    await waitFor(() => expect(document.title).toContain(title));
  },
};

export const Refused: Story = { args: { answers: { getOrder: 'failed' } } };

export const Cancelled: Story = { args: { answers: { getOrder: 'cancelled' } } };

/** An address that no order of this member has. */
export const NotFound: Story = { args: { answers: { getOrder: '404/orderNotFound' } } };

export const Failed: Story = { args: { answers: failing('getOrder') } };

export const Offline: Story = { args: { answers: { getOrder: 'network-error' } } };
