/** The HTTP server as both programs have it, with its calls (app.ts) and in front of another (site-alone.ts): its bounds and its headers. */
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { problem } from '../domain/problem.ts';
import { boundConnections, refuseClient } from './connections.ts';
import { sendProblem } from './errors.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStop } from './stopping.ts';

/** JSON bodies are small; uploads have a limit of their own. */
const BODY_LIMIT = 64 * 1024;

export type ServerConfig = Pick<Config, 'connections' | 'mode' | 'secure' | 'trustProxy'>;

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
  log: Services['log'],
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
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('not_found')));
  return app;
}
