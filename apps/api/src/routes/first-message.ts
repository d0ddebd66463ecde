import { saveFirstMessage } from '../domain/signUp/first-message.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { settingsOf } from '../http/request.ts';

/** PUT first-message.php: what an unconfirmed member writes first (spec sections 3 and 4). */
export const routes = defineRoutes((services) => ({
  saveFirstMessage: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      await saveFirstMessage(tx, memberOf(request), request.body, settingsOf(services, request));
      return { body: { kept: true } };
    }),
}));
