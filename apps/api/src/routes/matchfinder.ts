import { findMatches } from '../domain/match/finder.ts';
import { savePreferences } from '../domain/match/preferences.ts';
import type { Preferences } from '../domain/match/preferences.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

/** GET and PUT matchfinder.php: matches by preference, and the preferences (spec section 2). */
export const routes: RouteFile = (services) => ({
  findMatches: async (request) => {
    const { limit } = request.query as { limit?: number };
    return findMatches(services, memberOf(request), limit);
  },

  saveMatchPreferences: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      body: {
        preferences: await savePreferences(
          services,
          tx,
          memberOf(request).id,
          request.body as Preferences,
        ),
      },
    })),
});
