import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Sign-up matches',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/signup-matches', who: 'unconfirmed' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const { first_member: waiting } = exampleOf('getUser', 200, 'waiting').user;

/** After sign-up: a few members who fit; likes are told once the address is confirmed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A first message that waits, and for what. */
export const MessageWaiting: Story = {
  args: { user: { first_member: waiting } },
  play: async ({ canvas, ...story }) => {
    const words = wordsOf(story)(($) => $.common.activationReminder.waiting, {
      name: waiting?.name,
    });
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const Confirmed: Story = { args: { who: 'free' } };

/** Nobody fits what the profile says so far: whom a search finds. */
export const Beginning: Story = { args: { answers: { findMatches: 'none' } } };

/** Nobody is here yet. */
export const None: Story = { args: { answers: { findMatches: 'none', searchMembers: 'none' } } };

/** The answer is on its way. */
export const Loading: Story = { args: { isWaiting: true, answers: { findMatches: 'pending' } } };
