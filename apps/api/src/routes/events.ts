import { openStream } from '../events/streams.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET events.php: the live stream of the logged-in member. */
export const routes: RouteFile = (services) => ({
  streamEvents: async (request, reply) => {
    openStream(services, request, reply, memberOf(request).id);
    return reply;
  },
});
