import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { wordsOf, type Acted } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Activation done',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/activate/done?token=abc', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const isWelcomed = async (story: Acted) => {
  const t = wordsOf(story);
  const name = t(($) => $.signup.activation.doneTitle);
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
};

/** The address is confirmed; the link was opened where nobody is logged in. */
export const Default: Story = { play: isWelcomed };

/** The same for who is logged in: on to the members. */
export const LoggedIn: Story = { args: { who: 'free' }, play: isWelcomed };

/** The link is being looked at. */
export const Working: Story = {
  args: { answers: { activate: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(
      (await screen.findAllByText(t(($) => $.signup.activation.working)))[0],
    ).toBeVisible();
  },
};

/** No answer came: the same link may be tried again. */
export const Offline: Story = {
  args: { answers: { activate: 'network-error' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.signup.activation.unknown))).toBeVisible();
  },
};
