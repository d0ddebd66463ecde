import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { brokenWords, inWindow } from '../../testing/inWindow.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  chatListLabels,
  manyChats,
  someChats,
  someMatches,
  stressChatListLabels,
  stressChats,
  stressMatches,
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

/** New matches over the list on a phone; unread and read, open beside the list, with and without a photo; without and with removal; being fetched; hover and focus. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ChatList {...args} matches={someMatches} labels={{ ...args.labels, list: 'With matches' }} />
      <ChatList {...args} onRemove={undefined} labels={{ ...args.labels, list: 'As read' }} />
      <ChatList {...args} numSkeletons={3} loadingLabel="Loading your chats" />
      <ForceState state="hover">
        <ChatList {...args} labels={{ ...args.labels, list: 'Hover' }} />
      </ForceState>
      <ForceState state="focus">
        <ChatList {...args} labels={{ ...args.labels, list: 'Focus' }} />
      </ForceState>
    </Stack>
  ),
};

/** Text twice as large on the narrowest phone: names are whole, the time stands below them. */
export const LargeText: Story = {
  play: async ({ canvas }) => {
    const [name = document.body] = canvas.getAllByRole('link');
    const broken = await inWindow({ width: 320, textSize: 200 }, () => brokenWords(name));
    await expect(broken).toEqual([]);
  },
};

/** Nothing is laid out that is far from the window, and a change draws its own entry only. */
export const Long: Story = {
  args: { chats: manyChats },
  render: function Render(args) {
    const [chats, setChats] = useState(args.chats);
    const hear = (): void =>
      setChats(chats.map((chat, index) => (index === 1 ? { ...chat, numUnread: 5 } : chat)));
    return (
      <Stack>
        <div>
          <Button onPress={hear}>A message comes</Button>
        </div>
        <ChatList {...args} chats={chats} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const entries = canvasElement.querySelectorAll('li');
    await expect(entries).toHaveLength(60);
    // Two frames, for the browser to find out what is near.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const laidOut = [...entries].filter((entry) =>
      entry.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
    await expect(laidOut.length).toBeGreaterThan(0);
    await expect(laidOut.length).toBeLessThan(45);

    const changed = new Set<Element | null | undefined>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        changed.add((target instanceof Element ? target : target.parentElement)?.closest('li'));
      }
    });
    watch.observe(canvasElement.querySelector('ul') as Node, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'A message comes' }));
    await waitFor(() => expect(entries[1]).toHaveTextContent('5 unread'));
    watch.disconnect();
    await expect([...changed]).toEqual([entries[1]]);
  },
};

export const Stress: Story = {
  args: { chats: stressChats, matches: stressMatches, labels: stressChatListLabels },
};
