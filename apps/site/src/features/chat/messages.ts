import {
  queryOptions,
  replaceEqualDeep,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { answer, type Api } from '../../app/data/api.ts';
import { beginOf, type Conversation, withRead } from '../../app/data/chat-cache.ts';
import { messagesKey } from '../../app/data/keys.ts';

/** A conversation is known by its own id, or by the member it is with. */
export type ConversationRef = { conversation: string } | { profile: string };

/** The newest messages of a conversation as they were read. */
interface NewestMessages extends Answer<'getMessages'> {
  /** The newest position that was known when they were asked for; 0 where none was. */
  knownUpTo: number;
}

/** Whether messages may be missing between what is known of a conversation and the newest ones. */
function isApart(known: Conversation, newest: Conversation): boolean {
  const begin = beginOf(newest);
  const before = known.messages.findLast(({ position }) => position < begin);
  return before !== undefined && before.position !== begin - 1;
}

/**
 * How a conversation's cache is written (`structuralSharing`). Newest messages join what is there at this very moment: what came while
 * they were on their way stays, what was known when they were asked for and is not among them was removed. Any other change stands as
 * it is.
 */
function joinNewest(before: unknown, after: unknown): Conversation {
  const known = before as Conversation | undefined;
  const written = after as Conversation | NewestMessages;
  if (!('knownUpTo' in written)) return written;
  const { knownUpTo, ...newest } = written;
  if (!known) return newest;
  const begin = beginOf(newest);
  const end = Math.max(knownUpTo, newest.messages.at(-1)?.position ?? 0);
  const older = isApart(known, newest)
    ? []
    : known.messages.filter(({ position }) => position < begin);
  // What a member wrote before a message that was read was read too: the first of each says it. What was told of it meanwhile holds.
  const readAt = new Map(
    newest.messages.toReversed().map((message) => [message.sender, message.read_at]),
  );
  const knownReadAt = new Map(known.messages.map((message) => [message.id, message.read_at]));
  const messages = [
    ...older.map((message) => withRead(message, readAt.get(message.sender))),
    ...newest.messages.map((message) => withRead(message, knownReadAt.get(message.id))),
    ...known.messages.filter(({ position }) => position > end),
  ];
  const hasMore = older.length > 0 ? known.has_more : newest.has_more;
  return replaceEqualDeep(known, { ...newest, messages, has_more: hasMore });
}

/** Which messages of a conversation are read. @default the newest */
type MessagesPlace = { around: string } | { before: number } | { after: number };

const readMessages = (
  api: Api,
  ref: ConversationRef,
  place?: MessagesPlace,
): Promise<Conversation> =>
  answer(api.GET('/api/messages.php', { params: { query: { ...ref, ...place } } }));

/** The newest messages, as one page; as far back as they have to be to follow on what is known, but not further than that went. */
async function readNewest(
  api: Api,
  ref: ConversationRef,
  known: Conversation | undefined,
): Promise<NewestMessages> {
  const knownUpTo = known?.messages.at(-1)?.position ?? 0;
  let read = await readMessages(api, ref);
  while (known && (known.isDoubted || isApart(known, read))) {
    const before = read.messages[0]?.position;
    if (!read.has_more || before === undefined || read.messages.length >= known.messages.length)
      break;
    const older = await readMessages(api, ref, { before });
    read = { ...read, messages: [...older.messages, ...read.messages], has_more: older.has_more };
  }
  return { ...read, knownUpTo };
}

/** A conversation: its newest messages, and those before them that were asked for since (useConversation). */
export const messagesQuery = (api: Api, ref: ConversationRef) =>
  queryOptions({
    queryKey: [...messagesKey, ref],
    queryFn: ({ client, queryKey }): Promise<Conversation> =>
      readNewest(api, ref, client.getQueryData(queryKey)),
    structuralSharing: joinNewest,
  });

/** A conversation from around one of its messages on; once it goes up to the newest it is read on as one that is open. */
export const messagesAroundQuery = (api: Api, ref: ConversationRef, around: string) =>
  queryOptions({
    queryKey: [...messagesKey, ref, around],
    queryFn: async ({ client, queryKey }): Promise<Conversation> => {
      const known = client.getQueryData<Conversation>(queryKey);
      if (known && !known.has_newer) return readNewest(api, ref, known);
      return known && !known.isDoubted ? known : readMessages(api, ref, { around });
    },
    structuralSharing: joinNewest,
  });

/** One of the two queries above, and where it is read on: before the oldest message that is here, or behind the newest of an old place. */
export interface Further {
  ref: ConversationRef;
  queryKey: QueryKey;
  side: 'older' | 'newer';
}

/** Reads a further page of a conversation; where what it was to follow on has gone meanwhile it is dropped. */
export async function readFurther(
  api: Api,
  client: QueryClient,
  { ref, queryKey, side }: Further,
): Promise<void> {
  const isOlder = side === 'older';
  const edge = (known: Conversation | undefined) => known?.messages.at(isOlder ? 0 : -1)?.position;
  const from = edge(client.getQueryData(queryKey));
  if (from === undefined) return;
  const page = await readMessages(api, ref, isOlder ? { before: from } : { after: from });
  client.setQueryData<Conversation>(queryKey, (known) => {
    if (!known || edge(known) !== from) return known;
    return isOlder
      ? { ...known, messages: [...page.messages, ...known.messages], has_more: page.has_more }
      : { ...known, messages: [...known.messages, ...page.messages], has_newer: page.has_newer };
  });
  // What came meanwhile was not put behind an old place (addMessage): it is read now.
  if (!isOlder && !page.has_newer) void client.invalidateQueries({ queryKey, exact: true });
}
