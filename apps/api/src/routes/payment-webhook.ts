/** /webhooks/payments: what the payment provider calls. In the provider's own format, so it is no part of our contract. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takeWebhook } from '../domain/payments/follow.ts';
import { takeBytes } from '../http/raw-body.ts';

const BODY_LIMIT = 256 * 1024;

export function registerPaymentWebhook(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // A signature is over the bytes.
    takeBytes(scope, BODY_LIMIT);
    scope.route({
      method: ['GET', 'POST'],
      url: '/webhooks/payments',
      handler: async (request, reply) => {
        const answer = await takeWebhook(services, {
          headers: request.headers,
          query: request.query as Readonly<Record<string, unknown>>,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        return reply.header('cache-control', 'no-store').type(answer.type).send(answer.body);
      },
    });
  });
}
