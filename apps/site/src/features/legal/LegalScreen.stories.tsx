import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Legal',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/privacy', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A text to read, with a table that scrolls by itself where it has no room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /process/ })).toHaveAttribute('tabindex', '0');
  },
};

/** Who is not banned reads what holds for all. */
export const BanNotice: Story = { args: { path: '/ban' } };

/** No page has this address. */
export const Unknown: Story = {
  args: { path: '/no-such-page', answers: { getPage: '404/notFound' } },
};

export const Failed: Story = { args: { answers: failing('getPage') } };
