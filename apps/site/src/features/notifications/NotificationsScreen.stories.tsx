import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** From the mail that asked whether the address works: it does, and the mails go on with one press. */
export const FromMailProven: Story = {
  args: {
    path: `/notifications?token=${TOKEN}`,
    who: 'visitor',
    answers: { getMailNotifications: 'proven', saveMailNotifications: 'all' },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByText(t(($) => $.notifications.off.provenTitle))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t(($) => $.notifications.off.resume) }),
    );
    await expect(
      await canvas.findByRole('button', { name: t(($) => $.notifications.stop) }),
    ).toBeVisible();
  },
};

/** From an older mail, once the address has been asked: nothing there asks it again. */
export const FromMailAsked: Story = {
  args: {
    path: `/notifications?token=${TOKEN}`,
    who: 'visitor',
    answers: { getMailNotifications: 'checked' },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByText(t(($) => $.notifications.off.checkSent))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t(($) => $.notifications.off.resumeBounce) }),
    ).toBeNull();
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

/** Changed again, it is not saved any more. */
export const ChangedSince: Story = {
  args: { path: '/notifications?saved=1', answers: { saveNotifications: 'some' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const saved = t(($) => $.notifications.saved);
    await expect(canvas.getByText(saved)).toBeVisible();
    const box = canvas.getAllByRole('checkbox')[0] as HTMLElement;
    await userEvent.click(box);
    await expect(canvas.queryByText(saved)).toBeNull();
    const button = canvas.getByRole('button', { name: t(($) => $.notifications.save) });
    await userEvent.click(button);
    await expect(await canvas.findByText(saved)).toBeVisible();
    await userEvent.click(box);
    await expect(canvas.queryByText(saved)).toBeNull();
  },
};

const changes: unknown[] = [];

/** Only what was changed here is saved, over what another tab saved meanwhile; with it unsaved, leaving asks. */
export const OneChanged: Story = {
  args: {
    answers: {
      saveNotifications: (request) => {
        void request
          .clone()
          .json()
          .then((change) => changes.push(change));
        return 'some';
      },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    changes.length = 0;
    const [, likes] = canvas.getAllByRole('checkbox');
    await userEvent.click(likes as HTMLElement);
    const back = document.querySelector<HTMLElement>('main a[href="/settings"]');
    await userEvent.click(back as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(($) => $.ownprofile.leave.cancel) }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t(($) => $.notifications.save) }));
    await expect(await canvas.findByText(t(($) => $.notifications.saved))).toBeVisible();
    await expect(changes).toEqual([{ mail: { likes: false }, push: {}, resume: false }]);
    // What was saved elsewhere is seen.
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[2]).not.toBeChecked());
  },
};

/** The mail that asks whether the address works is sent: nothing else was saved. */
export const AskedNow: Story = {
  args: { answers: { getNotifications: 'bounced', saveNotifications: 'checked' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(
      canvas.getByRole('button', { name: t(($) => $.notifications.off.resumeBounce) }),
    );
    await expect(await canvas.findByText(t(($) => $.notifications.off.checkSent))).toBeVisible();
    await expect(canvas.queryByText(t(($) => $.notifications.saved))).toBeNull();
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
