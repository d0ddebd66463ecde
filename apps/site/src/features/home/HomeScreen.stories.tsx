import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor sees first; a member is sent on to the members. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('main a[href="/signup"]')).toBeVisible();
  },
};

/** Who was logged out in another window or on another device reads why the members are gone. */
export const LoggedOutElsewhere: Story = {
  args: { path: '/?done=elsewhere' },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await story.canvas.findByText(t(($) => $.home.loggedOut))).toBeVisible();
  },
};

/** The site takes no new members: nothing leads to sign-up. */
export const SignUpClosed: Story = {
  args: { settings: { signups: 'closed', signup_open: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="/signup"]')).toBeNull();
  },
};

/** A site in the United States says more below. */
export const UnitedStates: Story = {
  args: { settings: { us_footer: true, privacy_signal: true } },
};

/** One language only: there is nothing to choose. */
export const OneLanguage: Story = { args: { settings: { visible_languages: ['en'] } } };
