/** /api/sessions.php: where the member is logged in (feature B05). */
import { endOtherSessions, listSessions } from '../domain/sessions/session-list.ts';
import { defineRoutes } from '../http/handler.ts';
import { sessionOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  listSessions: async (request) => ({
    body: await listSessions(services, services.db, sessionOf(request)),
  }),

  endSessions: async (request, { write }) =>
    write(async (tx) => {
      const current = sessionOf(request);
      await endOtherSessions(services, tx, current, request.body.id);
      return { body: await listSessions(services, tx, current) };
    }),
}));
