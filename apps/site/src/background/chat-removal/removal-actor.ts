import { createActor, fromPromise, type Actor } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import { chatRemovalMachine, type RemoveChatInput } from '@velours/machines/chatRemoval';
import { answer, intent } from '../../app/data/api.ts';
import { dropChat } from '../../app/data/chat-cache.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';
import type { Member } from '../host.ts';
import { draftsOf } from './drafts.ts';

/** Removal of chats over the API, the cache and the other tabs. */
export function startRemoval({
  api,
  client,
  memberId,
  otherTabs,
}: Member): Actor<typeof chatRemovalMachine> {
  return createActor(
    chatRemovalMachine.provide({
      actors: {
        removeChat: fromPromise<void, RemoveChatInput>(async ({ input }) => {
          await answer(
            api.DELETE('/api/chat.php', {
              params: intent(input.idempotencyKey),
              body: { conversation: input.conversationId },
              // The page may be left: what was removed stays removed.
              keepalive: true,
            }),
          );
        }),
      },
      actions: {
        dropChat: (_args, conversation) => {
          // A list that is on its way would bring the chat back.
          void client.cancelQueries({ queryKey: chatsKey, exact: true });
          dropChat(client, conversation);
        },
        reloadChats: () =>
          void client.invalidateQueries({ queryKey: chatsKey, refetchType: 'all' }),
        tellOtherTabs: (_args, conversation) => {
          client.removeQueries({ queryKey: messagesKey, type: 'inactive' });
          draftsOf(memberId).write(conversation, '');
          otherTabs.chats.tell({ type: 'removed', conversation });
        },
      },
    }),
    { input: { newKey: newIdempotencyKey } },
  ).start();
}
