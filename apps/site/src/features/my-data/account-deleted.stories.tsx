import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Account deleted',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/account-deleted?until=2026-12-03T15%3A30%3A00.000Z', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Until when it can be undone: the last whole day, as in the mail. */
export const Default: Story = {};

/** Opened without the day, or with one that cannot be. */
export const WithoutDay: Story = { args: { path: '/account-deleted?until=never' } };
