import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { type LoadPage, type PageArgs, requireMember } from '../../app/data/page-data.ts';
import { chatsQuery, type ConversationRef, messagesQuery } from '../../app/data/queries.ts';
import { answer, type Api } from '../../app/data/api.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';

interface Conversation {
  /** The other member's. */
  name: string;
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

/** The conversation at an address: named by its own id, or by the member it is with. */
export const conversationOf = ({
  profile,
  conversation = '',
}: PageArgs['params']): ConversationRef => (profile === undefined ? { conversation } : { profile });

/** /chats/:conversation, and /members/:profile/chat, whether that has begun or not. */
export const loadConversation: LoadPage<Conversation> = async (page) => {
  await requireMember(page);
  const [messages] = await Promise.all([
    page.queryClient.ensureInfiniteQueryData(messagesQuery(page.api, conversationOf(page.params))),
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
  ]);
  return { name: messages.pages[0]?.profile.name ?? '' };
};

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
