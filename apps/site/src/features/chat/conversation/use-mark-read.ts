import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { answer, intent, useApi } from '../../../app/data/api.ts';
import { clearUnread } from '../../../app/data/chat-cache.ts';
import { tellOtherTabs } from '../../../background/removal/chats-channel.ts';
import { createReadMarker } from './read-marker.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  addEventListener('focus', onChange);
  addEventListener('blur', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('focus', onChange);
    removeEventListener('blur', onChange);
  };
}

/** Somebody looks at it: a window behind another one, or beside the one that is used, can be seen and is not read. */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Tells the server and the member's other tabs what is read of an open conversation (read-marker.ts). */
export function useMarkRead(
  memberId: string | undefined,
  conversation: string | undefined,
  lastReceived: number | undefined,
): void {
  const api = useApi();
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribe, isLookedAt, () => false);
  const tell = useMemo(
    () =>
      createReadMarker(async (read) => {
        clearUnread(client, read.conversation);
        await answer(api.PUT('/api/messages.php', { params: intent(), body: read }));
        if (memberId) tellOtherTabs(memberId, { type: 'read', conversation: read.conversation });
      }),
    [api, client, memberId],
  );

  useEffect(
    () => tell({ conversation, lastReceived, isVisible }),
    [tell, conversation, lastReceived, isVisible],
  );
}
