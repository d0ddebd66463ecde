import { openChallenge } from '../domain/passkeys/challenges.ts';
import { handleOf, knownTo } from '../domain/passkeys/passkeys.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf, placeOf } from '../http/request.ts';

/** POST passkey-challenge.php: what a passkey is asked to sign (feature B08). */
export const routes = defineRoutes((services) => ({
  startPasskey: async (request) => {
    await services.limits.consume('passkeyByCaller', callerOf(request));
    const { member } = request;
    const challenge = await openChallenge(services, member?.id ?? null);
    const { rpId: rp_id } = placeOf(services, request);
    return {
      body: {
        challenge,
        rp_id,
        user: member && { id: handleOf(member.id), name: member.email },
        known: member ? await knownTo(services.db, member.id) : [],
      },
    };
  },
}));
