import { AccountDeleted } from '../domain/deletion/log-in.ts';
import { userView } from '../domain/members/user-view.ts';
import { logInWithPasskey } from '../domain/passkeys/passkeys.ts';
import { defineRoutes } from '../http/handler.ts';
import { offerReactivation } from '../http/reactivation-cookie.ts';
import { callerOf, placeOf } from '../http/request.ts';
import { openProved } from '../http/session-cookie.ts';

/** POST passkey-login.php: log-in without a password (feature B08). */
export const routes = defineRoutes((services) => ({
  logInWithPasskey: async (request, { reply }) => {
    await services.limits.consume('passkeyByCaller', callerOf(request));
    const member = await logInWithPasskey(services, request.body, placeOf(services, request)).catch(
      async (error: unknown) => {
        if (error instanceof AccountDeleted)
          await offerReactivation(services, reply, error.memberId);
        throw error;
      },
    );
    await openProved(services, request, reply, member);
    return { body: await userView(services, services.db, member) };
  },
}));
