import { newIdempotencyKey } from '@velours/api-client';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { chatsQuery, messagesQuery, type ConversationRef } from '../../app/data/queries.ts';
import type { PageArgs } from '../../app/data/page-data.ts';

interface Conversation {
  /** The other member's. */
  name: string;
  /** Of a message that is sent before any script is there. */
  idempotencyKey: string;
}

/** /chats: the conversations, newest first. */
export const loadChats: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.ensureQueryData(chatsQuery(page.api));
};

/** /chats/:id: a conversation by its id. */
export const loadConversation: LoadPage<Conversation> = (page) =>
  loadMessages(page, { conversation: page.params['id'] ?? '' });

/** /members/:id/chat: the conversation with a member, whether it has begun or not. */
export const loadMemberChat: LoadPage<Conversation> = (page) =>
  loadMessages(page, { profile: page.params['id'] ?? '' });

async function loadMessages(page: PageArgs, ref: ConversationRef): Promise<Conversation> {
  await requireMember(page);
  const [messages] = await Promise.all([
    page.queryClient.ensureInfiniteQueryData(messagesQuery(page.api, ref)),
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
  ]);
  return {
    name: messages.pages[0]?.profile.name ?? '',
    idempotencyKey: newIdempotencyKey(),
  };
}
