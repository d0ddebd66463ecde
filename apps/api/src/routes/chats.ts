import { listChats } from '../domain/chat-list/chat-list.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET chats.php: the conversations and the totals for badges and page title (spec section 7). */
export const routes: RouteFile = (services) => ({
  getChats: async (request) => listChats(services, memberOf(request).id),
});
