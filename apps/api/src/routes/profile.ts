/** /api/profile.php (spec section 3). */
import { saveProfile } from '../domain/profile/save.ts';
import { userView } from '../domain/members/user-view.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  saveProfile: async (request, { write }) =>
    write(async (tx) => {
      const settings = settingsOf(services, request);
      const saved = await saveProfile(services, tx, memberOf(request), request.body, settings);
      return { body: await userView(services, tx, saved) };
    }),
}));
