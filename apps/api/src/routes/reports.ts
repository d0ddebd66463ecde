import { listReports } from '../domain/reports/reports.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET reports.php: what the caller has reported, and what came of it. */
export const routes: RouteFile = (services) => ({
  getReports: async (request) => listReports(services.db, memberOf(request).id),
});
