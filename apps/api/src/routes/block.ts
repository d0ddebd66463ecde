import { block, unblock } from '../domain/blocks/blocks.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** POST and DELETE block.php: block a member, take it back (spec section 2). */
export const routes = defineRoutes((services) => ({
  blockMember: async (request, { write }) =>
    write(async (tx) => ({
      body: await block(services, tx, memberOf(request), request.body.profile),
    })),
  unblockMember: async (request, { write }) =>
    write(async (tx) => ({
      body: await unblock(services, tx, memberOf(request), request.body.profile),
    })),
}));
