/** /api/chat.php: removing a conversation, and taking that back (spec sections 4 and 7). */
import { removeChat, restoreChat } from '../domain/chat/remove.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  removeChat: async (request, { write }) =>
    write(async (tx) => {
      const { conversation } = request.body;
      await removeChat(services, tx, memberOf(request).id, conversation);
      return { body: { removed: true } };
    }),

  restoreChat: async (request, { write }) =>
    write(async (tx) => {
      const { conversation } = request.body;
      await restoreChat(services, tx, memberOf(request).id, conversation);
      return { body: { restored: true } };
    }),
}));
