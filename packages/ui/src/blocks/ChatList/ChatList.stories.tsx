import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  chatListLabels,
  someChats,
  stressChatListLabels,
  stressChats,
} from './ChatList.fixtures.ts';
import { ChatList } from './ChatList.tsx';
import type { ChatListProps } from './ChatList.types.ts';

const meta: Meta<ChatListProps> = {
  title: 'Blocks/ChatList',
  component: ChatList,
  args: { chats: someChats, onRemove: fn(), labels: chatListLabels },
};

export default meta;

type Story = StoryObj<ChatListProps>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /Anna.*Demo profile.*3 unread/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove the chat with Anna' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('c1');
  },
};

export const Playground: Story = {};

export const States: Story = { args: { onRemove: undefined } };

export const Stress: Story = { args: { chats: stressChats, labels: stressChatListLabels } };
