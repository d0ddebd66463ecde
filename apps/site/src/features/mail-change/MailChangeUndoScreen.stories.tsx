import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Mail change taken back',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: '/mail-change/undo?token=ZGVtby1tYWlsLWNoYW5nZS11bmRvLTAwMDE',
    who: 'visitor',
    answers: { getAccountLink: 'undo' },
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Taken back before. */
export const Used: Story = { args: { answers: { getAccountLink: '410/linkUsed' } } };
