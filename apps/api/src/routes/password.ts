/** /api/password.php (spec section 2, settings). */
import { changePassword, countPasswordTry } from '../domain/account/password.ts';
import { openNext } from '../http/ended-session.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { publicOriginOf } from '../http/request.ts';
import { setSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  changePassword: async (request, { reply, write }) => {
    const { id } = memberOf(request);
    const body = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        await changePassword(services, tx, id, { ...body, origin });
        const session = await openNext(services, tx, request, id);
        return {
          body: { status: 'changed' },
          endsSession: true,
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
