import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { chatListLabels, someChats, stressChats } from '../ChatList/ChatList.fixtures.ts';
import { ChatList } from '../ChatList/index.ts';
import { composerArgs } from '../Composer/Composer.fixtures.ts';
import { Composer } from '../Composer/index.ts';
import { conversationFrame } from '../ConversationFrame/ConversationFrame.fixtures.ts';
import { ConversationFrame } from '../ConversationFrame/index.ts';
import { messageListLabels, twoDays } from '../MessageList/MessageList.fixtures.ts';
import { MessageList } from '../MessageList/index.ts';
import { ChatPanes } from './ChatPanes.tsx';
import type { ChatPanesProps } from './ChatPanes.types.ts';

const [first, ...others] = someChats;
const beside = first === undefined ? others : [{ ...first, isCurrent: true }, ...others];

const meta: Meta<ChatPanesProps> = {
  title: 'Blocks/ChatPanes',
  component: ChatPanes,
  parameters: { layout: 'fullscreen' },
  args: {
    alone: 'open',
    isWindow: true,
    list: <ChatList chats={beside} labels={chatListLabels} />,
    listLabel: 'Conversations',
    person: (
      <>
        <Heading level={2}>Anna, 34</Heading>
        <Text>You both like sushi.</Text>
      </>
    ),
    personLabel: 'About Anna',
    children: (
      <ConversationFrame {...conversationFrame} composer={<Composer {...composerArgs} />}>
        <MessageList days={twoDays} name="Anna" labels={messageListLabels} />
      </ConversationFrame>
    ),
  },
};

export default meta;

type Story = StoryObj<ChatPanesProps>;

/** As many of them are seen as the window has room for, beside one another. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [list, main, person] = [
      canvas.getByRole('navigation', { name: 'Conversations', hidden: true }),
      canvas.getByRole('main'),
      canvas.getByRole('complementary', { name: 'About Anna', hidden: true }),
    ];
    const seen = [list, main, person].filter((pane) => pane.getBoundingClientRect().width > 0);
    const expected = innerWidth < 768 ? 1 : innerWidth < 992 ? 2 : 3;
    await expect(seen).toHaveLength(expected);
    const edges = seen.map((pane) => pane.getBoundingClientRect().left);
    await expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    await expect(new Set(edges).size).toBe(expected);
  },
};

export const Playground: Story = {};

/** On the page of all conversations the list stands alone on a phone. */
export const States: Story = {
  args: {
    alone: 'list',
    isWindow: false,
    person: undefined,
    personLabel: undefined,
    children: <Text>Choose a conversation.</Text>,
  },
};

export const Stress: Story = {
  args: { list: <ChatList chats={stressChats} labels={chatListLabels} /> },
};
