const PREFIX = 'window.__reactRouterManifest=';

/**
 * The routes as the browser needs them. React Router also tells it of each route the files that its modules import, which the server
 * needs for the preloads of a page and the browser for prefetching, which we leave: 2.4 kB on every page. What a route has not is left
 * out too.
 * @param script the manifest that React Router has written for the browser
 * @throws Error when it is not written as it was
 */
export function leanManifest(script: string): string {
  const body = script.slice(PREFIX.length).replace(/;$/, '');
  if (!script.startsWith(PREFIX)) throw new Error('react-router changed: how its manifest begins');
  const manifest = JSON.parse(body) as { routes: Record<string, Record<string, unknown>> };
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(
      Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false),
    ),
  ]);
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
