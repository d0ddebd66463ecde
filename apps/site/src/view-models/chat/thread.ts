import type { BubbleMessage, MessageState } from '@velours/ui/blocks/MessageBubble';
import type { MessageDay, MessageListLabels } from '@velours/ui/blocks/MessageList';
import type { OutboxItem } from '@velours/machines/messageOutbox';
import type { ProblemCode, Schemas } from '../../data/api.ts';
import type { Formats } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/texts.ts';
import { codeText } from '../problem-text.ts';

export function messageListLabels(t: Translate, name: string): MessageListLabels {
  return {
    log: t(($) => $.chat.thread.label, { name }),
    loadOlder: t(($) => $.chat.thread.older),
    loadingOlder: t(($) => $.chat.thread.loadingOlder),
    typing: t(($) => $.chat.typing, { name }),
    newMessages: t(($) => $.chat.thread.toNewest),
    states: {
      queued: t(($) => $.chat.status.waiting),
      sending: t(($) => $.chat.status.sending),
      sent: t(($) => $.chat.status.sent),
      read: t(($) => $.chat.status.read),
      failed: t(($) => $.chat.status.failed),
    },
    automated: t(($) => $.chat.automated),
    you: t(($) => $.chat.thread.you),
    retry: t(($) => $.chat.status.retry),
    cancel: t(($) => $.chat.status.discard),
    edit: t(($) => $.common.actions.edit),
  };
}

export interface ThreadFacts {
  formats: Formats;
  ownId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The conversation day by day: what the server holds, then what is still on its way. */
export function threadDays(
  t: Translate,
  messages: readonly Schemas['Message'][],
  outbox: readonly OutboxItem[],
  facts: ThreadFacts,
): MessageDay[] {
  const listed = new Set(messages.map(({ id }) => id));
  const onTheWay = outbox.filter(
    ({ status, messageId }) =>
      status !== 'cancelled' && !(messageId !== null && listed.has(messageId)),
  );
  const bubbles = [
    ...messages.map((message) => ofMessage(message, facts)),
    ...onTheWay.map((item) => ofOutbox(t, item, facts)),
  ];
  const days = Map.groupBy(bubbles, ({ timeIso }) => facts.formats.dayKey(timeIso));
  return [...days].map(([date, ofDay]) => ({
    date,
    label: dayLabel(t, date, ofDay[0]?.timeIso ?? date, facts),
    messages: ofDay,
  }));
}

function ofMessage(message: Schemas['Message'], facts: ThreadFacts): BubbleMessage {
  const isOwn = message.sender === facts.ownId;
  return {
    id: message.id,
    text: message.text,
    isOwn,
    time: facts.formats.time(message.sent_at),
    timeIso: message.sent_at,
    isAutomated: message.automated,
    ...(isOwn ? { state: message.read_at ? 'read' : 'sent' } : {}),
  };
}

const STATES: Record<Exclude<OutboxItem['status'], 'cancelled'>, MessageState> = {
  queued: 'queued',
  waiting: 'queued',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
};

function ofOutbox(t: Translate, item: OutboxItem, facts: ThreadFacts): BubbleMessage {
  return {
    id: item.id,
    text: item.text,
    isOwn: true,
    time: facts.formats.time(facts.now),
    timeIso: new Date(facts.now).toISOString(),
    state: item.status === 'cancelled' ? 'failed' : STATES[item.status],
    ...(item.reason ? { failure: refusalText(t, item.reason) } : {}),
  };
}

/** Why the server did not take a message, and that nothing was charged for it. */
function refusalText(t: Translate, reason: NonNullable<OutboxItem['reason']>): string {
  const why = codeText(t, reason.code as ProblemCode, reason.params);
  return `${why} ${t(($) => $.chat.status.notCharged)}`;
}

const DAY = 24 * 60 * 60 * 1000;

function dayLabel(
  t: Translate,
  date: string,
  moment: string,
  { formats, now }: ThreadFacts,
): string {
  if (date === formats.dayKey(now)) return t(($) => $.chat.thread.today);
  if (date === formats.dayKey(now - DAY)) return t(($) => $.chat.thread.yesterday);
  return formats.date(moment);
}
