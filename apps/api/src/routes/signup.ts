/** /api/signup.php (spec sections 3, 5 and 6). */
import type { Body } from '@velours/openapi/types';
import { openSession } from '../domain/sessions/sessions.ts';
import { signUp } from '../domain/signUp/sign-up.ts';
import { userView } from '../domain/members/user-view.ts';
import { defineRoutes } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import {
  callerOf,
  hasPrivacySignal,
  languageOf,
  publicOriginOf,
  settingsOf,
} from '../http/request.ts';
import { keptTracking, latestTracking } from '../http/traffic-source.ts';
import { rotateSession, setSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  signUp: async (request, reply) => {
    const { tracking: sent, ...rest } = request.body;
    const settings = settingsOf(services, request);
    // The form may stand some pages after the one that the link led to.
    const tracking = latestTracking(settings, keptTracking(services, request), sent);
    const body: Body<'signUp'> = { ...rest, ...(tracking && { tracking }) };
    const context = {
      settings,
      origin: publicOriginOf(services, request),
      language: languageOf(services, request),
      keepsTracking: !hasPrivacySignal(request),
    };
    return write(
      services,
      request,
      reply,
      async (tx) => {
        const member = await signUp(services, tx, body, context);
        const session = await rotateSession(services, tx, request, member.id);
        return {
          status: 201,
          body: await userView(services, tx, member),
          memberId: member.id,
          afterwards: () => setSessionCookie(services, reply, session),
        };
      },
      {
        count: () => services.limits.consume('signUpByCaller', callerOf(request)),
        // The first session's id is known to nobody but its cookie: whoever repeats the whole call gets one of their own.
        onReplay: async (memberId) => {
          const id = await openSession(
            services,
            services.db,
            memberId,
            request.headers['user-agent'],
          );
          setSessionCookie(services, reply, id);
        },
      },
    );
  },
}));
