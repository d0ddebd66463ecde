import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, wordsOf } from '../stories/acting.ts';
import { failing } from '../stories/answers.ts';
import type { ScreenArgs } from '../stories/open-screen.ts';
import { longTalk } from '../stories/people.ts';
import { screenMeta } from '../stories/screen.tsx';
import type { OnTheWay } from '../view-models/chat/thread.ts';
import { liveStore } from '../wiring/live/live-store.ts';
import { typingStore } from '../wiring/live/typing-store.ts';

const talk = exampleOf('getMessages', 200);
const { profile: bram } = talk;
const first = exampleOf('getMessages', 200, 'none');

const meta = {
  title: 'Screens/Conversation',
  tags: ['screen'],
  ...screenMeta,
  args: { path: `/chats/${talk.conversation_id}`, who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bram.name);
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

/** Days of messages, and older ones that can be asked for. */
export const Long: Story = { args: { answers: { getMessages: longTalk() } } };

/** Nothing was written yet: opened from the profile of a fictional member, which says that it is one. */
export const Empty: Story = {
  args: {
    path: `/members/${first.profile.id}/chat`,
    answers: { getMessages: 'none' },
  },
};

/** The other member is typing; the stream says so again and again. */
export const Typing: Story = {
  beforeEach: () => {
    const tell = (): void => typingStore.typing(talk.conversation_id);
    tell();
    const again = setInterval(tell, 2_000);
    return () => {
      clearInterval(again);
      typingStore.stopped(talk.conversation_id);
    };
  },
  play: async (story) => {
    const t = wordsOf(story);
    const text = t(($) => $.chat.typing, { name: bram.name });
    await expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
  },
};

const item: OnTheWay = {
  id: 'one',
  key: 'one',
  profileId: bram.id,
  text: 'Shall we go there on Sunday?',
  status: 'queued',
  reason: null,
  canChange: true,
  canRetry: false,
  messageId: null,
};

const outbox: OnTheWay[] = [
  { ...item, id: 'sending', status: 'sending', canChange: false },
  { ...item, id: 'queued', text: 'I can bring coffee.' },
];

const refusal = exampleOf('sendMessage', 402);

const refused: OnTheWay = {
  ...item,
  status: 'failed',
  reason: { code: refusal.code, params: refusal.params ?? {} },
  canRetry: true,
};

/** One message is being sent, the next waits for it. */
export const Sending: Story = { beforeEach: () => liveStore.set({ outbox }) };

/** The server took a message not: why, and that it cost nothing. */
export const NotSent: Story = { beforeEach: () => liveStore.set({ outbox: [refused] }) };

/** Written without a connection: kept, and sent once it is back. */
export const Offline: Story = {
  beforeEach: () => liveStore.set({ connection: 'offline', outbox: [item] }),
};

/** The live stream is lost for the moment. */
export const Reconnecting: Story = {
  beforeEach: () => liveStore.set({ connection: 'reconnecting' }),
};

/** Not enough credits for a message. */
export const NoCredits: Story = { args: { user: { credits: 0 } } };

/** Who has not confirmed their address cannot write yet. */
export const Unconfirmed: Story = { args: { user: { status: 'not_confirmed' } } };

/** The other member is not there any more. */
export const Disabled: Story = {
  args: { answers: { getMessages: { ...talk, profile: { ...bram, status: 'disabled' } } } },
};

/** Removing the conversation is asked about first. */
export const Removing: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.remove.title, { name: bram.name }));
    await opened('alertdialog');
  },
};

/** There is no such conversation. */
export const NotFound: Story = { args: { answers: { getMessages: '404/conversationNotFound' } } };

export const Failed: Story = { args: { answers: failing('getMessages') } };

/** A message as long as one may be. */
export const Stress: Story = {
  args: {
    answers: {
      getMessages: {
        ...talk,
        messages: talk.messages.map((message) => ({
          ...message,
          text: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas '
            .repeat(8)
            .slice(0, 500),
        })),
      },
    },
  },
};
