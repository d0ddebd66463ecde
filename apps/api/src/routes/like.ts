import type { FastifyRequest } from 'fastify';
import { like, markLikeSeen, unlike } from '../domain/likes/likes.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

const profileOf = (request: FastifyRequest) => (request.body as { profile: string }).profile;

/** POST, DELETE and PUT like.php: like, take back, mark a received like as seen. */
export const routes: RouteFile = (services) => ({
  like: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await like(services, tx, memberOf(request), profileOf(request)),
    })),
  unlike: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await unlike(services, tx, memberOf(request), profileOf(request)),
    })),
  markLikeSeen: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await markLikeSeen(services, tx, memberOf(request), profileOf(request)),
    })),
});
