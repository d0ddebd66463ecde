/** /api/deletion.php: deleting the account, in two calls (spec sections 4 and 9). */
import { provePassword } from '../domain/account/password.ts';
import { checkConfirmation, makeConfirmation } from '../domain/deletion/confirmation.ts';
import { deleteAccount } from '../domain/deletion/delete.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { publicOriginOf, sessionOf } from '../http/request.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  confirmDeletion: async (request, { write }) => {
    const { password } = request.body;
    const member = memberOf(request);
    return write(
      async () => ({
        body: makeConfirmation(services, sessionOf(request)),
      }),
      { count: () => provePassword(services, member, password) },
    );
  },

  deleteAccount: async (request, { reply, write }) =>
    write(async (tx) => {
      const { confirmation, reason = null } = request.body;
      checkConfirmation(services, sessionOf(request), confirmation);
      const origin = publicOriginOf(services, request);
      const until = await deleteAccount(services, tx, memberOf(request), { reason, origin });
      return {
        body: { reactivate_until: until.toISOString() },
        endsSession: true,
        afterwards: () => clearSessionCookie(services, reply),
      };
    }),
}));
