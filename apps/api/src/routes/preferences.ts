/** /api/preferences.php (spec section 2, settings). */
import {
  APPEARANCE_COOKIE,
  APPEARANCE_SECONDS,
  appearanceOf,
  savePreferences,
} from '../domain/account/preferences.ts';
import { userView } from '../domain/members/user-view.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  savePreferences: async (request, { reply, write }) =>
    write(async (tx) => {
      const member = await savePreferences(services, tx, memberOf(request), request.body);
      return {
        body: await userView(services, tx, member),
        afterwards: () => {
          // The document of the next visit has these looks before anybody logs in.
          reply.setCookie(APPEARANCE_COOKIE, appearanceOf(member), {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: services.config.secure,
            maxAge: APPEARANCE_SECONDS,
          });
        },
      };
    }),
}));
