import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ConversationFrame } from '../ConversationFrame/index.ts';
import { conversationFrame } from '../ConversationFrame/ConversationFrame.fixtures.ts';
import {
  messageListLabels,
  someMessages,
  stressDays,
  stressListLabels,
  twoDays,
} from './MessageList.fixtures.ts';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Blocks/MessageList',
  component: MessageList,
  parameters: { layout: 'fullscreen' },
  args: {
    days: twoDays,
    name: 'Anna',
    hasOlder: true,
    onLoadOlder: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onEdit: fn(),
    labels: messageListLabels,
  },
  decorators: [
    (Story) => (
      <ConversationFrame {...conversationFrame} composer={null}>
        <Story />
      </ConversationFrame>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('log', { name: 'Conversation with Anna' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { isTyping: true } };

export const States: Story = {
  args: { isTyping: true, isLoadingOlder: true },
};

export const Empty: Story = { args: { days: [], hasOlder: false } };

export const Stress: Story = { args: { days: stressDays, labels: stressListLabels } };

/** A reader who has scrolled up keeps their place while messages come in below and above. */
export const KeepsThePlace: Story = {
  render: function Growing(args) {
    const [from, setFrom] = useState(100);
    const [until, setUntil] = useState(140);
    return (
      <>
        <MessageList
          {...args}
          days={[
            { label: 'Today', date: '2026-11-20', messages: someMessages(until - from, from) },
          ]}
          onLoadOlder={() => setFrom(from - 40)}
        />
        <Button onPress={() => setUntil(until + 1)}>Receive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Conversation with Anna' });
    const receive = canvas.getByRole('button', { name: 'Receive' });
    await waitFor(() =>
      expect(region.scrollTop + region.clientHeight).toBeGreaterThan(region.scrollHeight - 2),
    );
    region.scrollTop = 200;
    await new Promise(requestAnimationFrame);
    await userEvent.click(receive);
    await expect(Math.round(region.scrollTop)).toBe(200);
    await expect(canvas.getByRole('button', { name: 'New messages' })).toBeVisible();
    // Nobody presses what they do not see: the button is brought into view first.
    const older = canvas.getByRole('button', { name: 'Show earlier messages' });
    older.focus();
    await new Promise(requestAnimationFrame);
    const anchor = canvas.getByText('Message number 104');
    const top = anchor.getBoundingClientRect().top;
    await userEvent.click(older);
    // Forty old messages are no news; the next one is.
    const log = canvas.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
    await expect(Math.abs(anchor.getBoundingClientRect().top - top)).toBeLessThan(1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
    await expect(region).toHaveFocus();
    await expect(region.scrollTop + region.clientHeight).toBeGreaterThan(region.scrollHeight - 2);
  },
};
