import { listChats } from '../domain/chat-list/chat-list.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET chats.php: the conversations and the totals for badges and page title (spec section 7). */
export const routes = defineRoutes((services) => ({
  getChats: async (request) => ({ body: await listChats(services, memberOf(request).id) }),
}));
