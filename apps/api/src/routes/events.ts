import { tellBan } from '../events/event-stream.ts';
import { openStream } from '../events/streams.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET events.php: the live stream of the logged-in member. */
export const routes = defineRoutes((services) => ({
  streamEvents: async (request, { reply }) => {
    const { id, status } = memberOf(request);
    if (status === 'banned') {
      await tellBan(services, reply, id);
      return { body: undefined };
    }
    const lastSeen = request.headers['last-event-id'] ?? request.query.last_event_id;
    openStream(services, request, reply, id, lastSeen?.toString());
    return { body: undefined };
  },
}));
