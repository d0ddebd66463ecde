/** /api/activation.php (spec sections 1 and 2): a POST from the page behind the link, so that a mail scanner's GET does nothing. */
import { activate } from '../domain/activation/activate.ts';
import { defineRoutes } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { callerOf, settingsOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  activate: async (request, reply) => {
    return write(
      services,
      request,
      reply,
      async (tx) => {
        const { token } = request.body;
        return { body: await activate(services, tx, token, settingsOf(services, request)) };
      },
      { count: () => services.limits.consume('activationByCaller', callerOf(request)) },
    );
  },
}));
