/** /api/activation.php (spec sections 1 and 2): a POST from the page behind the link, so that a mail scanner's GET does nothing. */
import { activate, isOutrun } from '../domain/activation/activate.ts';
import { ProblemError } from '../domain/problem.ts';
import { closeSession } from '../domain/sessions/sessions.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf } from '../http/request.ts';
import { SESSION_COOKIE, clearSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  activate: async (request, { reply, write, once }) => {
    const { member: caller } = request;
    const { token } = request.body;
    const { [SESSION_COOKIE]: session = '' } = request.cookies;
    try {
      return await write(
        async (tx) => {
          const body = await activate(services, tx, token, caller);
          const endsSession = await isOutrun(tx, token, caller);
          if (endsSession) await closeSession(services, tx, session);
          return {
            body,
            endsSession,
            afterwards: () => {
              if (endsSession) clearSessionCookie(services, reply);
            },
          };
        },
        {
          count: () => once(() => services.limits.consume('activationByCaller', callerOf(request))),
        },
      );
    } catch (error) {
      const isUsed = error instanceof ProblemError && error.code === 'activation_link_used';
      // The refused transaction can keep nothing: the session ends in one of its own.
      if (isUsed && (await isOutrun(services.db, token, caller))) {
        await closeSession(services, services.db, session);
        clearSessionCookie(services, reply);
      }
      throw error;
    }
  },
}));
