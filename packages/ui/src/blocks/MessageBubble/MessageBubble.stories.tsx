import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { hitsAround } from '../../testing/hitsAround.ts';
import {
  bubbleLabels,
  giftMessage,
  gifMessage,
  linkMessage,
  otherMessage,
  ownMessage,
  stressBubbleLabels,
  stressMessage,
} from './MessageBubble.fixtures.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { MessageState } from './MessageBubble.types.ts';

const states: readonly MessageState[] = ['queued', 'sending', 'retrying', 'sent', 'read', 'failed'];

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

/** What reports it is small to the eye, and as large to a finger as any other button. */
export const Reported: Story = {
  args: {
    message: otherMessage,
    onReport: fn(),
    labels: { ...bubbleLabels, report: 'Report this message' },
  },
  render: (args) => (
    <div style={{ padding: '1rem' }}>
      <MessageBubble {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Report this message' });
    await expect(button).toHaveAccessibleDescription(expect.stringContaining(otherMessage.text));
    await expect(button.getBoundingClientRect().height).toBe(24);
    for (const hit of hitsAround(button, 9)) await expect(hit).toBe(button);
    await userEvent.click(button);
    await expect(args.onReport).toHaveBeenCalledWith(otherMessage.id);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <MessageBubble {...args} message={otherMessage} />
      <MessageBubble {...args} message={{ ...otherMessage, isAutomated: true }} />
      <MessageBubble {...args} message={gifMessage} />
      <MessageBubble {...args} message={{ ...gifMessage, isOwn: true, state: 'sent' }} />
      <MessageBubble {...args} message={giftMessage} />
      <MessageBubble
        {...args}
        message={{
          ...giftMessage,
          isOwn: true,
          state: 'sent',
          text: '',
          gift: { name: 'cake', words: 'You gave Anna a cake' },
        }}
      />
      <MessageBubble {...args} message={linkMessage} />
      <MessageBubble {...args} message={otherMessage} isFound />
      {states.map((state) => (
        <MessageBubble
          key={state}
          {...args}
          message={{ ...ownMessage, state, canRetry: state === 'retrying' }}
        />
      ))}
      <MessageBubble
        {...args}
        message={{
          ...ownMessage,
          state: 'queued',
          price: 'Last known price: 10 credits · at least €1.25',
        }}
      />
    </Stack>
  ),
};

/** A GIF stands still until it is played, and can be stopped. */
export const PlaysAGif: Story = {
  args: { message: gifMessage },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A dot bounces' });
    const still = picture.getAttribute('src');
    await userEvent.tab();
    const play = canvas.getByRole('button', { name: 'Play: A dot bounces' });
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(picture).not.toHaveAttribute('src', still);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause: A dot bounces' }));
    await expect(picture).toHaveAttribute('src', still);
  },
};

/** An address in a message is opened by who asks, never by the press alone. */
export const AsksBeforeALink: Story = {
  args: {
    message: {
      ...otherMessage,
      text: 'See https://example.com/lake or example.org.',
      links: [
        { text: 'https://example.com/lake', at: 4, href: 'https://example.com/lake' },
        { text: 'example.org', at: 32, href: 'https://example.org/' },
      ],
    },
    onLink: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/See/)).toHaveTextContent(
      'See https://example.com/lake or example.org.',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'example.org' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLink).toHaveBeenCalledOnce();
    await expect(args.onLink).toHaveBeenCalledWith('https://example.org/');
  },
};

/** Each line has the direction of its own words, and stands at the side where it begins. */
export const FromRightToLeft: Story = {
  args: { message: { ...otherMessage, text: 'שלום Anna, מה שלומך?\nHello!' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/שלום/);
    const at = (place: number): DOMRect => {
      const range = document.createRange();
      range.setStart(words.firstChild as Node, place);
      range.setEnd(words.firstChild as Node, place + 1);
      return range.getBoundingClientRect();
    };
    const text = words.textContent;
    const edges = words.getBoundingClientRect();
    await expect(at(0).right).toBeCloseTo(edges.right, 0);
    await expect(at(text.indexOf('?')).right).toBeLessThan(at(text.indexOf('?') - 1).right);
    await expect(at(text.indexOf('H')).left).toBeCloseTo(edges.left, 0);
    await expect(at(text.indexOf('!')).left).toBeGreaterThan(at(text.indexOf('o!')).left);
  },
};

export const Stress: Story = {
  args: { message: stressMessage, labels: stressBubbleLabels },
};
