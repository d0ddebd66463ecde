/** Headers of every answer, with a content security policy of one nonce an answer. */
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of this answer's content security policy. */
    cspNonce: string;
  }
}

/** Stands where each answer has its own. */
const NONCE = '{nonce}';

export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<HostConfig, 'mode' | 'secure'>,
): Promise<void> {
  const headers = await headersOf(config);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.cspNonce = randomBytes(16).toString('base64');
    for (const [name, value] of headers)
      reply.raw.setHeader(name, value.replaceAll(NONCE, request.cspNonce));
    done();
  });
}

/** What helmet says for these settings, asked once: it would put it together anew for every answer. */
async function headersOf(config: Pick<HostConfig, 'mode' | 'secure'>): Promise<[string, string][]> {
  const bare = Object.keys((await Fastify().inject('/')).headers);
  const isDevelopment = config.mode === 'development';
  const nonce = `'nonce-${NONCE}'`;
  const helmeted = Fastify();
  await helmeted.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", nonce],
        // Vite's development client puts its styles in without a nonce.
        'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        // React Aria and placeholders set sizes and colours in style attributes; those run nothing.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: config.secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const { headers } = await helmeted.inject('/');
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    bare.includes(name) ? [] : [[name, String(value)]],
  );
}
