import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import type { Schemas } from './api.ts';
import { attentionKey, chatsKey, messagesKey } from './keys.ts';

type Message = Schemas['Message'];
type Chats = Answer<'getChats'>;

/** A conversation as far as it was read: a page of the contract that grows at both ends. */
export interface Conversation extends Answer<'getMessages'> {
  /** Messages may have been taken out of it at any place. */
  isDoubted?: true;
}

/** The position from which on the newest messages are all that there are. */
export const beginOf = ({ has_more: hasMore, messages }: Conversation): number =>
  hasMore ? (messages[0]?.position ?? 0) : 0;

/** The message as one that was read, unless it is or was not. */
export const withRead = (message: Message, at: string | null | undefined): Message =>
  message.read_at || !at ? message : { ...message, read_at: at };

/** Changes every cached copy of a conversation, whether it was opened by its id or by the member's. */
function changeConversation(
  client: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
): void {
  client.setQueriesData<Conversation>({ queryKey: messagesKey }, (known) =>
    known?.conversation_id === id ? change(known) : known,
  );
}

/** Puts a message at its place in its conversation; one that is there already changes nothing. */
export function addMessage(client: QueryClient, message: Message): void {
  const { id, position, conversation } = message;
  changeConversation(client, conversation, (known) => {
    const isKnown = known.messages.some((other) => other.id === id);
    // Where the reader is at an old place, what is new does not follow on what is there; nor is what is older than all of it next to it.
    if (isKnown || known.has_newer || position < beginOf(known)) return known;
    const messages = [...known.messages, message].toSorted(
      (one, other) => one.position - other.position,
    );
    return { ...known, messages };
  });
  // What is being read for the first time may be from before it.
  const filters = { queryKey: messagesKey, fetchStatus: 'fetching' } as const;
  for (const query of client.getQueryCache().findAll(filters)) {
    if (query.state.data !== undefined) continue;
    const { queryKey } = query;
    void query
      .fetch()
      .then(() => client.invalidateQueries({ queryKey, exact: true }))
      .catch(() => undefined);
  }
}

/** Messages may have been taken out of conversations: all of them that is known is read again. */
export function doubtMessages(client: QueryClient): void {
  client.setQueriesData<Conversation>(
    { queryKey: messagesKey },
    (known) => known && { ...known, isDoubted: true },
  );
}

/** The other member has read up to a position: the own ones up to it are read. */
export function markReadByOther(
  client: QueryClient,
  read: { conversation: string; reader: string; read_up_to: number },
  at: string,
): void {
  changeConversation(client, read.conversation, (known) => ({
    ...known,
    messages: known.messages.map((message) =>
      message.sender !== read.reader && message.position <= read.read_up_to
        ? withRead(message, at)
        : message,
    ),
  }));
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
