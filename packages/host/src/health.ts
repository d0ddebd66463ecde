/** Whether the process is there, and whether it can serve: for whatever runs it. No part of the contract; they tell nobody's data. */
import type { FastifyInstance } from 'fastify';

/**
 * Serves `/health/live` (200 as long as the process answers) and `/health/ready` (200 when what it needs answers too).
 * @param check rejects while the process cannot serve, which is 503
 */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      return { status: 'ready' };
    } catch (error) {
      request.log.info({ err: error }, 'not ready');
      reply.code(503).header('retry-after', '1');
      return { status: 'not ready' };
    }
  });
}
