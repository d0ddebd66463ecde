/** /api/reset-password.php and reset-password-confirm.php (spec sections 2, 5 and 8), and what any link of such a mail does. */
import { findLink } from '../domain/account/links.ts';
import { addressOf } from '../domain/account/link-view.ts';
import { findReactivation } from '../domain/deletion/reactivate.ts';
import { countReset, requestReset, resetPassword } from '../domain/account/reset.ts';
import { forgetLogIns } from '../domain/members/log-in-tries.ts';
import { defineRoutes } from '../http/handler.ts';
import { originOf, setDeviceCookie } from '../http/device-cookie.ts';
import { callerOf, languageOf, publicOriginOf } from '../http/request.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  requestPasswordReset: async (request, { write, once }) => {
    const { email } = request.body;
    const origin = publicOriginOf(services, request);
    const language = languageOf(services, request);
    return write(
      async (tx) => {
        await requestReset(services, tx, { email, origin, language });
        return { status: 202, body: { status: 'sent' } };
      },
      { count: () => once(() => countReset(services, email, originOf(request))) },
    );
  },

  resetPassword: async (request, { reply, write, once }) => {
    const body = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        const member = await resetPassword(services, tx, { ...body, origin });
        const isOwn = request.member?.id === member.id;
        return {
          body: { status: 'changed' },
          endsSession: isOwn,
          afterwards: async () => {
            if (isOwn) clearSessionCookie(services, reply);
            // Whoever was kept out by failed tries, of their own or of strangers, may come in now.
            await forgetLogIns(services, member.email, member.id, originOf(request));
            setDeviceCookie(services, request, reply, member.id);
          },
        };
      },
      { count: () => once(() => services.limits.consume('linkByCaller', callerOf(request))) },
    );
  },

  getAccountLink: async (request) => {
    await services.limits.consume('linkByCaller', callerOf(request));
    const { token } = request.query;
    const back = await findReactivation(services, services.db, token);
    if (back !== null) {
      const { email, expiresAt } = back;
      return { body: { kind: 'reactivation', email, expires_at: expiresAt.toISOString() } };
    }
    const link = await findLink(services, services.db, token);
    return {
      body: {
        kind: link.kind,
        email: await addressOf(services, services.db, link),
        expires_at: link.expiresAt.toISOString(),
      },
    };
  },
}));
