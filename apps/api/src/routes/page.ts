import { pageOf } from '../domain/pages/pages.ts';
import { defineRoutes } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET page.php: a legal or help page by its token (spec section 2, /{token}). */
export const routes = defineRoutes((services) => ({
  getPage: async (request) => {
    const { token, language } = request.query;
    const settings = settingsOf(services, request);
    return { body: { page: pageOf(token, language, settings.company, settings) } };
  },
}));
