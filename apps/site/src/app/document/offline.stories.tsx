import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Offline',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/offline', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What the installed app shows of any page without a connection: the way on is the address itself, once more. */
export const Default: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const title = t(($) => $.common.states.offlineTitle);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
};

/** A member's is the same: nothing of theirs is kept with it. */
export const ForMember: Story = { ...Default, args: { who: 'premium' } };
