import { QueryClient } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { describe, expect, it } from 'vitest';
import type { Schemas } from './api.ts';
import {
  addMessage,
  attentionOf,
  attentionTotal,
  bumpChat,
  clearUnread,
  dropChat,
  markReadByOther,
  prefixedTitle,
  type Conversation,
} from './chat-cache.ts';

const OWN = 'me';
const OTHER = 'you';

const message = (id: string, over: Partial<Schemas['Message']> = {}): Schemas['Message'] => ({
  id,
  position: Number(id.slice(1)),
  conversation: 'c1',
  sender: OTHER,
  recipient: OWN,
  kind: 'text',
  text: id,
  gift: null,
  gif: null,
  sent_at: '2026-11-20T20:00:00Z',
  read_at: null,
  automated: false,
  idempotency_key: null,
  ...over,
});

function clientWith(messages: Schemas['Message'][]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['messages', { conversation: 'c1' }], {
    conversation_id: 'c1',
    messages,
    has_more: false,
  });
  const chat = (conversation_id: string, unread: number) => ({
    profile_id: OTHER,
    conversation_id,
    num_unread_messages: unread,
    last_message: {
      id: 'm1',
      position: 1,
      kind: 'text',
      text: 'm1',
      sender: OTHER,
      sent_at: '2026-11-20T20:00:00Z',
    },
  });
  client.setQueryData(['chats'], {
    chats: [chat('c2', 4), chat('c1', 2)],
    profiles: [],
    total_unread: 6,
    total_new_likes: 1,
  });
  client.setQueryData(['attention'], { unreadMessages: 6, newLikes: 1 });
  return client;
}

const messages = (client: QueryClient) =>
  client.getQueryData<Conversation>(['messages', { conversation: 'c1' }])?.messages ?? [];
const shown = (client: QueryClient) => messages(client).map(({ id }) => id);
const chats = (client: QueryClient) => client.getQueryData(['chats']) as Answer<'getChats'>;

describe('the conversations in the cache', () => {
  it('[B01] a message appears once and at its place, late and doubled ones included', () => {
    const client = clientWith([message('m1'), message('m3')]);
    for (const id of ['m4', 'm2', 'm4']) addMessage(client, message(id));
    addMessage(client, message('m9', { conversation: 'c9' }));
    expect(shown(client)).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('[B01] what is older than all that is here does not stand next to it', () => {
    const client = clientWith([message('m3'), message('m4')]);
    client.setQueryData<Conversation>(
      ['messages', { conversation: 'c1' }],
      (known) => known && { ...known, has_more: true },
    );
    addMessage(client, message('m1'));
    expect(shown(client)).toEqual(['m3', 'm4']);
  });

  it('[C01] who reads at an old place sees nothing new follow on it out of order', () => {
    const client = new QueryClient();
    const key = ['messages', { conversation: 'c1' }, 'm1'];
    const old = { conversation_id: 'c1', messages: [message('m1')], has_newer: true };
    client.setQueryData(key, old);
    addMessage(client, message('m9'));
    expect(client.getQueryData(key)).toBe(old);
    client.setQueryData(key, { ...old, has_newer: false });
    addMessage(client, message('m9'));
    expect(client.getQueryData(key)).toMatchObject({ messages: [{ id: 'm1' }, { id: 'm9' }] });
  });

  it('[C04] opening a conversation sets its unread count to 0 everywhere', () => {
    const client = clientWith([]);
    clearUnread(client, 'c1');
    expect(chats(client).chats.map((chat) => chat.num_unread_messages)).toEqual([4, 0]);
    expect(chats(client).total_unread).toBe(4);
    expect(client.getQueryData(['attention'])).toEqual({ unreadMessages: 4, newLikes: 1 });
  });

  it('[C01] a received message moves its conversation to the top with one unread more, once', () => {
    const client = clientWith([]);
    expect(bumpChat(client, message('m5'), OWN)).toBe(true);
    expect(bumpChat(client, message('m5'), OWN)).toBe(true);
    expect(chats(client).chats[0]).toMatchObject({
      conversation_id: 'c1',
      num_unread_messages: 3,
      last_message: { id: 'm5' },
    });
    expect(chats(client).total_unread).toBe(7);
    bumpChat(client, message('m6', { sender: OWN, recipient: OTHER }), OWN);
    expect(chats(client).total_unread).toBe(7);
    expect(bumpChat(client, message('m7', { conversation: 'new' }), OWN)).toBe(false);
  });

  it('[B01] [C04] a list that is on its way may be from before: what was read or came meanwhile has to be asked for again', async () => {
    const client = clientWith([]);
    const before = chats(client);
    let arrive: (list: unknown) => void = () => {};
    const onItsWay = client.fetchQuery({
      queryKey: ['chats'],
      queryFn: () => new Promise((resolve) => (arrive = resolve)),
    });
    expect(clearUnread(client, 'c1')).toBe(false);
    expect(bumpChat(client, message('m5'), OWN)).toBe(false);
    arrive(before);
    await onItsWay;
    expect(chats(client).total_unread).toBe(6);
    expect(clearUnread(client, 'c1')).toBe(true);
  });

  it('[C05] removing a chat takes it out of the list at once', () => {
    const client = clientWith([]);
    dropChat(client, 'c2');
    expect(chats(client).chats.map((chat) => chat.conversation_id)).toEqual(['c1']);
    expect(chats(client).total_unread).toBe(2);
  });

  it('[B01] read state appears at once: own messages up to the one that was read', () => {
    const own = { sender: OWN, recipient: OTHER };
    const client = clientWith([message('m1', own), message('m2'), message('m3', own)]);
    const read = { conversation: 'c1', reader: OTHER, read_up_to: 2 };
    markReadByOther(client, read, '2026-11-20T20:05:00Z');
    expect(messages(client).map(({ read_at }) => read_at)).toEqual([
      '2026-11-20T20:05:00Z',
      null,
      null,
    ]);
  });
});

describe('what waits for the member', () => {
  it('[V17] page title prefix: total of unread messages plus new likes in brackets', () => {
    const attention = attentionOf({ total_unread: 3, total_new_likes: 2 });
    expect(attentionTotal(attention)).toBe(5);
    expect(prefixedTitle('Messages · Velours', attention)).toBe('[5] Messages · Velours');
  });

  it('[V17] the title has no prefix where nothing waits', () => {
    expect(prefixedTitle('Messages', { unreadMessages: 0, newLikes: 0 })).toBe('Messages');
  });
});
