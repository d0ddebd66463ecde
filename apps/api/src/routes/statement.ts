import { statementOf } from '../domain/credits/statement.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET statement.php: where the member's credits came from and went (spec section 2, transactions). */
export const routes = defineRoutes((services) => ({
  getStatement: async (request) => {
    const { before, limit } = request.query;
    return {
      body: await statementOf(services.db, memberOf(request).id, { before, limit: limit ?? 20 }),
    };
  },
}));
