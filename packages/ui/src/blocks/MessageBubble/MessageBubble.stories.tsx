import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  bubbleLabels,
  otherMessage,
  ownMessage,
  stressBubbleLabels,
  stressMessage,
} from './MessageBubble.fixtures.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { MessageState } from './MessageBubble.types.ts';

const states: readonly MessageState[] = ['queued', 'sending', 'sent', 'read', 'failed'];

const meta = {
  title: 'Blocks/MessageBubble',
  component: MessageBubble,
  args: {
    message: ownMessage,
    authorName: 'Anna',
    onRetry: fn(),
    onCancel: fn(),
    onEdit: fn(),
    labels: bubbleLabels,
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { message: { ...ownMessage, state: 'failed', failure: 'You have no credits left.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have no credits left.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('own');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <MessageBubble {...args} message={otherMessage} />
      <MessageBubble {...args} message={{ ...otherMessage, isAutomated: true }} />
      {states.map((state) => (
        <MessageBubble key={state} {...args} message={{ ...ownMessage, state }} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: { message: stressMessage, labels: stressBubbleLabels },
};
