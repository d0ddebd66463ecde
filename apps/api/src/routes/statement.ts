import { statementOf } from '../domain/credits/statement.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET statement.php: where the member's credits came from and went (spec section 2, transactions). */
export const routes: RouteFile = (services) => ({
  getStatement: async (request) => {
    const { before, limit } = request.query as { before?: string; limit?: number };
    return statementOf(services.db, memberOf(request).id, { before, limit: limit ?? 20 });
  },
});
