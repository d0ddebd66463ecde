import { readLander } from '../domain/landers/landers.ts';
import { defineRoutes } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET lander.php: what a landing page shows, by its slug (spec sections 1 and 2). */
export const routes = defineRoutes((services) => ({
  getLander: async (request) => ({
    body: await readLander(services, settingsOf(services, request), request.query.slug),
  }),
}));
