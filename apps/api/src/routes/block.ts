import type { FastifyRequest } from 'fastify';
import { block, unblock } from '../domain/blocks/blocks.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

const profileOf = (request: FastifyRequest) => (request.body as { profile: string }).profile;

/** POST and DELETE block.php: block a member, take it back (spec section 2). */
export const routes: RouteFile = (services) => ({
  blockMember: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await block(services, tx, memberOf(request), profileOf(request)),
    })),
  unblockMember: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: await unblock(services, tx, memberOf(request), profileOf(request)),
    })),
});
