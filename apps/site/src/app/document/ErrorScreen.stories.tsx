import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LastResortPage } from './ErrorScreen.tsx';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Error',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/no-such-page', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No page has this address. */
export const NotFound: Story = {
  args: { answers: { getPage: '404/notFound' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t(($) => $.errors.page.notFound),
    );
  },
};

/** The server fails. */
export const Failed: Story = {
  args: { path: '/members', answers: failing('searchMembers') },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(await canvas.findByText(t(($) => $.errors.page.ours))).toBeVisible();
  },
};

/** No answer comes. */
export const Offline: Story = {
  args: { path: '/members', answers: { searchMembers: 'network-error' } },
};

/** The error page itself fails: one sentence that leans on nothing (spec section 2). */
export const Failing: Story = { render: () => <LastResortPage /> };
