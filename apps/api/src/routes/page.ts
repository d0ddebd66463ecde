import { companyOf } from '../domain/company/company.ts';
import { pageOf } from '../domain/pages/pages.ts';
import type { RouteFile } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET page.php: a legal or help page by its token (spec section 2, /{token}). */
export const routes: RouteFile = (services) => ({
  getPage: async (request) => {
    const { token, language } = request.query as { token: string; language: string };
    const settings = settingsOf(services, request);
    return { page: pageOf(token, language, companyOf(settings.company_id), settings) };
  },
});
