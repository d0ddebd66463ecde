import { findMatches } from '../domain/match/finder.ts';
import { savePreferences } from '../domain/match/preferences.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET and PUT matchfinder.php: matches by preference, and the preferences (spec section 2). */
export const routes = defineRoutes((services) => ({
  findMatches: async (request) => {
    const { limit } = request.query;
    return { body: await findMatches(services, memberOf(request), limit ?? 24) };
  },

  saveMatchPreferences: async (request, { write }) =>
    write(async (tx) => ({
      body: {
        preferences: await savePreferences(services, tx, memberOf(request).id, request.body),
      },
    })),
}));
