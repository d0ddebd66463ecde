import { companyOf } from '../domain/company/company.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET companyinfo.php: the company behind the domain. */
export const routes: RouteFile = (services) => ({
  getCompanyInfo: async (request) => companyOf(services.settings.forHost(request.host).company_id),
});
