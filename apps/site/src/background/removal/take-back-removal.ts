import type { QueryClient } from '@tanstack/react-query';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';
import { draftsOf } from './drafts.ts';
import type { Removal } from './last-removal.ts';

/**
 * Takes a removal back at the server, and its draft here; the lists are read again. Rejects with the client's error: what was not
 * taken back can be tried again.
 */
export async function takeBackRemoval(
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
