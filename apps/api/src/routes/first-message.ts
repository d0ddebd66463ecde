import { saveFirstMessage } from '../domain/sign-up/first-message.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** PUT first-message.php: what an unconfirmed member writes first (spec sections 3 and 4). */
export const routes = defineRoutes((services) => ({
  saveFirstMessage: async (request, { write }) =>
    write(async (tx) => {
      await saveFirstMessage(tx, memberOf(request), request.body, settingsOf(services, request));
      return { body: { kept: true } };
    }),
}));
