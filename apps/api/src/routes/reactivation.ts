/** /api/reactivation.php: a deleted account comes back (spec sections 4 and 9). A POST, so that a mail scanner's GET does nothing. */
import { reactivate } from '../domain/deletion/reactivate.ts';
import { findSession, sessionIdOf } from '../domain/sessions/sessions.ts';
import { problem } from '../domain/problem.ts';
import { defineRoutes } from '../http/handler.ts';
import { REACTIVATION_COOKIE, clearOffer } from '../http/reactivation-cookie.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';
import { rotateSession, setSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => {
  /** Of the session that the offer of a log-in opens. */
  const secretOf = (token: string) => services.vault.hash('session', `reactivation ${token}`);
  return {
    reactivate: async (request, { reply, write, once }) => {
      const given = request.body.token;
      const token = given ?? request.cookies[REACTIVATION_COOKIE];
      if (token === undefined || token === '') throw problem('link_invalid');
      return write(
        async (tx) => {
          const origin = publicOriginOf(services, request);
          const { member, byLogIn } = await reactivate(services, tx, token, origin);
          const session = byLogIn
            ? await rotateSession(services, tx, request, member.id, secretOf(token))
            : null;
          return {
            body: { logged_in: byLogIn },
            memberId: member.id,
            afterwards: () => {
              if (session !== null) setSessionCookie(services, reply, session);
              clearOffer(services, reply);
            },
          };
        },
        {
          // The cookie is part of what is asked: another one is another intent.
          payload: [Buffer.from(token)],
          count: () =>
            once(() => services.limits.consume('linkByCaller', callerOf(request)), token),
          onReplay: async (memberId) => {
            if (given !== null) return;
            // The same one as long as it holds: a log-out or another password has ended it for good.
            const session = sessionIdOf(memberId, secretOf(token));
            if ((await findSession(services, session)) !== null)
              setSessionCookie(services, reply, session);
            clearOffer(services, reply);
          },
        },
      );
    },
  };
});
