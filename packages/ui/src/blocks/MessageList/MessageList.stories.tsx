import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ConversationFrame } from '../ConversationFrame/index.ts';
import { conversationFrame } from '../ConversationFrame/ConversationFrame.fixtures.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { ownMessage } from '../MessageBubble/MessageBubble.fixtures.ts';
import {
  longMessages,
  messageListLabels,
  stressDays,
  stressListLabels,
  twoDays,
} from './MessageList.fixtures.ts';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps } from './MessageList.types.ts';

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

const unsent = { ...ownMessage, state: 'failed' as const };
const today = { label: 'Today', date: '2026-11-21' };

/** Who discards or edits what was not sent stays among the messages, though the pressed button is gone. */
export const Unsent: Story = {
  render: function Render(args) {
    const [messages, setMessages] = useState([
      { ...unsent, id: 'one' },
      { ...unsent, id: 'two' },
      { ...unsent, id: 'three' },
    ]);
    const leave = (id: string): void => setMessages((all) => all.filter((one) => one.id !== id));
    return (
      <MessageList
        {...args}
        days={[{ ...today, messages }]}
        onRetry={leave}
        onCancel={leave}
        onEdit={leave}
      />
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Conversation with Anna' });
    for (const [index, name] of ['Discard', 'Edit', 'Try again'].entries()) {
      const buttons = canvas.getAllByRole('button', { name });
      await expect(buttons).toHaveLength(3 - index);
      const [button] = buttons;
      button?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await expect(list).toHaveFocus();
    }
  },
};

export const Playground: Story = { args: { isTyping: true } };

export const States: Story = {
  args: { isTyping: true, isLoadingOlder: true },
};

/** Older messages could not be fetched: said where they were asked for. */
export const OlderFailed: Story = {
  args: { olderError: 'We cannot reach the server.' },
};

/** Nobody has written yet. */
export const Empty: Story = {
  args: { days: [], hasOlder: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Say hello to Anna' })).toBeVisible();
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
  },
};

export const Stress: Story = { args: { days: stressDays, labels: stressListLabels } };

/** A conversation that can grow at both ends. */
const Growing = ({
  first,
  count,
  ...args
}: MessageListProps & { first: number; count: number }) => {
  const [from, setFrom] = useState(first);
  const [until, setUntil] = useState(first + count);
  const messages = useMemo(() => longMessages(until - from, from), [from, until]);
  return (
    <>
      <MessageList
        {...args}
        days={[{ label: 'Today', date: '2026-11-20', messages }]}
        onLoadOlder={() => setFrom(from - 40)}
      />
      <Inline gap="sm">
        {/* By both in turn: the last is Anna's. */}
        <Button onPress={() => setUntil(until + 2)}>Receive two</Button>
        <Button onPress={() => setUntil(until + 50)}>Receive fifty</Button>
      </Inline>
    </>
  );
};

const frame = () => new Promise(requestAnimationFrame);

/** Scrolls, and waits for what is drawn then. */
const scrollTo = async (region: HTMLElement, top: number): Promise<void> => {
  region.scrollTop = top;
  await frame();
  await frame();
};

/** The first message whose beginning is in sight. */
const inSight = (region: HTMLElement): HTMLElement => {
  const { top } = region.getBoundingClientRect();
  const rows = [...region.querySelectorAll<HTMLElement>('[role="log"] > :not([data-gap])')];
  const row = rows.find((one) => one.getBoundingClientRect().top >= top);
  if (row === undefined) throw new Error('Nothing is in sight');
  return row;
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Fails where what is read has moved. */
const expectPlaceKept = async (region: HTMLElement, change: () => Promise<void>): Promise<void> => {
  const row = inSight(region);
  const top = topOf(row);
  await change();
  await frame();
  await expect(row.isConnected).toBe(true);
  await expect(Math.abs(topOf(row) - top)).toBeLessThan(1.5);
};

/** How the log was read out each time rows came in: noted then, since the silence lasts half a second only. */
const noteLiveAtChange = (log: HTMLElement): readonly (string | null)[] => {
  const noted: (string | null)[] = [];
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) noted.push(log.ariaLive);
  }).observe(log, { childList: true });
  return noted;
};

/** All of them: elements and texts. */
const nodesIn = (element: Element): number => {
  const walker = document.createTreeWalker(element);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
};

const isAtEnd = (region: HTMLElement): boolean => region.scrollTop > -2;

/** A reader who has scrolled up keeps their place while messages come in below and above. */
export const KeepsThePlace: Story = {
  render: (args) => <Growing {...args} first={100} count={41} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Conversation with Anna' });
    const log = canvas.getByRole('log');
    const receive = () => userEvent.click(canvas.getByRole('button', { name: 'Receive two' }));
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
    // Who reads the newest goes on doing so, and hears it.
    await receive();
    await expect(canvas.getByText(/^Message number 142/)).toBeVisible();
    await expect(isAtEnd(region)).toBe(true);
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    await scrollTo(region, -1500);
    // More than a screen off, with nothing new yet.
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
    await expectPlaceKept(region, receive);
    // It is in the document, so that it can be read out, though nobody sees it yet.
    await expect(canvas.getByText(/^Message number 144/)).toBeInTheDocument();
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'New messages' })).toBeVisible();
    // Nobody presses what they do not see: the button is brought into view first.
    const older = canvas.getByRole('button', { name: 'Show earlier messages' });
    older.focus();
    await frame();
    await frame();
    const liveAtChange = noteLiveAtChange(log);
    await expectPlaceKept(region, () => userEvent.click(older));
    // Forty old messages are no news; the next one is.
    await expect(liveAtChange.length).toBeGreaterThan(0);
    await expect(new Set(liveAtChange)).toEqual(new Set(['off']));
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
    await expect(region).toHaveFocus();
    await expect(isAtEnd(region)).toBe(true);
  },
};

/** Whatever is loaded, only what is near the reader is in the document, and nothing jumps. */
export const TenThousand: Story = {
  render: (args) => <Growing {...args} first={100_000} count={10_001} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Conversation with Anna' });
    // By script: a press would bring the button into view.
    const press = (name: string) => async () => canvas.getByRole('button', { name }).click();
    await expect(canvas.getByText(/^Message number 110000/)).toBeVisible();
    await expect(nodesIn(region)).toBeLessThan(400);
    // The middle and the very beginning: places whose rows were guessed, not measured.
    for (const top of [-region.scrollHeight / 2, -region.scrollHeight]) {
      await scrollTo(region, top);
      await expect(nodesIn(region)).toBeLessThan(400);
      await expectPlaceKept(region, press('Receive two'));
      await expectPlaceKept(region, press('Receive fifty'));
      await expectPlaceKept(region, press('Show earlier messages'));
      await expect(nodesIn(region)).toBeLessThan(400);
    }
    // Down again through rows that were never drawn: each step moves by itself and by nothing else.
    for (let step = 0; step < 12; step += 1) {
      const row = inSight(region);
      const top = topOf(row);
      await scrollTo(region, region.scrollTop + 300);
      if (row.isConnected) await expect(Math.abs(topOf(row) - top + 300)).toBeLessThan(2);
      await expect(inSight(region)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
    await expect(canvas.getByText(/^Message number 110104/)).toBeVisible();
    await expect(nodesIn(region)).toBeLessThan(400);
  },
};

/** A button in a bubble has the focus for as long as the reader leaves it there. */
export const KeepsTheFocus: Story = {
  render: function Failing(args) {
    const [count, setCount] = useState(30);
    const failed = {
      ...ownMessage,
      id: 'failed',
      text: 'This did not go out',
      state: 'failed',
    } as const;
    const messages = [...longMessages(30), failed, ...longMessages(count - 30, 30)];
    return (
      <>
        <MessageList
          {...args}
          days={[{ label: 'Today', date: '2026-11-20', messages }]}
          hasOlder={false}
        />
        <Button onPress={() => setCount(count + 50)}>Receive fifty</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Conversation with Anna' });
    const retry = canvas.getByRole('button', { name: 'Try again' });
    retry.focus();
    // Pressed by script: a pointer would take the focus with it.
    for (let times = 0; times < 3; times += 1) {
      canvas.getByRole('button', { name: 'Receive fifty' }).click();
      await frame();
      await scrollTo(region, -region.scrollHeight);
      await scrollTo(region, 0);
      await expect(retry).toHaveFocus();
    }
  },
};

/** What is sent stays where it is when it has arrived: its state is read out then, and not all of it again. */
export const IsReadOutOnce: Story = {
  render: function Sending(args) {
    const [isSent, setSent] = useState(false);
    const own = isSent
      ? ({ ...ownMessage, id: 'server id', key: 'k', state: 'sent' } as const)
      : ({ ...ownMessage, id: 'k', key: 'k', state: 'sending' } as const);
    return (
      <>
        <MessageList
          {...args}
          days={[{ label: 'Today', date: '2026-11-20', messages: [...longMessages(3), own] }]}
          hasOlder={false}
        />
        <Button onPress={() => setSent(true)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const sent = () => canvas.getByText(ownMessage.text).closest('[role="log"] > *');
    const row = sent();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(row).toHaveTextContent(/Sent$/);
    await expect(sent()).toBe(row);
  },
};

/** An old message was looked for: it has the focus in the middle, and the way on to newer ones moves nothing. */
export const GoesToAMessage: Story = {
  render: function Render(args) {
    const [until, setUntil] = useState(200);
    const [shown, setShown] = useState<{ id: string; isQuiet?: boolean }>();
    const messages = useMemo(() => longMessages(until - 100, 100), [until]);
    const [, ...rest] = messages;
    const show = (isQuiet: boolean) => setShown({ id: rest[39]?.id ?? '', isQuiet });
    return (
      <>
        <MessageList
          {...args}
          days={[{ label: 'Today', date: '2026-11-20', messages }]}
          hasNewer={until < 260}
          onLoadNewer={() => setUntil(until + 60)}
          shown={shown}
        />
        <Inline gap="sm">
          <Button onPress={() => show(false)}>Go there</Button>
          <Button onPress={() => show(true)}>Look there</Button>
        </Inline>
      </>
    );
  },
  args: { onNewest: fn(), onAtEnd: fn() },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Conversation with Anna' });
    const found = () => canvas.getByText(/^Message number 140\b/).closest('[role="log"] > *');
    const isInSight = async (): Promise<void> => {
      const row = found();
      if (!row) throw new Error('it is not there');
      const seen = region.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      await expect(top).toBeGreaterThan(seen.top);
      await expect(bottom).toBeLessThan(seen.bottom);
    };
    await expect(args.onAtEnd).toHaveBeenLastCalledWith(true);
    const quiet = canvas.getByRole('button', { name: 'Look there' });
    await userEvent.click(quiet);
    await waitFor(isInSight);
    await expect(quiet).toHaveFocus();
    await expect(args.onAtEnd).toHaveBeenLastCalledWith(false);
    await scrollTo(region, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(found()).toHaveFocus());
    await waitFor(isInSight);
    // Newer ones come in below without moving what is read, and are not read out.
    await scrollTo(region, 0);
    await expectPlaceKept(region, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show newer messages' }));
    });
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
  },
};
