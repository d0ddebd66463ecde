/** /api/messages.php: read, send and mark as read (spec sections 3, 4 and 5). */
import { markRead, readMessages } from '../domain/chat/read.ts';
import { sendMessage } from '../domain/chat/send.ts';
import { messageView } from '../domain/chat/view.ts';
import { loadCards } from '../domain/members/profile-cards.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { idempotencyKeyOf, write } from '../http/idempotency.ts';
import { fieldProblem } from '../http/problem.ts';
import { settingsOf } from '../http/request.ts';

interface Query {
  readonly conversation?: string;
  readonly profile?: string;
  readonly before?: string;
  readonly limit?: number;
}

export const routes: RouteFile = (services) => ({
  getMessages: async (request) => {
    const member = memberOf(request);
    const query = request.query as Query;
    if ((query.conversation === undefined) === (query.profile === undefined)) {
      throw fieldProblem('conversation', query.conversation === undefined ? 'required' : 'invalid');
    }
    const page = await readMessages(services.db, member.id, { ...query, limit: query.limit ?? 50 });
    const [profile] = await loadCards(services, services.db, member.id, [page.otherId]);
    return {
      conversation_id: page.conversationId,
      profile,
      messages: page.messages.map((message) => messageView(message, member.id)),
      has_more: page.hasMore,
    };
  },

  sendMessage: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const body = request.body as { profile: string; text: string };
      const member = memberOf(request);
      const { message, credits } = await sendMessage(
        services,
        tx,
        member,
        { ...body, key: idempotencyKeyOf(request) },
        settingsOf(services, request),
      );
      return { status: 201, body: { message: messageView(message, member.id), credits } };
    }),

  markRead: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { conversation, read_up_to: upTo } = request.body as {
        conversation: string;
        read_up_to: string;
      };
      const left = await markRead(services, tx, memberOf(request).id, conversation, upTo);
      return { body: { num_unread_messages: left } };
    }),
});
