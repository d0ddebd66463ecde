import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Offers',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/offers', who: 'free' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A member: what was offered to them, and what is over. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
};

export const Visitor: Story = {
  args: { who: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
};

/** Nothing is over yet, and nothing was offered. */
export const Empty: Story = {
  args: { answers: { getOfferLedger: 'empty', getOwnOffers: 'none' } },
};

/** Signatures that are none: the page says so. */
export const Broken: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.offers.check.submit));
    await expect(await screen.findByText(t(($) => $.offers.check.someBroken))).toBeVisible();
  },
};
