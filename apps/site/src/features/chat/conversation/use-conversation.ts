import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Answer } from '@velours/api-client';
import { useApi } from '../../../app/data/api.ts';
import { messagesAroundQuery } from '../chat-queries.ts';
import { useUser } from '../../../app/data/hooks.ts';
import { messagesQuery, type ConversationRef } from '../../../app/data/queries.ts';
import { useSnapshot } from '../../../app/loading/actor-handle.ts';
import { host, type OnTheWay } from '../../../background/host.ts';
import { useMarkRead } from './use-mark-read.ts';

const NONE: readonly OnTheWay[] = [];

type Pages = InfiniteData<Answer<'getMessages'>>;

/** Where a conversation is read. */
export interface ReadingPlace {
  /** A new object each time it is asked for. */
  readonly shown: { readonly id: string; readonly isQuiet?: boolean | undefined };
  /** The message around which messages are fetched; undefined where it is among the newest ones. */
  readonly around: string | undefined;
}

/** A conversation as it stands: the other member, the messages oldest first, and what is on its way to them. */
export function useConversation(ref: ConversationRef) {
  const api = useApi();
  const user = useUser();
  const [place, setPlace] = useState<ReadingPlace>();
  const [isAtEnd, setAtEnd] = useState(true);
  const newestQuery = useInfiniteQuery(messagesQuery(api, ref));
  const around = place?.around;
  const oldQuery = useInfiniteQuery({
    ...messagesAroundQuery(api, ref, around ?? ''),
    enabled: around !== undefined,
  });
  // Until they are here, what was there stays.
  const isOld = around !== undefined && oldQuery.data !== undefined;
  const query = isOld ? oldQuery : newestQuery;
  const data: Pages | undefined = query.data;
  const outbox = useSnapshot(host.outbox) ?? NONE;
  const connection = useSnapshot(host.liveRefresh) ?? null;
  const newest = data?.pages[0];
  const partner = newest?.profile;
  const ownId = user?.profile.id;
  const hasNewer = newest?.has_newer ?? false;

  const messages = useMemo(
    () => (data?.pages ?? []).toReversed().flatMap((page) => page.messages),
    [data],
  );
  const onTheWay = useMemo(
    () => (hasNewer ? [] : outbox.filter((item) => item.profileId === partner?.id)),
    [outbox, partner?.id, hasNewer],
  );
  const lastReceived = messages.findLast(({ sender }) => sender !== ownId)?.position;
  // Read is what has been in sight: not what came while the reader was further up.
  useMarkRead(ownId, newest?.conversation_id, isAtEnd && !hasNewer ? lastReceived : undefined);
  // Where something may be written, what sends it is fetched beforehand.
  useEffect(() => host.outbox.want(), []);

  return {
    user,
    partner,
    conversation: newest?.conversation_id,
    /** How many conversations can still be started; null where nothing limits it. */
    startsLeft: user?.paid_user === true ? null : (newest?.starts_left ?? null),
    messages,
    onTheWay,
    connection,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
    hasNewer,
    isLoadingNewer: query.isFetchingPreviousPage,
    loadNewer: () => void query.fetchPreviousPage(),
    /** What stands for the list that is read: another one begins at its own place. */
    listKey: isOld ? around : 'newest',
    shown: around === undefined || isOld ? place?.shown : undefined,
    /** The messages around the one that was asked for are on their way. */
    isGoing: around !== undefined && oldQuery.isFetching && !isOld,
    /** Why they could not be fetched; null where they could. */
    placeError: around === undefined || isOld ? null : oldQuery.error,
    setAtEnd,
    /** Goes to a message, which is fetched where it is not here. */
    show: (id: string, isQuiet: boolean) => {
      const isHere = messages.some((message) => message.id === id);
      setPlace({ shown: { id, isQuiet }, around: isHere ? around : id });
    },
    /** Back to the newest messages. */
    toNewest: () => setPlace(undefined),
  };
}
