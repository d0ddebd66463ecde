import { provePassword } from '../domain/account/password.ts';
import { openChallenge } from '../domain/passkeys/challenges.ts';
import { checkRoom, handleOf, knownTo } from '../domain/passkeys/passkeys.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf, placeOf } from '../http/request.ts';

/** POST passkey-challenge.php: what a passkey is asked to sign (feature B08). */
export const routes = defineRoutes((services) => ({
  startPasskey: async (request) => {
    await services.limits.consume('passkeyByCaller', callerOf(request));
    const { rpId: rp_id } = placeOf(services, request);
    const password = request.body?.password;
    const { member } = request;
    if (member === null || password === undefined)
      return {
        body: { challenge: await openChallenge(services, null), rp_id, user: null, known: [] },
      };
    // Before the device makes one: it would keep what is refused here.
    await provePassword(services, member, password);
    await checkRoom(services.db, member.id);
    return {
      body: {
        challenge: await openChallenge(services, member.id),
        rp_id,
        user: { id: handleOf(member.id), name: member.email },
        known: await knownTo(services.db, member.id),
      },
    };
  },
}));
