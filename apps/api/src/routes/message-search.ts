/** GET /api/message-search.php: finding messages of a conversation by their words. */
import { searchMessages } from '../domain/chat/search.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  searchMessages: async (request) => {
    const { found, hasMore } = await searchMessages(
      services.db,
      memberOf(request).id,
      request.query,
    );
    return {
      body: {
        found: found.map(({ id, sender, sentAt, excerpt }) => ({
          id,
          sender,
          sent_at: sentAt.toISOString(),
          excerpt,
        })),
        has_more: hasMore,
      },
    };
  },
}));
