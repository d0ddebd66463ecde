import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { refused, sendForm, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Reset password',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/reset-password', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const ask = (): Promise<void> => sendForm({ email: 'anna@demo.velours.test' });

export const Default: Story = {};

/** The same for every address. */
export const Sent: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await ask();
    const title = await screen.findByRole('heading', { name: t(($) => $.auth.reset.sentTitle) });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Five mails today: another one tomorrow. */
export const TooManyMails: Story = {
  args: { answers: { requestPasswordReset: '429/tooManyMails' } },
  play: async () => {
    await ask();
    await refused();
  },
};

export const Offline: Story = {
  args: { answers: { requestPasswordReset: 'network-error' } },
  play: async () => {
    await ask();
    await refused();
  },
};
