/** The site's sources through Vite, for `npm run dev`: pages reload as they are edited. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

const SITE = path.resolve(import.meta.dirname, '../../../site');

/** Puts Vite's middleware before the pages, and gives the pages the build as it is now. */
export async function mountViteSite(
  app: FastifyInstance,
  serve: (scope: FastifyInstance, loadBuild: () => Promise<ServerBuild>) => void,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: SITE,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  const isOurs = (url: string) => /^\/(api|photos|__dev)\//.test(url);
  app.addHook('onRequest', (request, reply, done) => {
    if (isOurs(request.raw.url ?? '')) return done();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  await app.register(async (scope) =>
    serve(
      scope,
      () =>
        vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    ),
  );
}
