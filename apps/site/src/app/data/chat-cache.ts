import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import type { Schemas } from './api.ts';
import { attentionKey, chatsKey, messagesKey } from './keys.ts';

type Message = Schemas['Message'];
type Chats = Answer<'getChats'>;
type MessagesPage = Answer<'getMessages'>;
type Messages = InfiniteData<MessagesPage, string | null>;

/**
 * The newest page as it was asked for, with what came by the live stream while the answer was on its way. What was there when it was
 * asked for and is not in the answer was removed.
 */
export function withLater(page: MessagesPage, cached: unknown, before: unknown): MessagesPage {
  const [now, then] = [cached, before].map((data) => (data as Messages | undefined)?.pages[0]);
  const last = page.messages.at(-1)?.position ?? 0;
  const old = new Set(then?.messages.map(({ id }) => id));
  const later = now?.messages.filter(({ id, position }) => position > last && !old.has(id)) ?? [];
  return later.length > 0 ? { ...page, messages: [...page.messages, ...later] } : page;
}

/** Changes every cached copy of a conversation, whether it was opened by its id or by the member's. */
function changeConversation(
  client: QueryClient,
  conversation: string,
  change: (pages: readonly MessagesPage[]) => MessagesPage[],
): void {
  client.setQueriesData<Messages>({ queryKey: messagesKey }, (cached) =>
    cached?.pages[0]?.conversation_id === conversation
      ? { ...cached, pages: change(cached.pages) }
      : cached,
  );
}

/** Puts a message at its place in its conversation; one that is there already changes nothing. */
export function addMessage(client: QueryClient, message: Message): void {
  changeConversation(client, message.conversation, (pages) => {
    const isKnown = pages.some((page) => page.messages.some(({ id }) => id === message.id));
    const [newest, ...older] = pages;
    // Where the reader is at an old place, what is new does not follow on what is there.
    if (isKnown || !newest || newest.has_newer) return [...pages];
    const messages = [...newest.messages, message].toSorted(
      (one, other) => one.position - other.position,
    );
    return [{ ...newest, messages }, ...older];
  });
}

/** The other member has read up to a position: the own ones up to it are read. */
export function markReadByOther(
  client: QueryClient,
  read: { conversation: string; reader: string; read_up_to: number },
  at: string,
): void {
  changeConversation(client, read.conversation, (pages) =>
    pages.map((page) => ({
      ...page,
      messages: page.messages.map((message) =>
        message.sender !== read.reader && message.position <= read.read_up_to && !message.read_at
          ? { ...message, read_at: at }
          : message,
      ),
    })),
  );
}

/** Changes the list of conversations and its totals, also the badges of a page that came without the list. */
function changeChats(client: QueryClient, change: (chats: Chats) => Chats): void {
  client.setQueryData<Chats>(chatsKey, (chats) => chats && change(chats));
}

/** Whether the list is here, and no answer from before a change is on its way that would undo it. */
const isListSettled = (client: QueryClient): boolean =>
  client.getQueryData(chatsKey) !== undefined &&
  client.isFetching({ queryKey: chatsKey, exact: true }) === 0;

const unreadOf = (chats: Chats): number =>
  chats.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/**
 * Opening a conversation sets its unread count to 0 everywhere (spec section 4). False where the list is not here or on its way, so
 * that it has to be asked for again.
 */
export function clearUnread(client: QueryClient, conversation: string): boolean {
  changeChats(client, (chats) => {
    const next = {
      ...chats,
      chats: chats.chats.map((chat) =>
        chat.conversation_id === conversation ? { ...chat, num_unread_messages: 0 } : chat,
      ),
    };
    const total = unreadOf(next);
    client.setQueryData<Attention>(
      attentionKey,
      (known) => known && { ...known, unreadMessages: total },
    );
    return { ...next, total_unread: total };
  });
  return isListSettled(client);
}

/**
 * A message moves its conversation to the top of the list, with one unread more where it was received. False where the list
 * does not hold the conversation or is on its way, so that it has to be asked for again.
 */
export function bumpChat(client: QueryClient, message: Message, ownId: string): boolean {
  const chats = client.getQueryData<Chats>(chatsKey);
  const chat = chats?.chats.find((known) => known.conversation_id === message.conversation);
  if (!chats || !chat) return false;
  if (chat.last_message.position >= message.position) return true;
  const isReceived = message.sender !== ownId;
  const { id, position, kind, text, sender, sent_at } = message;
  changeChats(client, (known) => ({
    ...known,
    total_unread: known.total_unread + (isReceived ? 1 : 0),
    chats: [
      {
        ...chat,
        num_unread_messages: chat.num_unread_messages + (isReceived ? 1 : 0),
        last_message: { id, position, kind, text, sender, sent_at },
      },
      ...known.chats.filter((other) => other !== chat),
    ],
  }));
  return isListSettled(client);
}

/** Takes a conversation out of the list at once (spec section 4: removing a chat). */
export function dropChat(client: QueryClient, conversation: string): void {
  changeChats(client, (chats) => {
    const left = chats.chats.filter((chat) => chat.conversation_id !== conversation);
    const next = { ...chats, chats: left };
    return { ...next, total_unread: unreadOf(next) };
  });
}

/** What waits for the member: unread messages and likes not looked at yet. */
export interface Attention {
  unreadMessages: number;
  newLikes: number;
}

/** The totals of the chats call. */
export function attentionOf(chats: { total_unread: number; total_new_likes: number }): Attention {
  return { unreadMessages: chats.total_unread, newLikes: chats.total_new_likes };
}

export function attentionTotal(attention: Attention): number {
  return attention.unreadMessages + attention.newLikes;
}

/** The page's title with the total in brackets in front, when there is something (spec section 2). */
export function prefixedTitle(title: string, attention: Attention): string {
  const total = attentionTotal(attention);
  return total > 0 ? `[${total}] ${title}` : title;
}
