import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { chatsWith, people, peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { draftsOf } from '../../background/chat-removal/drafts.ts';

const meta = {
  title: 'Screens/Chats',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/chats', who: 'premium', answers: { getChats: chatsWith(people(9)) } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Conversations, newest first; unread ones say how much there is to read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** One conversation. */
export const One: Story = { args: { answers: {} } };

/** Nobody was written to yet. */
export const NoChats: Story = { args: { answers: { getChats: 'none' } } };

const { first_member: waiting } = exampleOf('getUser', 200, 'waiting').user;

/** The first message waits for the address to be confirmed: it is shown, with the way to whom it is for. */
export const FirstMessageWaits: Story = {
  args: { who: 'unconfirmed', user: { first_member: waiting }, answers: { getChats: 'none' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = waiting?.name;
    await expect(
      canvas.getByRole('heading', {
        level: 2,
        name: t(($) => $.common.activationReminder.waiting, { name }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(waiting?.message ?? '')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(($) => $.chat.with, { name }) }),
    ).toHaveAttribute('href', `/members/${waiting?.id}/chat`);
  },
};

/** Removing one is asked about first. */
export const Removing: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.chat.remove.open, { name: 'Bram' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await opened('alertdialog');
  },
};

/** It is removed, and can be taken back for a while. */
export const Removed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.chat.remove.open, { name: 'Bram' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await press(t(($) => $.chat.remove.confirm));
    const undo = await screen.findByRole('button', {
      name: `${t(($) => $.chat.remove.undo)}: Bram`,
    });
    await waitFor(() => expect(undo).toBeVisible());
  },
};

/** What was begun and not sent stands in place of the last message. */
export const WithADraft: Story = {
  args: { answers: {} },
  beforeEach: () => {
    const drafts = draftsOf(exampleOf('getUser', 200, 'premium').user.profile.id);
    const id = exampleOf('getChats', 200).chats[0]?.conversation_id ?? '';
    drafts.write(id, 'I would like to');
    return () => drafts.write(id, '');
  },
  play: async ({ canvas, ...story }) => {
    const text = wordsOf(story)(($) => $.chat.list.draft, { text: 'I would like to' });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** It could not be removed: it is back, and a notice says why. */
export const NotRemoved: Story = {
  args: { answers: { getChats: chatsWith(people(9)), ...failing('removeChat') } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.chat.remove.open, { name: 'Bram' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await press(t(($) => $.chat.remove.confirm));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // Hidden, it is not told as done.
    await press(t(($) => $.common.actions.dismiss));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const undo = { name: `${t(($) => $.chat.remove.undo)}: Bram` };
    await expect(screen.queryByRole('button', undo)).toBeNull();
  },
};

export const Failed: Story = { args: { answers: failing('getChats') } };

export const Offline: Story = { args: { answers: { getChats: 'network-error' } } };

/** The longest names and last messages, and more unread than is counted. */
export const Stress: Story = {
  args: {
    answers: {
      getChats: chatsWith(peopleWithLongNames(), {
        text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(6),
        unread: 120,
      }),
    },
  },
};
