/** /api/signup.php (spec sections 3, 5 and 6). */
import type { Body } from '@velours/openapi/types';
import { holdProved } from '../domain/members/log-in.ts';
import { findMember } from '../domain/members/members.ts';
import { verifyPassword } from '../domain/members/passwords.ts';
import { problem } from '../domain/problem.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import { countSignUpMail, signUp } from '../domain/sign-up/sign-up.ts';
import { userView } from '../domain/members/user-view.ts';
import { defineRoutes } from '../http/handler.ts';
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
  signUp: async (request, { reply, write, once }) => {
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
    let isMailed = false;
    return write(
      async (tx) => {
        const member = await signUp(services, tx, body, context, isMailed);
        const session = await rotateSession(services, tx, request, member.id);
        return {
          status: 201,
          body: await userView(services, tx, member),
          memberId: member.id,
          afterwards: () => setSessionCookie(services, reply, session),
        };
      },
      {
        count: async () => {
          isMailed = await once(async () => {
            await services.limits.consume('signUpByCaller', callerOf(request));
            return countSignUpMail(services, body, context, callerOf(request));
          });
        },
        // The first session's id is known to nobody but its cookie: whoever repeats the whole call gets one of their own, as long as they
        // could log in by what it says. A stranger who typed the address must not come in once its owner has set another password.
        onReplay: async (memberId) => {
          const member = await findMember(services.db, memberId);
          const isRight = await verifyPassword(member?.passwordHash ?? null, body.password);
          if (member === null || !isRight) throw problem('login_failed');
          const id = await services.db.transaction(async (tx) => {
            await holdProved(tx, member);
            return openSession(services, tx, memberId, request.headers['user-agent']);
          });
          setSessionCookie(services, reply, id);
        },
      },
    );
  },
}));
