/** Headers of every answer, with a content security policy of one nonce an answer. */
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of this answer's content security policy. */
    cspNonce: string;
  }
}

type WithNonce = ServerResponse & { velours?: { nonce: string } };

export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<HostConfig, 'mode' | 'secure'>,
): Promise<void> {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64');
    (reply.raw as WithNonce).velours = { nonce: request.cspNonce };
  });
  const isDevelopment = config.mode === 'development';
  const nonce = (_request: unknown, response: ServerResponse) =>
    `'nonce-${(response as WithNonce).velours?.nonce ?? ''}'`;
  await app.register(helmet, {
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
}
