/** /webhooks/payments: what the payment provider calls. In the provider's own format, so it is no part of our contract. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takeWebhook } from '../domain/payments/follow.ts';
import { problem } from '../domain/problem.ts';
import { takeBytes } from '../http/raw-body.ts';
import { callerOf } from '../http/request.ts';
import { createTally } from '../http/tally.ts';
import { HOUR_MS } from '../ports/clock.ts';
import { WebhookRefused } from '../ports/payments/payment-port.ts';

/** How often the log says that calls were refused, which anybody can make. */
const TOLD_EVERY_MS = HOUR_MS;

const BODY_LIMIT = 256 * 1024;

export function registerPaymentWebhook(app: FastifyInstance, services: Services): void {
  const tally = createTally(services.clock, TOLD_EVERY_MS);
  void app.register(async (scope) => {
    // A signature is over the bytes.
    takeBytes(scope, BODY_LIMIT);
    scope.route({
      method: ['GET', 'POST'],
      url: '/webhooks/payments',
      handler: async (request, reply) => {
        const call = {
          headers: request.headers,
          query: request.query as Readonly<Record<string, unknown>>,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        };
        const answer = await takeWebhook(services, call).catch(async (error: unknown) => {
          if (!(error instanceof WebhookRefused)) throw error;
          const count = tally();
          services.log[count === null ? 'debug' : 'warn'](
            { reason: error.message, count },
            'webhook refused',
          );
          await services.limits.consume('webhookRefusedByCaller', callerOf(request));
          throw problem('malformed_request');
        });
        return reply.header('cache-control', 'no-store').type(answer.type).send(answer.body);
      },
    });
  });
}
