/** What is not a page of the site, passed on to the server that speaks the contract: calls, photos, GIFs, what providers tell. */
import proxy from '@fastify/http-proxy';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { problemBody } from '@velours/openapi/problems';
import { registerHealth } from './health.ts';
import { sendProblem } from './problem.ts';

/** Below each of these; the site has a page at `/photos` itself. */
const PREFIXES = ['/api', '/photos', '/gifs', '/webhooks', '/unsubscribe', '/__dev'];

/**
 * Passes requests on as they are, and answers as they come: cookies, uploads, streams. The host stays, since the domain decides the
 * brand; who called is told in `X-Forwarded-For`, `-Host` and `-Proto`, whatever the caller wrote there. Where the other server does not
 * answer, the answer is the contract's `service_unavailable`, and this process is not ready.
 * @param origin of the other server, as `http://10.0.0.7:3000`
 */
export async function registerProxy(app: FastifyInstance, origin: string): Promise<void> {
  registerHealth(app, async () => {
    const answer = await fetch(new URL('/api/settings.php', origin), {
      signal: AbortSignal.timeout(3_000),
    });
    if (!answer.ok) throw new Error(`the other server answers ${answer.status}`);
  });
  for (const prefix of PREFIXES) {
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      routes: ['/*'],
      disableRequestLogging: true,
      // A stream of events may be silent for long; a write is never sent twice.
      undici: { bodyTimeout: 0 },
      retryMethods: [],
      maxRetriesOn503: 0,
      replyOptions: {
        rewriteRequestHeaders: ({ host, ip, protocol }, headers): IncomingHttpHeaders => {
          const { forwarded: _forwarded, ...kept } = headers as IncomingHttpHeaders;
          const sent = {
            ...kept,
            host,
            'x-forwarded-for': ip,
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol,
          };
          // Where traces are kept, the other server's part belongs to ours.
          propagation.inject(context.active(), sent);
          return sent;
        },
        onError: (reply, { error }) => {
          reply.log.info({ err: error }, 'the other server does not answer');
          // Its type allows for HTTP/2, which this server does not speak.
          void sendProblem(reply as FastifyReply, problemBody('service_unavailable'));
        },
      },
    });
  }
}
