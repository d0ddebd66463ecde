/**
 * Serves the built site from the API's own origin: its files, and everything else by its server build. The build is found
 * by path, never by import: the site is another package's output.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Clock } from '../ports/clock.ts';
import { createApiFetch } from './api-fetch.ts';
import { mountViteSite } from './vite.ts';

/** What `entry.server.tsx` exports besides React Router's own. */
export interface SiteEntry {
  createLoadContext(input: {
    apiFetch: typeof fetch;
    cspNonce: string;
    host: string;
    now: () => number;
  }): RouterContextProvider;
}

export interface SiteOptions {
  /** Folder with `client/` and `server/index.js`. */
  readonly buildDir: string;
  readonly clock: Clock;
  /** Development: the sources through Vite instead of the build. */
  readonly development?: boolean | undefined;
}

const YEAR = 365 * 24 * 3_600_000;

/** Mounts the site; false when there is no build (the API then stands alone). */
export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<boolean> {
  if (options.development === true) {
    await mountViteSite(app, (scope, build) => servePages(app, scope, options, build));
    return true;
  }
  const entry = path.join(options.buildDir, 'server', 'index.js');
  if (!existsSync(entry)) return false;
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  await app.register(fastifyStatic, {
    root: path.join(options.buildDir, 'client'),
    wildcard: false,
    index: false,
    serveDotFiles: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under /assets/ carry a hash of their content.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'public, max-age=3600',
      );
    },
  });
  await app.register(async (scope) =>
    servePages(app, scope, options, () => Promise.resolve(build)),
  );
  return true;
}

/** Every path that nothing else answers is a page. */
function servePages(
  app: FastifyInstance,
  scope: FastifyInstance,
  options: SiteOptions,
  loadBuild: () => Promise<ServerBuild>,
): void {
  // The page reads its own request body.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const current = new AsyncLocalStorage<FastifyRequest>();
  const listener = createRequestListener({
    build: loadBuild,
    mode: options.development === true ? 'development' : 'production',
    getLoadContext: async () => {
      const request = current.getStore();
      if (request === undefined) throw new Error('A page was rendered outside a request');
      const { createLoadContext } = (await loadBuild()).entry.module as unknown as SiteEntry;
      return createLoadContext({
        apiFetch: createApiFetch(app, {
          host: request.host,
          protocol: request.protocol,
          ip: request.ip,
          headers: request.headers,
        }),
        cspNonce: request.cspNonce,
        host: request.host,
        now: options.clock,
      });
    },
  });
  scope.all('/*', (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    current.run(request, () => listener(request.raw, reply.raw));
  });
}
