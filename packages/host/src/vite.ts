/** The site's sources through Vite, for `npm run dev`: pages reload as they are edited. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { servePages } from './mount.ts';
import type { SiteServices } from './mount.ts';

const SITE = path.resolve(import.meta.dirname, '../../../apps/site');
/** What the server itself answers. */
const OURS = /^\/(api|photos|__dev)\//;

/** A module among the sources, so that it gets the copy of React Router that they get: its objects are known by identity. */
const HANDLER = 'virtual:velours/request-handler';
const handlerModule = {
  name: 'velours-request-handler',
  resolveId: (id: string) => (id === HANDLER ? `\0${HANDLER}` : undefined),
  load: (id: string) =>
    id === `\0${HANDLER}` ? "export { createRequestHandler } from 'react-router';" : undefined,
};

/** Puts Vite's middleware before the pages, and gives the pages the sources as they are now. */
export async function mountViteSite(
  app: FastifyInstance,
  options: { readonly services: SiteServices },
): Promise<void> {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root: SITE,
    appType: 'custom',
    plugins: [handlerModule],
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  // Vite ends the process by itself on SIGTERM; here the database has to be stopped first.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (OURS.test(request.raw.url ?? '')) return done();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const load = async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const router = (await vite.ssrLoadModule(HANDLER)) as {
      createRequestHandler: typeof createRequestHandler;
    };
    return { build, handle: router.createRequestHandler(build, 'development') };
  };
  await app.register(async (scope) => servePages(app, scope, options, load));
}
