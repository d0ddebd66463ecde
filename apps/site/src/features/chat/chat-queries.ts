import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { answer, type Api } from '../../app/data/api.ts';
import { messagesKey } from '../../app/data/keys.ts';
import type { ConversationRef } from '../../app/data/queries.ts';

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
