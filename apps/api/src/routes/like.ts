import { like, markLikeSeen, unlike } from '../domain/likes/likes.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** POST, DELETE and PUT like.php: like, take back, mark a received like as seen. */
export const routes = defineRoutes((services) => {
  const counted = (memberId: string) => ({
    count: () => services.limits.consume('likeByMember', memberId),
  });
  return {
    like: async (request, { write }) => {
      const member = memberOf(request);
      return write(
        async (tx) => ({ body: await like(services, tx, member, request.body.profile) }),
        counted(member.id),
      );
    },
    unlike: async (request, { write }) => {
      const member = memberOf(request);
      return write(
        async (tx) => ({ body: await unlike(services, tx, member, request.body.profile) }),
        counted(member.id),
      );
    },
    markLikeSeen: async (request, { write }) =>
      write(async (tx) => ({
        body: await markLikeSeen(services, tx, memberOf(request), request.body.profile),
      })),
  };
});
