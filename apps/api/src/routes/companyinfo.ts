import { defineRoutes } from '../http/handler.ts';

/** GET companyinfo.php: the company behind the domain. */
export const routes = defineRoutes((services) => ({
  getCompanyInfo: async (request) => ({
    body: services.settings.forHost(request.host).company,
  }),
}));
