import {
  bubbleLabels,
  otherMessage,
  ownMessage,
  stressBubbleLabels,
  stressMessage,
} from '../MessageBubble/MessageBubble.fixtures.ts';
import type { BubbleMessage } from '../MessageBubble/index.ts';
import type { MessageDay, MessageListLabels } from './MessageList.types.ts';

export const messageListLabels: MessageListLabels = {
  ...bubbleLabels,
  log: 'Conversation with Anna',
  loadOlder: 'Show earlier messages',
  loadingOlder: 'Loading earlier messages',
  loadNewer: 'Show newer messages',
  loadingNewer: 'Loading newer messages',
  typing: 'Anna is typing',
  empty: {
    title: 'Say hello to Anna',
    text: 'Nobody has written yet. What you both like is a good beginning.',
  },
  report: 'Report this message',
  newMessages: 'New messages',
};

/** `count` messages from `from` on, by both in turn. */
export const someMessages = (count: number, from = 0): readonly BubbleMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    ...((from + index) % 2 === 0 ? otherMessage : ownMessage),
    id: `message-${from + index}`,
    text: `Message number ${from + index}`,
  }));

/** As `someMessages`, of one to four lines. */
export const longMessages = (count: number, from = 0): readonly BubbleMessage[] =>
  someMessages(count, from).map((message, index) => ({
    ...message,
    text: `${message.text}. ${'We could walk along the river until it gets dark. '.repeat((from + index) % 5)}`,
  }));

export const twoDays: readonly MessageDay[] = [
  { label: 'Yesterday', date: '2026-11-19', messages: someMessages(2) },
  {
    label: 'Today',
    date: '2026-11-20',
    messages: [
      { ...otherMessage, isAutomated: true },
      { ...ownMessage, state: 'read' },
      { ...ownMessage, id: 'sending', text: 'See you there', state: 'sending' },
    ],
  },
];

export const stressDays: readonly MessageDay[] = [
  {
    label: 'Donnerstag, den neunzehnten November zweitausendsechsundzwanzig',
    date: '2026-11-19',
    messages: [stressMessage, { ...stressMessage, id: 'stress-other', isOwn: false }],
  },
];

export const stressListLabels: MessageListLabels = { ...messageListLabels, ...stressBubbleLabels };
