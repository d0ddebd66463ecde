import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../data/ApiProvider.tsx';
import { answer, intent } from '../../data/api.ts';
import { clearUnread } from '../../data/chat-cache.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** An open conversation that can be seen is read up to its newest received message (spec section 4). */
export function useMarkRead(
  conversation: string | undefined,
  lastReceived: string | undefined,
): void {
  const api = useApi();
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const { mutate } = useMutation({
    mutationFn: (read: { conversation: string; read_up_to: string }) =>
      answer(api.PUT('/api/messages.php', { params: intent(), body: read })),
    onMutate: (read) => clearUnread(client, read.conversation),
  });

  useEffect(() => {
    if (isVisible && conversation && lastReceived) {
      mutate({ conversation, read_up_to: lastReceived });
    }
  }, [conversation, isVisible, lastReceived, mutate]);
}
