import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { refused, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const TOKEN = 'AZjA3gABegCKAAAAAAAACWcg8kAAAQIDBAUGBwgJCgsMDQ4P';

const meta = {
  title: 'Screens/Notifications',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/notifications', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** By kind and by channel. */
export const Default: Story = {};

/** A mail was marked as spam: why nothing comes, and the way back. */
export const Spam: Story = { args: { answers: { getNotifications: 'spam' } } };

/** The address does not work: check it, change it, or have it asked. */
export const Bounced: Story = { args: { answers: { getNotifications: 'bounced' } } };

/** A mail is on its way to the address. */
export const Asked: Story = { args: { answers: { getNotifications: 'checked' } } };

/** Ended with the link of a mail. */
export const Ended: Story = { args: { answers: { getNotifications: 'ended' } } };

/** From a mail, without log-in. */
export const FromMail: Story = {
  args: { path: `/notifications?token=${TOKEN}`, who: 'visitor' },
};

/** From a mail, after all mails were stopped there. */
export const FromMailEnded: Story = {
  args: {
    path: `/notifications?token=${TOKEN}`,
    who: 'visitor',
    answers: { getMailNotifications: 'ended' },
  },
};

/** A link that is too old. */
export const LinkOver: Story = {
  args: {
    path: `/notifications?token=${TOKEN}`,
    who: 'visitor',
    answers: { getMailNotifications: '410/linkExpired' },
  },
};

export const Saved: Story = {
  args: { answers: { saveNotifications: 'some' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(canvas.getByRole('button', { name: t(($) => $.notifications.save) }));
    await expect(await canvas.findByText(t(($) => $.notifications.saved))).toBeVisible();
  },
};

/** No answer came. */
export const NotSaved: Story = {
  args: { answers: { saveNotifications: 'network-error' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(canvas.getByRole('button', { name: t(($) => $.notifications.save) }));
    await refused();
  },
};

export const Failed: Story = { args: { answers: failing('getNotifications') } };
