import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { composerArgs } from '../Composer/Composer.fixtures.ts';
import { Composer } from '../Composer/index.ts';
import { messageListLabels, stressDays, twoDays } from '../MessageList/MessageList.fixtures.ts';
import { MessageList } from '../MessageList/index.ts';
import { conversationFrame, stressFrame } from './ConversationFrame.fixtures.ts';
import { ConversationFrame } from './ConversationFrame.tsx';
import type { ConversationFrameProps } from './ConversationFrame.types.ts';

const meta: Meta<ConversationFrameProps> = {
  title: 'Blocks/ConversationFrame',
  component: ConversationFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    ...conversationFrame,
    onRemove: fn(),
    onSearch: fn(),
    searchLabel: 'Search this conversation',
    children: <MessageList days={twoDays} name="Anna" labels={messageListLabels} />,
    composer: <Composer {...composerArgs} />,
  },
};

export default meta;

type Story = StoryObj<ConversationFrameProps>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anna');
    await expect(canvas.getByText('Demo profile')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the chat with Anna' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const search = canvas.getByRole('button', { name: 'Search this conversation' });
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(search);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    kind: 'member',
    kindLabel: undefined,
    isOnline: false,
    onRemove: undefined,
    isSearchOpen: true,
  },
};

export const Stress: Story = {
  args: {
    ...stressFrame,
    children: <MessageList days={stressDays} name="Anna" labels={messageListLabels} />,
  },
};
