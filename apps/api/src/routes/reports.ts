import { listReports } from '../domain/reports/reports.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET reports.php: what the caller has reported, and what came of it. */
export const routes = defineRoutes((services) => ({
  getReports: async (request) => ({ body: await listReports(services.db, memberOf(request).id) }),
}));
