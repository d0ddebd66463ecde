/** /api/mail-change.php, mail-change-confirm.php and mail-change-undo.php (spec section 2, /mail-change/do). */
import {
  confirmMailChange,
  countChangeMail,
  pendingMailChange,
  requestMailChange,
  resendMailChange,
} from '../domain/account/mail-change.ts';
import { provePassword } from '../domain/account/password.ts';
import { undoMailChange } from '../domain/account/undo-mail-change.ts';
import { cancelMailChange } from '../domain/account/waiting-change.ts';
import { openNext } from '../http/ended-session.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';
import { clearSessionCookie, setSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  getMailChange: async (request) => ({
    body: { pending: await pendingMailChange(services, services.db, memberOf(request).id) },
  }),

  requestMailChange: async (request, { write, once }) => {
    const member = memberOf(request);
    const { id } = member;
    const { email, password } = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        const pending = await requestMailChange(services, tx, member, { email, origin });
        return { status: 202, body: { pending } };
      },
      {
        count: async () => {
          await provePassword(services, member, password);
          // Mails are counted once the password was right: a stranger at the device uses none up.
          await once(async () => {
            await services.limits.consume('mailChangeByMember', id);
            await countChangeMail(services, member, email, callerOf(request));
          });
        },
      },
    );
  },

  resendMailChange: async (request, { write, once }) => {
    const member = memberOf(request);
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => ({
        status: 202,
        body: { pending: await resendMailChange(services, tx, member, origin) },
      }),
      {
        count: () =>
          once(async () => {
            await services.limits.consume('mailChangeByMember', member.id);
            const pending = await pendingMailChange(services, services.db, member.id);
            if (pending !== null)
              await countChangeMail(services, member, pending.email, callerOf(request));
          }),
      },
    );
  },

  cancelMailChange: async (request, { write }) => {
    const { id } = memberOf(request);
    return write(async (tx) => {
      await cancelMailChange(services, tx, id);
      await services.events.publish(tx, id, { type: 'user' });
      return { body: { pending: null } };
    });
  },

  confirmMailChange: async (request, { reply, write, once }) => {
    const { token } = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        const member = await confirmMailChange(services, tx, token, origin);
        const isOwn = member !== null && request.member?.id === member.id;
        const session = isOwn ? await openNext(services, tx, request, member.id) : null;
        return {
          body: { status: 'changed' },
          endsSession: isOwn,
          afterwards: () => {
            if (session !== null) setSessionCookie(services, reply, session);
          },
        };
      },
      { count: () => once(() => services.limits.consume('linkByCaller', callerOf(request))) },
    );
  },

  undoMailChange: async (request, { reply, write, once }) => {
    const body = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        const member = await undoMailChange(services, tx, { ...body, origin });
        const isOwn = request.member?.id === member.id;
        return {
          body: { status: 'restored' },
          endsSession: isOwn,
          afterwards: () => {
            if (isOwn) clearSessionCookie(services, reply);
          },
        };
      },
      { count: () => once(() => services.limits.consume('linkByCaller', callerOf(request))) },
    );
  },
}));
