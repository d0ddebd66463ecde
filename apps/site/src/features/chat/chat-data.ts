import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, newIdempotencyKey } from '@velours/api-client';
import { type LoadPage, type PageArgs, requireMember } from '../../app/data/page-data.ts';
import { chatsQuery, type ConversationRef, messagesQuery } from '../../app/data/queries.ts';
import { answer, type Api } from '../../app/data/api.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';

interface Conversation {
  /** The other member's. */
  name: string;
  /** Of a message that is sent before any script is there. */
  idempotencyKey: string;
}

/** Matches to whom nothing has been written; they change with the chats. */
export const newMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...chatsKey, 'new matches'],
    queryFn: () => answer(api.GET('/api/matches.php')),
  });

/** /chats: the conversations, newest first, and who waits for a first line. */
export const loadChats: LoadPage = async (page) => {
  await requireMember(page);
  await Promise.all([
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
    page.queryClient.ensureQueryData(newMatchesQuery(page.api)),
  ]);
};

/** /chats/:id: a conversation by its id. */
export const loadConversation: LoadPage<Conversation> = (page) =>
  loadMessages(page, { conversation: page.params['id'] ?? '' });

/** /members/:id/chat: the conversation with a member, whether it has begun or not. */
export const loadMemberChat: LoadPage<Conversation> = (page) =>
  loadMessages(page, { profile: page.params['id'] ?? '' });

async function loadMessages(page: PageArgs, ref: ConversationRef): Promise<Conversation> {
  await requireMember(page);
  const [messages] = await Promise.all([
    page.queryClient.ensureInfiniteQueryData(messagesQuery(page.api, ref)),
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
  ]);
  return {
    name: messages.pages[0]?.profile.name ?? '',
    idempotencyKey: newIdempotencyKey(),
  };
}

/** Where a page of messages begins or ends. */
type Place = { around: string } | { before: number } | { after: number };

const place = (where: Place): Place => where;

/**
 * The messages around one of a conversation, and from there on in both directions: as of a conversation that is open, the first page
 * holds the newest of them.
 */
export const messagesAroundQuery = (api: Api, ref: ConversationRef, around: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, ref, around],
    queryFn: ({ pageParam }): Promise<Answer<'getMessages'>> =>
      answer(api.GET('/api/messages.php', { params: { query: { ...ref, ...pageParam } } })),
    initialPageParam: place({ around }),
    getNextPageParam: ({ has_more: hasMore, messages }): Place | undefined => {
      const first = messages[0];
      return hasMore && first ? { before: first.position } : undefined;
    },
    getPreviousPageParam: ({ has_newer: hasNewer, messages }): Place | undefined => {
      const last = messages.at(-1);
      return hasNewer && last ? { after: last.position } : undefined;
    },
  });
