import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { opened, press, wordsOf } from '../stories/acting.ts';
import { failing } from '../stories/answers.ts';
import type { ScreenArgs } from '../stories/open-screen.ts';
import { chatsWith, people, peopleWithLongNames } from '../stories/people.ts';
import { screenMeta } from '../stories/screen.tsx';

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

/** Removing one is asked about first. */
export const Removing: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.chat.remove.title, { name: 'Bram' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await opened('alertdialog');
  },
};

/** It could not be removed: it is back, and a notice says why. */
export const NotRemoved: Story = {
  args: { answers: { getChats: chatsWith(people(9)), ...failing('removeChat') } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.chat.remove.title, { name: 'Bram' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await press(t(($) => $.chat.remove.confirm));
    await expect(await canvas.findByRole('alert')).toBeVisible();
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
