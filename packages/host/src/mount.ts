/**
 * Serves the built site from the API's own origin: its files, and everything else by its server build. The build is found
 * by path, never by import: the site is another package's output.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { createApiFetch } from './api-fetch.ts';
import { compressFiles, compressResponse } from './compression.ts';
import type { HostConfig } from './config.ts';
import { serveKeptAssets } from './kept-assets.ts';
import { pathForLog } from './log.ts';
import { withBoundedBody } from './page-body.ts';
import { AWAY_SECONDS } from './problem.ts';

interface SiteInput {
  apiFetch: typeof fetch;
  cspNonce: string;
  host: string;
  now: () => number;
  report: (error: unknown) => void;
}

/** What the site's `entry.server.tsx` exports besides React Router's own. */
interface SiteEntry {
  createLoadContext(input: SiteInput): RouterContextProvider;
}

/** The pages as they are now: the build, and React Router's handler from the same copy of React Router. */
export interface Pages {
  readonly build: ServerBuild;
  readonly handle: RequestHandler;
}

/** What pages are made with. */
export interface SiteServices {
  readonly clock: () => number;
  readonly config: Pick<HostConfig, 'countryHeader' | 'hasWorker'>;
  readonly log: FastifyBaseLogger;
}

export interface SiteOptions {
  /** Folder with `client/` and `server/index.js`. */
  readonly buildDir: string;
  /** Folder, called `assets`, in which processes of other builds find the files of this one, and it finds theirs; undefined: none. */
  readonly keptAssets?: string;
  readonly services: SiteServices;
}

const YEAR_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const WORKER = /[\\/](no-)?worker\.js(\.\w+)?$/;

/** Mounts the built site; false when there is no build (the API then stands alone). */
export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<boolean> {
  const entry = path.join(options.buildDir, 'server', 'index.js');
  if (!existsSync(entry)) return false;
  const client = path.join(options.buildDir, 'client');
  await compressFiles(client);
  if (!options.services.config.hasWorker) takeWorkerAway(app);
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    // Found beside the file that is asked for; a route for each is a tenth of a start.
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // A browser asks for its worker at each page, also where something stands in between.
      if (WORKER.test(file)) return void reply.header('cache-control', 'no-cache');
      // Names under /assets/ carry a hash of their content.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
  if (options.keptAssets !== undefined) await serveKeptAssets(app, client, options.keptAssets);
  // React and React Router look at NODE_ENV when they are loaded, so they are loaded here and not at the top.
  const { createRequestHandler } = await import('react-router');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const pages: Pages = { build, handle: createRequestHandler(build, 'production') };
  await app.register(async (scope) => servePages(app, scope, options, async () => pages));
  return true;
}

/** Browsers that have the worker are given one in its place that takes all with it that was kept (apps/site/src/worker/farewell.ts). */
function takeWorkerAway(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) =>
    request.url === '/worker.js' ? reply.sendFile('no-worker.js') : undefined,
  );
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

/** A name or address, and maybe a port (RFC 9110, 7.2); a caller of HTTP/1.0 need not send one. */
const isHost = (host: string | undefined): boolean =>
  host !== undefined && !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}/`);

/** A path: neither `*` nor what is meant for a proxy, nor one that begins with `//`, which names another host wherever it is put. */
const isPath = (target: string): boolean =>
  target.startsWith('/') &&
  URL.parse(`http://localhost${target}`)?.pathname.startsWith('//') === false;

/** Every path that nothing else answers is a page. */
export function servePages(
  app: FastifyInstance,
  scope: FastifyInstance,
  { services }: Pick<SiteOptions, 'services'>,
  load: () => Promise<Pages>,
): void {
  // The page reads its own request body.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  scope.all('/*', (request: FastifyRequest, reply: FastifyReply) => {
    if (!METHODS.includes(request.method)) {
      return reply.code(405).header('allow', METHODS.join(', ')).send();
    }
    // A page's own address is made of the two.
    if (!isHost(request.host) || !isPath(request.url)) return reply.code(400).send();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const { countryHeader } = services.config;
    const report = (error: unknown): void =>
      services.log.error({ err: error, path: pathForLog(request.url) }, 'page failed');
    reply.hijack();
    const listener = createRequestListener(
      async (page: Request) => {
        const { build, handle } = await load();
        const answer = await withBoundedBody(page, (bounded) =>
          handle(
            bounded,
            contextOf(app, request, build, { now: services.clock, report, countryHeader }),
          ),
        );
        if (answer.status === 503) answer.headers.set('retry-after', String(AWAY_SECONDS));
        return compressResponse(answer, request.headers['accept-encoding']);
      },
      {
        host: request.host,
        protocol: `${request.protocol}:`,
        onError: (error) => report(error),
      },
    );
    listener(request.raw, reply.raw);
    return reply;
  });
}

function contextOf(
  app: FastifyInstance,
  request: FastifyRequest,
  build: ServerBuild,
  {
    countryHeader,
    ...given
  }: Pick<SiteInput, 'now' | 'report'> & Pick<HostConfig, 'countryHeader'>,
): RouterContextProvider {
  const site = build.entry.module as unknown as SiteEntry;
  const { host, protocol, ip, headers, cspNonce } = request;
  const peer = request.socket.remoteAddress ?? ip;
  const apiFetch = createApiFetch(app, { host, protocol, peer, headers, countryHeader });
  return site.createLoadContext({ apiFetch, cspNonce, host, ...given });
}
