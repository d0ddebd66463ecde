/** /webhooks/payments: what the payment provider calls. In the provider's own format, so it is no part of our contract. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takeWebhook } from '../domain/payments/follow.ts';

const BODY_LIMIT = 256 * 1024;

export function registerPaymentWebhook(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // The bytes as they come, whatever they say they are: a signature is over these.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
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
