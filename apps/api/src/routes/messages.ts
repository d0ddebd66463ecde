/** /api/messages.php: read, send and mark as read (spec sections 3, 4 and 5). */
import { markRead, readMessages } from '../domain/chat/read.ts';
import { startsLeft } from '../domain/chat/starts.ts';
import { messageView } from '../domain/chat/view.ts';
import { loadPartner } from '../domain/members/profile-cards.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { countLook } from '../http/looks.ts';
import { fieldProblem } from '../domain/problem.ts';
import { languageOf, settingsOf } from '../http/request.ts';
import { sendOf } from './send-of.ts';

export const routes = defineRoutes((services) => ({
  getMessages: async (request) => {
    const member = memberOf(request);
    const { query } = request;
    if ((query.conversation === undefined) === (query.profile === undefined)) {
      throw fieldProblem('conversation', query.conversation === undefined ? 'required' : 'invalid');
    }
    const places = (['before', 'after', 'around'] as const).filter(
      (place) => query[place] !== undefined,
    );
    if (places.length > 1) throw fieldProblem(places[1] ?? 'before', 'invalid');
    const page = await readMessages(services.db, member.id, { ...query, limit: query.limit ?? 50 });
    // What it shows of somebody nobody has written to is a look at the profile.
    if (query.profile !== undefined && page.messages.length === 0)
      await countLook(services, request, 'profile');
    const profile = await loadPartner(services, services.db, member.id, page.otherId);
    const language = languageOf(services, request);
    return {
      body: {
        conversation_id: page.conversationId,
        profile,
        messages: page.messages.map((message) => messageView(message, member.id, language)),
        has_more: page.hasMore,
        has_newer: page.hasNewer,
        starts_left: await startsLeft(
          services.db,
          member,
          page.conversationId,
          settingsOf(services, request),
        ),
      },
    };
  },

  sendMessage: async (request, { write }) =>
    write(async (tx) => {
      const { profile, text } = request.body;
      return sendOf(services, request, tx, { profile, content: { kind: 'text', text } });
    }),

  markRead: async (request, { write }) =>
    write(async (tx) => {
      const { conversation, read_up_to: upTo } = request.body;
      const left = await markRead(services, tx, memberOf(request).id, conversation, upTo);
      return { body: { num_unread_messages: left } };
    }),
}));
