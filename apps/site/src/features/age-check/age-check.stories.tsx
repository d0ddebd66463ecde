import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Age check',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: '/age-check?to=/members',
    who: 'visitor',
    answers: { getAgeCheck: 'needed', beginAgeCheck: 'pending' },
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** None was made in this browser yet. */
export const Default: Story = {};

/** The button says that the browser is on its way there. */
export const Begun: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.agecheck.begin));
    await expect(
      story.canvas.getByRole('button', { name: t(($) => $.agecheck.begin) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Whoever makes the check has not said yet how it ended. */
export const Checking: Story = { args: { answers: { getAgeCheck: 'checking' } } };

/** It did not show that its reader is 18. */
export const Failed: Story = { args: { answers: { getAgeCheck: 'failed' } } };

/** Whoever makes the check does not answer. */
export const Unavailable: Story = {
  args: { answers: { getAgeCheck: 'needed', beginAgeCheck: '503/serviceUnavailable' } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.agecheck.begin));
    const title = t(($) => $.common.form.failed);
    await expect(await story.canvas.findByRole('group', { name: title })).toBeVisible();
  },
};
