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
  let isReady = true;
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      if (!isReady) request.log.info('ready again');
      isReady = true;
      return { status: 'ready' };
    } catch (error) {
      // It is asked again and again: why is told once.
      if (isReady) request.log.info({ err: error }, 'not ready');
      else request.log.debug('not ready');
      isReady = false;
      reply.code(503).header('retry-after', '1');
      return { status: 'not ready' };
    }
  });
}
