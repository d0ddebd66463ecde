import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWindow } from '../../testing/inWindow.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { MoreIcon } from '../../primitives/Icon/index.ts';
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveAccessibleDescription(
      'Anna, view profile',
    );
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

/** As long as a name may be, on a phone: one line with dots at its end, and the menu beside it, which has what else can be done. */
export const LongName: Story = {
  args: {
    name: 'Maximiliane Friederike Charlotte',
    age: 44,
    kind: 'member',
    kindLabel: undefined,
    actions: (
      <IconButton label="More">
        <MoreIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const boxes = await inWindow({ width: 320 }, () =>
      [
        canvas.getByRole('heading', { level: 1 }),
        canvas.getByRole('link', { name: 'Chats' }),
        ...canvas.getAllByRole('button', { name: /^(More|Search|Remove)/ }),
      ].map((element) => element.getBoundingClientRect()),
    );
    const [name, ...others] = boxes;
    await expect(name?.height).toBeLessThan(30);
    for (const { top, bottom, right } of others) {
      await expect(right).toBeLessThanOrEqual(320);
      await expect([top < (name?.bottom ?? 0), bottom > (name?.top ?? 0)]).toEqual([true, true]);
    }
  },
};

export const Stress: Story = {
  args: {
    ...stressFrame,
    children: <MessageList days={stressDays} name="Anna" labels={messageListLabels} />,
  },
};
