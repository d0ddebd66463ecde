/** GET /api/message-search.php: finding messages of a conversation by their words. */
import { searchMessages } from '../domain/chat/search.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

export const routes: RouteFile = (services) => ({
  searchMessages: async (request) => {
    const query = request.query as { conversation: string; text: string };
    const { found, hasMore } = await searchMessages(services.db, memberOf(request).id, query);
    return {
      found: found.map(({ id, sender, sentAt, excerpt }) => ({
        id,
        sender,
        sent_at: sentAt.toISOString(),
        excerpt,
      })),
      has_more: hasMore,
    };
  },
});
