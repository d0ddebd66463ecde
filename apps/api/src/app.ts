/**
 * The HTTP application: every call of the contract, and beside it the photos, the development pages and the site.
 *
 * A call's way: security headers -> guard (cross-site, session, `x-callers`) -> Idempotency-Key -> validation by the contract ->
 * its handler -> serialisation by the contract, which drops what is not declared. Handlers are registered by operationId:
 * a route file (`routes/<php name>.ts`) exports `routes`, a function from the services to its handlers, and is
 * listed in `routes/index.ts`. An operation without a handler, or a handler without an operation, does not compile.
 */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import type { OperationId } from '@velours/openapi/types';
import type { Services } from './context.ts';
import { closeStreams } from './events/streams.ts';
import { PATHS, readContract } from './http/contract.ts';
import { createRepeater } from './http/ended-session.ts';
import { createErrorHandler } from './http/errors.ts';
import { createGuard } from './http/guard.ts';
import type { Handlers, Means } from './http/handler.ts';
import { idempotencyKeyOf, writesOf } from './http/idempotency.ts';
import { tellOfWrites } from './http/late-read.ts';
import { problem } from './domain/problem.ts';
import { createServer } from '@velours/host/server';
import { requireBody } from './http/validation.ts';
import { withholding } from './http/withheld.ts';
import { handlersOf } from './routes/index.ts';
import { registerHealth } from '@velours/host/health';
import { registerMailWebhook } from './routes/mail-webhook.ts';
import { registerUnsubscribe } from './routes/unsubscribe.ts';
import { registerGifFiles } from './routes/gif-files.ts';
import { registerPaymentWebhook } from './routes/payment-webhook.ts';
import { registerPhotos } from './routes/photo-files.ts';
import { registerDevAgeCheck } from './routes/dev-age-check.ts';
import { registerDevCountry } from './routes/dev-country.ts';
import { registerDevPages } from './routes/dev-mail.ts';
import { registerDevPay } from './routes/dev-pay.ts';
import { registerDevSms } from './routes/dev-sms.ts';

/** Builds the application; the caller mounts the site, listens and closes. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = await createServer(config, services.log, services.telemetry);
  await app.register(cookie);
  app.setErrorHandler(createErrorHandler(services));
  await app.register(async (scope) => registerContract(scope, services));
  app.addHook('preClose', async () => closeStreams(services));
  registerHealth(app, () => services.db.execute(sql`select 1`));
  registerPhotos(app, services);
  registerGifFiles(app, services);
  registerPaymentWebhook(app, services);
  registerMailWebhook(app, services);
  registerUnsubscribe(app, services);
  if (config.mode !== 'production') {
    registerDevPages(app, services);
    registerDevPay(app, services);
    registerDevSms(app, services);
    registerDevAgeCheck(app, services);
    registerDevCountry(app);
  }
  return app;
}

async function registerContract(scope: FastifyInstance, services: Services): Promise<void> {
  // Only what the contract declares can be read; Fastify would take plain text, and not validate it.
  scope.removeContentTypeParser('text/plain');
  await scope.register(multipart, { throwFileSizeLimit: true });
  scope.decorateRequest('member', null);
  scope.decorateRequest('session', null);
  scope.decorateRequest('own', null);
  scope.decorateRequest('repeated', null);
  const { routes, validatorCompiler, serializerCompiler } = await readContract();
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  scope.addHook('onRequest', createGuard(services));
  if (services.replica !== null) tellOfWrites(scope, services);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.addHook('preValidation', async (request) => {
    requireBody(request);
    if (needsKey(request.routeOptions.schema)) idempotencyKeyOf(request);
  });

  scope.addHook('preHandler', createRepeater(services));

  scope.addHook('preSerialization', async (request, _reply, answer) =>
    withholding(services, request)(answer),
  );

  const handlers = handlersOf(services);
  for (const route of routes) {
    scope.route({ ...route, handler: answering(services, handlers[route.schema.operationId]) });
  }
  scope.all(
    '/api/*',
    {
      onRequest: async (request, reply) => {
        const methods = PATHS.get(request.url.split('?', 1)[0] ?? '');
        if (methods === undefined) throw problem('not_found');
        reply.header('allow', methods.map((method) => method.toUpperCase()).join(', '));
        throw problem('method_not_allowed');
      },
    },
    () => undefined,
  );
}

/** Answers as the handler of an operation says. What it is called with, validation and the guard have made what its type says. */
function answering(services: Services, handler: Handlers[OperationId]) {
  const handle = handler as (
    call: FastifyRequest,
    means: Means,
  ) => Promise<{ readonly status?: number; readonly body: unknown }>;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { status = 200, body } = await handle(request, {
      reply,
      ...writesOf(services, request, reply),
    });
    reply.code(status);
    return body;
  };
}

const needsKey = (schema: unknown): boolean =>
  (schema as { headers?: { required?: string[] } } | undefined)?.headers?.required?.some(
    (name) => name.toLowerCase() === 'idempotency-key',
  ) ?? false;
