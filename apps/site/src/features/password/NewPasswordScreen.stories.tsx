import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refused, sendForm, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/New password',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: '/reset-password/do?token=ZGVtby1wYXNzd29yZC1yZXNldC0wMDAx',
    who: 'visitor',
    answers: { getAccountLink: 'reset' },
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Spec section 5: reset passwords must be equal. */
export const NotEqual: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm({ password: 'a long password', again: 'another password' });
    await refused();
    const words = await screen.findAllByText(t(($) => $.auth.newPassword.notEqual));
    await expect(words[0]).toBeVisible();
  },
};

export const TooShort: Story = {
  args: { answers: { getAccountLink: 'reset', resetPassword: '422/passwordTooShort' } },
  play: async () => {
    await sendForm({ password: 'short', again: 'short' });
    await refused();
  },
};

/** Over, or replaced by a newer link. */
export const Expired: Story = { args: { answers: { getAccountLink: '410/linkExpired' } } };

const UNDO = '/mail-change/undo?token=ZGVtby1tYWlsLWNoYW5nZS11bmRvLTAwMDE';

/** The old address comes back. */
export const AddressTakenBack: Story = {
  args: { path: UNDO, answers: { getAccountLink: 'undo' } },
};

/** Taken back before. */
export const AddressTakenBackBefore: Story = {
  args: { path: UNDO, answers: { getAccountLink: '410/linkUsed' } },
};
