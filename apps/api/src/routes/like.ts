import { like, markLikeSeen, unlike } from '../domain/likes/likes.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

/** POST, DELETE and PUT like.php: like, take back, mark a received like as seen. */
export const routes = defineRoutes((services) => ({
  like: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await like(services, tx, memberOf(request), request.body.profile),
    })),
  unlike: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await unlike(services, tx, memberOf(request), request.body.profile),
    })),
  markLikeSeen: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await markLikeSeen(services, tx, memberOf(request), request.body.profile),
    })),
}));
