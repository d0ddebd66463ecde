import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Refused: Story = { args: { answers: { getOrder: 'failed' } } };

export const Cancelled: Story = { args: { answers: { getOrder: 'cancelled' } } };

/** An address that no order of this member has. */
export const NotFound: Story = { args: { answers: { getOrder: '404/orderNotFound' } } };

export const Failed: Story = { args: { answers: failing('getOrder') } };

export const Offline: Story = { args: { answers: { getOrder: 'network-error' } } };
