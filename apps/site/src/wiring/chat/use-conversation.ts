import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../data/ApiProvider.tsx';
import { useUser } from '../../data/hooks.ts';
import { messagesQuery, type ConversationRef } from '../../data/queries.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { partnerName } from '../../view-models/chat/partner.ts';
import { liveStore, useLiveState } from '../live/live-store.ts';
import { useMarkRead } from './use-mark-read.ts';

/** A conversation as it stands: the other member, the messages oldest first, and what is on its way to them. */
export function useConversation(ref: ConversationRef) {
  const user = useUser();
  const query = useInfiniteQuery(messagesQuery(useApi(), ref));
  const { outbox, connection } = useLiveState();
  const newest = query.data?.pages[0];
  const t = useTranslate();
  const card = newest?.profile;
  const partner = useMemo(() => card && { ...card, name: partnerName(t, card) }, [t, card]);
  const ownId = user?.profile.id;

  const messages = useMemo(
    () => (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages),
    [query.data],
  );
  const onTheWay = useMemo(
    () => outbox.filter((item) => item.profileId === partner?.id),
    [outbox, partner?.id],
  );
  const lastReceived = messages.findLast(({ sender }) => sender !== ownId)?.id;
  useMarkRead(ownId, newest?.conversation_id, lastReceived);
  // Where something may be written, what sends it is fetched beforehand.
  useEffect(() => liveStore.want(), []);

  return {
    user,
    partner,
    conversation: newest?.conversation_id,
    messages,
    onTheWay,
    connection,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
  };
}
