import '../../src/styles/global.css.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConversationFrame } from '../../src/blocks/ConversationFrame/index.ts';
import { conversationFrame } from '../../src/blocks/ConversationFrame/ConversationFrame.fixtures.ts';
import type { MessageDay } from '../../src/blocks/MessageList/index.ts';
import { MessageList } from '../../src/blocks/MessageList/index.ts';
import {
  longMessages,
  messageListLabels,
} from '../../src/blocks/MessageList/MessageList.fixtures.ts';

declare global {
  interface Window {
    /** Puts so many messages after the others, or before them. */
    grow: (after: number, before?: number) => void;
  }
}

/** How many messages, and on how many days: as a conversation of a year has them. */
const total = 10_000;
const perDay = 40;
const origin = 1_000_000;

const daysOf = (from: number, until: number): readonly MessageDay[] => {
  const days: MessageDay[] = [];
  for (let first = from; first < until; first += perDay) {
    days.push({
      label: `Day ${first}`,
      date: `day-${first}`,
      messages: longMessages(Math.min(perDay, until - first), first),
    });
  }
  return days;
};

/** The days that stay are the same objects, as the site keeps them. */
const grown = (days: readonly MessageDay[], after: number, before: number) => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return days;
  const start = Number(first.label.slice('Day '.length));
  const end = days.reduce((sum, { messages }) => sum + messages.length, start);
  return [
    ...daysOf(start - before, start),
    ...days.slice(0, -1),
    { ...last, messages: [...last.messages, ...longMessages(after, end)] },
  ];
};

const Page = () => {
  const [days, setDays] = useState(() => daysOf(origin, origin + total));
  useEffect(() => {
    window.grow = (after, before = 0) => setDays((now) => grown(now, after, before));
  }, []);
  return (
    <ConversationFrame {...conversationFrame} composer={null}>
      <MessageList
        days={days}
        name="Anna"
        hasOlder
        onLoadOlder={() => window.grow(0, perDay)}
        onRetry={() => {}}
        labels={messageListLabels}
      />
    </ConversationFrame>
  );
};

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
