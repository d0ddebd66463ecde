import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '@velours/api-client';
import type { Schemas } from '../app/data/api.ts';
import { addMessage, bumpChat, clearUnread, markReadByOther } from '../app/data/chat-cache.ts';
import { memberKey, safetyKey, userKey } from '../app/data/keys.ts';
import { host } from './host.ts';
import { typingStore } from './typing-store.ts';
import type { Reloadable } from '@velours/machines/liveRefresh';

export interface LiveEventParts {
  client: QueryClient;
  reload: (what: readonly Reloadable[]) => void;
  /** RFC 3339. */
  now: () => string;
}

/** Names of the stream's events (contract: StreamEvent). */
export const STREAM_EVENTS = [
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
      if (!bumpChat(client, message, ownId)) reload(['chats']);
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
      reload(['chats']);
      // Among them whom the member has blocked, or not any more.
      void client.invalidateQueries({ queryKey: safetyKey });
      return;
    case 'hello':
  }
}
