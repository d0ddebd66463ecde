import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { people } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';

const path = `/likes/m/${people(1)[0]?.id}`;

const meta = {
  title: 'Screens/Liked member',
  tags: ['screen'],
  ...screenMeta,
  args: { path, who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A profile opened from the likes received, and the way back to them. */
export const Default: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const back = canvas.getByRole('link', { name: t(($) => $.likes.back.received) });
    await expect(back).toHaveAttribute('href', '/likes');
  },
};

/** Opened from the matches. */
export const FromMatches: Story = {
  args: { path: `${path}?from=matches` },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const back = canvas.getByRole('link', { name: t(($) => $.likes.back.matches) });
    await expect(back).toHaveAttribute('href', '/likes/matches');
  },
};

export const Failed: Story = { args: { answers: failing('getMember') } };
