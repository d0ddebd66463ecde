/**
 * The HTTP application: every call of the contract, and beside it the photos, the development pages and the site.
 *
 * A call's way: security headers -> guard (cross-site, session, `x-callers`) -> Idempotency-Key -> validation by the contract ->
 * its handler -> serialisation by the contract, which drops what is not declared. Handlers are registered by operationId:
 * a route file (`routes/<php name>.ts`) exports `routes`, a function from the services to its handlers, and is
 * listed in `handlersOf`. An operation without a handler, or a handler without an operation, does not compile.
 */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '@velours/openapi/types';
import type { Services } from './context.ts';
import { closeStreams } from './events/streams.ts';
import { boundConnections, refuseClient } from './http/connections.ts';
import { PATHS, readContract } from './http/contract.ts';
import { createErrorHandler, sendProblem } from './http/errors.ts';
import { createGuard } from './http/guard.ts';
import type { Handlers, Reply } from './http/handler.ts';
import { idempotencyKeyOf } from './http/idempotency.ts';
import { problem } from './domain/problem.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStop } from './http/stopping.ts';
import { requireBody } from './http/validation.ts';
import * as activation from './routes/activation.ts';
import * as activationResend from './routes/activation-resend.ts';
import * as autoLike from './routes/auto-like.ts';
import * as block from './routes/block.ts';
import * as blocks from './routes/blocks.ts';
import * as ban from './routes/ban.ts';
import * as complaint from './routes/complaint.ts';
import * as notifications from './routes/notifications.ts';
import * as objection from './routes/objection.ts';
import { registerMailWebhook } from './routes/mail-webhook.ts';
import { registerUnsubscribe } from './routes/unsubscribe.ts';
import * as chat from './routes/chat.ts';
import * as chats from './routes/chats.ts';
import * as companyinfo from './routes/companyinfo.ts';
import * as page from './routes/page.ts';
import * as deletion from './routes/deletion.ts';
import * as decisions from './routes/decisions.ts';
import * as directdebit from './routes/directdebit.ts';
import * as discountcode from './routes/discountcode.ts';
import * as events from './routes/events.ts';
import * as dataExport from './routes/export.ts';
import * as geocode from './routes/geocode.ts';
import * as gift from './routes/gift.ts';
import { registerGifFiles } from './routes/gif-files.ts';
import * as gifs from './routes/gifs.ts';
import * as interests from './routes/interests.ts';
import * as like from './routes/like.ts';
import * as likes from './routes/likes.ts';
import * as logout from './routes/logout.ts';
import * as mailChange from './routes/mail-change.ts';
import * as member from './routes/member.ts';
import * as matchfinder from './routes/matchfinder.ts';
import * as members from './routes/members.ts';
import * as messageSearch from './routes/message-search.ts';
import * as messages from './routes/messages.ts';
import * as order from './routes/order.ts';
import * as orders from './routes/orders.ts';
import * as pageHidden from './routes/page-hidden.ts';
import * as password from './routes/password.ts';
import * as paymentmethod from './routes/paymentmethod.ts';
import * as paymentoptions from './routes/paymentoptions.ts';
import * as preferences from './routes/preferences.ts';
import * as pricing from './routes/pricing.ts';
import { registerPaymentWebhook } from './routes/payment-webhook.ts';
import * as photo from './routes/photo.ts';
import { registerPhotos } from './routes/photo-files.ts';
import * as profile from './routes/profile.ts';
import * as quote from './routes/quote.ts';
import * as reactivation from './routes/reactivation.ts';
import * as regions from './routes/regions.ts';
import * as report from './routes/report.ts';
import * as reports from './routes/reports.ts';
import * as resetPassword from './routes/reset-password.ts';
import * as sessions from './routes/sessions.ts';
import * as settings from './routes/settings.ts';
import * as signup from './routes/signup.ts';
import * as statement from './routes/statement.ts';
import * as swipe from './routes/swipe.ts';
import * as typing from './routes/typing.ts';
import * as user from './routes/user.ts';
import * as withdrawal from './routes/withdrawal.ts';
import { registerDevPages } from './routes/dev-mail.ts';
import { registerDevPay } from './routes/dev-pay.ts';
import { registerDevSms } from './routes/dev-sms.ts';

/** One for each operation of the contract and none besides. */
const handlersOf = (services: Services): Handlers => ({
  ...activation.routes(services),
  ...activationResend.routes(services),
  ...autoLike.routes(services),
  ...ban.routes(services),
  ...complaint.routes(services),
  ...notifications.routes(services),
  ...objection.routes(services),
  ...block.routes(services),
  ...blocks.routes(services),
  ...chat.routes(services),
  ...chats.routes(services),
  ...companyinfo.routes(services),
  ...page.routes(services),
  ...decisions.routes(services),
  ...deletion.routes(services),
  ...directdebit.routes(services),
  ...discountcode.routes(services),
  ...events.routes(services),
  ...dataExport.routes(services),
  ...geocode.routes(services),
  ...gift.routes(services),
  ...gifs.routes(services),
  ...interests.routes(services),
  ...like.routes(services),
  ...likes.routes(services),
  ...logout.routes(services),
  ...mailChange.routes(services),
  ...matchfinder.routes(services),
  ...member.routes(services),
  ...members.routes(services),
  ...messageSearch.routes(services),
  ...messages.routes(services),
  ...order.routes(services),
  ...orders.routes(services),
  ...pageHidden.routes(services),
  ...password.routes(services),
  ...paymentmethod.routes(services),
  ...paymentoptions.routes(services),
  ...preferences.routes(services),
  ...pricing.routes(services),
  ...photo.routes(services),
  ...profile.routes(services),
  ...quote.routes(services),
  ...reactivation.routes(services),
  ...regions.routes(services),
  ...report.routes(services),
  ...reports.routes(services),
  ...resetPassword.routes(services),
  ...sessions.routes(services),
  ...settings.routes(services),
  ...signup.routes(services),
  ...statement.routes(services),
  ...swipe.routes(services),
  ...typing.routes(services),
  ...user.routes(services),
  ...withdrawal.routes(services),
});

/** JSON bodies are small; uploads have a limit of their own. */
const BODY_LIMIT = 64 * 1024;

/** As Fastify takes it: a number of proxies is counted from ourselves. */
const trustProxy = ({ trustProxy: trusted }: Services['config']) => {
  if (trusted === false) return false;
  return typeof trusted === 'number'
    ? (_address: string, hop: number) => hop < trusted
    : [...trusted];
};

/** Builds the application; the caller mounts the site, listens and closes. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const { headersMs, requestMs, idleMs, checkMs, perAddress, stopMs } = config.connections;
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
    },
    clientErrorHandler: refuseClient,
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, problem('malformed_request')),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open is answered as ever.
    return503OnClosing: false,
  });
  registerStop(app, stopMs);
  boundConnections(app.server, perAddress, config.trustProxy);
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  app.setErrorHandler(createErrorHandler(services));
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('not_found')));
  await app.register(async (scope) => registerContract(scope, services));
  app.addHook('preClose', async () => closeStreams(services));
  registerPhotos(app, services);
  registerGifFiles(app, services);
  registerPaymentWebhook(app, services);
  registerMailWebhook(app, services);
  registerUnsubscribe(app, services);
  if (config.mode !== 'production') {
    registerDevPages(app, services);
    registerDevPay(app, services);
    registerDevSms(app, services);
  }
  return app;
}

async function registerContract(scope: FastifyInstance, services: Services): Promise<void> {
  // Only what the contract declares can be read; Fastify would take plain text, and not validate it.
  scope.removeContentTypeParser('text/plain');
  await scope.register(multipart, { throwFileSizeLimit: true });
  scope.decorateRequest('member', null);
  scope.decorateRequest('session', null);
  const { routes, validatorCompiler, serializerCompiler } = await readContract();
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  scope.addHook('onRequest', createGuard(services));
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.addHook('preValidation', async (request) => {
    requireBody(request);
    if (needsKey(request.routeOptions.schema)) idempotencyKeyOf(request);
  });

  const handlers = handlersOf(services);
  for (const route of routes) {
    scope.route({ ...route, handler: answering(handlers[route.schema.operationId]) });
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
function answering(handler: Handlers[OperationId]) {
  const handle = handler as (
    call: FastifyRequest,
    reply: Reply,
  ) => Promise<{ readonly status?: number; readonly body: unknown }>;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { status = 200, body } = await handle(request, reply);
    reply.code(status);
    return body;
  };
}

const needsKey = (schema: unknown): boolean =>
  (schema as { headers?: { required?: string[] } } | undefined)?.headers?.required?.some(
    (name) => name.toLowerCase() === 'idempotency-key',
  ) ?? false;
