import type { StreamEvent } from '@velours/api-client';
import type { Schemas } from '../app/data/api.ts';
import {
  addMessage,
  bumpChat,
  clearUnread,
  doubtMessages,
  markReadByOther,
} from '../app/data/chat-cache.ts';
import { memberKey, safetyKey, userKey } from '../app/data/keys.ts';
import { tabChannel } from '../app/data/tab-channel.ts';
import { host, type Member } from './host.ts';
import { typingStore } from './typing-store.ts';

export interface LiveEventParts extends Pick<Member, 'client' | 'reload'> {
  /** RFC 3339. */
  now: () => string;
}

/** Names of the stream's events (contract: StreamEvent). */
const STREAM_EVENTS = [
  'message',
  'read',
  'typing',
  'like',
  'order',
  'safety',
  'user',
  'chats',
] as const satisfies readonly StreamEvent['event'][];

/** Own messages that this very tab has sent: their answer says what is left (outbox/outbox-actor.ts). */
export const sentHere = new Set<string>();

/** An answer is waited for so long after its event, in ms. */
const ANSWER_MS = 1_000;

/** What an event of the stream changes on the page. */
export function applyLiveEvent(event: StreamEvent, { client, reload, now }: LiveEventParts): void {
  const ownId = client.getQueryData<Schemas['User'] | null>(userKey)?.profile.id;
  if (ownId === undefined) return;
  switch (event.event) {
    case 'message': {
      const { message } = event.data;
      addMessage(client, message);
      if (message.sender !== ownId) typingStore.stopped(message.conversation);
      // Paid for in another tab, or on another device.
      else setTimeout(() => sentHere.delete(message.id) || reload(['user']), ANSWER_MS);
      // A conversation may have begun: how many can still be is asked for again.
      if (!bumpChat(client, message, ownId)) reload(['chats', 'messages']);
      return;
    }
    case 'read':
      // Read in another tab, or by the other member.
      if (event.data.reader !== ownId) markReadByOther(client, event.data, now());
      else if (!clearUnread(client, event.data.conversation)) reload(['chats']);
      return;
    case 'typing':
      if (event.data.member !== ownId) typingStore.typing(event.data.conversation);
      return;
    case 'like':
      host.likeOverlay.send({
        type: 'LIKE',
        news: {
          kind: event.data.match ? 'match' : 'new-like',
          profileId: event.data.profile.id,
        },
      });
      reload(['likes', 'chats']);
      return;
    case 'order':
      void import('./order-news.ts').then(({ orderNews }) =>
        orderNews().tell({ orderId: event.data.id, status: event.data.status }),
      );
      reload(['user']);
      return;
    case 'safety':
      void import('./safety-news.tsx').then(({ tellNews }) => tellNews(client, event.data));
      return;
    case 'user':
      reload(['user']);
      // Done on another device, or in another tab: what is on screen of the own account is read again.
      void client.invalidateQueries({ queryKey: memberKey });
      return;
    case 'chats':
      // A message was taken out of one, or more was missed than the stream tells.
      doubtMessages(client);
      reload(['chats', 'messages']);
      // Among them whom the member has blocked, or not any more.
      void client.invalidateQueries({ queryKey: safetyKey });
      return;
    case 'hello':
  }
}

const STREAM = '/api/events.php';

/** What the tab with the stream tells the others, and what a tab asks that comes later. */
type StreamNews =
  | { readonly type: 'opening' | 'opened' | 'asking' }
  | { readonly type: 'event'; readonly id: string; readonly event: StreamEvent };

const STREAM_NEWS = ['opening', 'opened', 'asking', 'event'];

/** Another version of the site may say what this one does not know. */
const readNews = (message: unknown): StreamNews | null => {
  const news = message as StreamNews | null;
  return news && STREAM_NEWS.includes(news.type) ? news : null;
};

export interface StreamListener {
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
  /** The stream of this tab was lost; it does not come back by itself. */
  onLost: () => void;
}

/** How long a tab that is looked at waits for the answer of the one with the stream, in ms. */
const SILENCE_MS = 3_000;

/** The last event that this tab has seen of each member's stream: the next stream goes on from there. */
const lastSeen = new Map<string, string>();

/**
 * The live stream of a member, one for all tabs of the browser: the tab that holds the lock has it and hands on what comes. When that
 * tab goes the next one opens it where it ended. One that is frozen, as phones do with what is not looked at, neither hands on nor
 * goes: a tab that is looked at takes the lock from it. Where the browser has no locks each tab has its own.
 * @returns how to stop
 */
export function openSharedStream(memberId: string, listener: StreamListener): () => void {
  const channel = tabChannel(`stream-${memberId}`, readNews);
  const over = new AbortController();
  let source: EventSource | undefined;
  let isOpen = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const opened = (): void => {
    if (isOpen) return;
    isOpen = true;
    listener.onOpen();
  };
  const take = (id: string, event: StreamEvent): void => {
    if (id) lastSeen.set(memberId, id);
    listener.onEvent(event);
  };
  const lead = (): void => {
    const last = lastSeen.get(memberId);
    const query = last === undefined ? '' : `?${new URLSearchParams({ last_event_id: last })}`;
    source = openStream(STREAM + query, {
      onOpen: () => {
        opened();
        channel.tell({ type: 'opened' });
      },
      onEvent: (id, event) => {
        take(id, event);
        channel.tell({ type: 'event', id, event });
      },
      onLost: listener.onLost,
    });
  };

  channel.listen((news) => {
    if (news.type === 'asking') {
      if (source) channel.tell({ type: isOpen ? 'opened' : 'opening' });
      return;
    }
    clearTimeout(silence);
    if (source || news.type === 'opening') return;
    opened();
    if (news.type === 'event') take(news.id, news.event);
  });
  // No browser has locks without channels.
  if ('locks' in navigator) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    over.signal.addEventListener('abort', () => release());
    const request = (options: LockOptions): void =>
      void navigator.locks
        .request(`stream-${memberId}`, options, () => {
          clearTimeout(silence);
          // Both ways to it may lead here at once.
          if (!source && !over.signal.aborted) lead();
          return held;
        })
        // Taken by another tab, or by the browser while it kept the page for the way back.
        .catch(() => over.signal.aborted || listener.onLost());
    const ask = (): void => {
      if (source) return;
      channel.tell({ type: 'asking' });
      clearTimeout(silence);
      silence = setTimeout(() => {
        if (document.visibilityState === 'visible') request({ steal: true });
      }, SILENCE_MS);
    };
    request({ signal: over.signal });
    ask();
    document.addEventListener('visibilitychange', ask, { signal: over.signal });
  } else lead();

  return () => {
    over.abort();
    clearTimeout(silence);
    source?.close();
    channel.close();
  };
}

interface SourceListener {
  onOpen: () => void;
  onEvent: (id: string, event: StreamEvent) => void;
  onLost: () => void;
}

function openStream(url: string, { onOpen, onEvent, onLost }: SourceListener): EventSource {
  const source = new EventSource(url);
  source.addEventListener('open', onOpen);
  // The statechart decides when to try again, not the browser.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  for (const name of ['hello', ...STREAM_EVENTS]) {
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      onEvent(lastEventId, { event: name, data: JSON.parse(data || '{}') } as StreamEvent);
    });
  }
  return source;
}
