import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, intent, isProblem, useApi, type Api } from '../../app/data/api.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import {
  setLastRemoval,
  useDoneRemoval,
  type Removal,
} from '../../background/chat-removal/use-removal.ts';

/** Says that a chat is removed, once the server has done it, and offers to take that back. */
export function useRemovedChat(): void {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const removal = useDoneRemoval();

  useEffect(() => {
    if (removal === null) return;
    const { name } = removal;
    setLastRemoval(null);
    toastStore.show({
      done: t(($) => $.chat.remove.done, { name }),
      undo: t(($) => $.chat.remove.undo),
      undone: t(($) => $.chat.remove.undone, { name }),
      takeBack: () => takeBackRemoval({ api, client }, removal),
      failed: (error) =>
        isProblem(error, 'conversation_not_found')
          ? t(($) => $.chat.remove.undoLate, { name })
          : t(($) => $.chat.remove.undoFailed, { name, reason: errorText(t, error) }),
    });
  }, [removal, t, api, client]);
}

/**
 * Takes a removal back at the server, and its draft here; the lists are read again. Rejects with the client's error: what was not
 * taken back can be tried again.
 */
async function takeBackRemoval(
  { api, client }: { api: Api; client: QueryClient },
  { conversationId, memberId, draft }: Removal,
): Promise<void> {
  await answer(
    api.PUT('/api/chat.php', { params: intent(), body: { conversation: conversationId } }),
  );
  const drafts = draftsOf(memberId);
  if (draft !== '' && drafts.read(conversationId) === '') drafts.write(conversationId, draft);
  client.removeQueries({ queryKey: messagesKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey: chatsKey, refetchType: 'all' });
}
