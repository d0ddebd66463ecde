/** /api/passkeys.php: the member's passkeys (feature B08). */
import { lockProved, provePassword } from '../domain/account/password.ts';
import { queueMail } from '../domain/mail/queue.ts';
import { addPasskey, listPasskeys, removePasskey } from '../domain/passkeys/passkeys.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { placeOf, publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  listPasskeys: async (request) => ({
    body: await listPasskeys(services.db, memberOf(request).id),
  }),

  addPasskey: async (request, { write }) => {
    const member = memberOf(request);
    const { password, credential } = request.body;
    const place = { ...placeOf(services, request), userAgent: request.headers['user-agent'] };
    return write(
      async (tx) => {
        await lockProved(tx, member);
        await addPasskey(services, tx, member.id, credential, place);
        await queueMail(services, tx, member, publicOriginOf(services, request), 'passkeyAdded');
        return { status: 201, body: await listPasskeys(tx, member.id) };
      },
      { count: () => provePassword(services, member, password) },
    );
  },

  removePasskey: async (request, { write }) =>
    write(async (tx) => {
      const { id } = memberOf(request);
      await removePasskey(tx, id, request.body.id);
      return { body: await listPasskeys(tx, id) };
    }),
}));
