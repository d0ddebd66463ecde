/** The HTTP server as both apps have it, with its calls (apps/api) and in front of another (apps/site): its bounds and its headers. */
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { problemBody } from '@velours/openapi/problems';
import type { HostConfig } from './config.ts';
import { boundConnections, refuseClient } from './connections.ts';
import { sendProblem } from './problem.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStop } from './stopping.ts';
import type { Telemetry } from './telemetry.ts';

/** JSON bodies are small; uploads have a limit of their own. */
const BODY_LIMIT = 64 * 1024;

export type ServerConfig = Pick<HostConfig, 'connections' | 'mode' | 'secure' | 'trustProxy'>;

/** As Fastify takes it: a number of proxies is counted from ourselves. */
const trustProxy = ({ trustProxy: trusted }: ServerConfig) => {
  if (trusted === false) return false;
  return typeof trusted === 'number'
    ? (_address: string, hop: number) => hop < trusted
    : [...trusted];
};

/** A server without a single address; the caller adds them, listens and closes. */
export async function createServer(
  config: ServerConfig,
  log: FastifyBaseLogger,
  telemetry: Telemetry | null = null,
): Promise<FastifyInstance> {
  const { headersMs, requestMs, idleMs, checkMs, perAddress, stopMs } = config.connections;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
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
      void sendProblem(reply, problemBody('malformed_request')),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open is answered as ever.
    return503OnClosing: false,
  });
  telemetry?.observeServer(app, config);
  registerStop(app, stopMs);
  boundConnections(app.server, perAddress, config.trustProxy);
  await registerSecurityHeaders(app, config);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problemBody('not_found')));
  return app;
}
