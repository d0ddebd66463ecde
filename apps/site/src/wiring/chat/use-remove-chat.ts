import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/ApiProvider.tsx';
import { answer, intent } from '../../data/api.ts';
import { dropChat } from '../../data/chat-cache.ts';
import { chatsKey, messagesKey } from '../../data/keys.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { errorText } from '../../view-models/problem-text.ts';
import { noticeStore } from '../notices.ts';

/** Removes a chat: gone at once, then the server is told; on failure an alert says why and the chats are reloaded. */
export function useRemoveChat() {
  const api = useApi();
  const client = useQueryClient();
  const t = useTranslate();
  return useMutation({
    mutationFn: (conversation: string) =>
      answer(api.DELETE('/api/chat.php', { params: intent(), body: { conversation } })),
    onMutate: async (conversation) => {
      // A list that is on its way would bring the chat back.
      await client.cancelQueries({ queryKey: chatsKey });
      dropChat(client, conversation);
    },
    onSuccess: () => client.removeQueries({ queryKey: messagesKey, type: 'inactive' }),
    onError: (error) => {
      noticeStore.show(t(($) => $.chat.remove.failed, { reason: errorText(t, error) }));
      return client.invalidateQueries({ queryKey: chatsKey, refetchType: 'all' });
    },
  });
}
