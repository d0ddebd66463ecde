import { findMatches } from '../domain/match/finder.ts';
import { savePreferences } from '../domain/match/preferences.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { countLook } from '../http/looks.ts';
import { settingsOf } from '../http/request.ts';

/** GET and PUT matchfinder.php: matches by preference, and the preferences (spec section 2). */
export const routes = defineRoutes((services) => ({
  findMatches: async (request) => {
    const { limit = 24 } = request.query;
    await countLook(services, request, 'list');
    const settings = settingsOf(services, request);
    return { body: await findMatches(services, memberOf(request), settings, limit) };
  },

  saveMatchPreferences: async (request, { write }) =>
    write(async (tx) => ({
      body: {
        preferences: await savePreferences(services, tx, memberOf(request).id, request.body),
      },
    })),
}));
