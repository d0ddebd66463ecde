/** /api/password.php (spec section 2, settings). */
import { changePassword, countPasswordTry } from '../domain/account/password.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { publicOriginOf } from '../http/request.ts';
import { setSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  changePassword: async (request, reply) => {
    const { id } = memberOf(request);
    const body = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      services,
      request,
      reply,
      async (tx) => {
        await changePassword(services, tx, id, { ...body, origin });
        const session = await openSession(services, tx, id, request.headers['user-agent']);
        return {
          body: { status: 'changed' },
          afterwards: async () => {
            setSessionCookie(services, reply, session);
            await services.limits.reset('passwordByMember', id);
          },
        };
      },
      { count: () => countPasswordTry(services, id) },
    );
  },
}));
