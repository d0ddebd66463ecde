/** A site of one page, built by hand, in a folder of its own. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../config.ts';

/** The page that says that the service is away. */
export const AWAY = '/away';

/** A server build of one page, by hand: what React Router's compiler writes, without its compiler. */
const BUILD = `
import { createContext, RouterContextProvider } from 'react-router';
const site = createContext();
const entry = { module: {
  createLoadContext: (input) => { const c = new RouterContextProvider(); c.set(site, input); return c; },
  default: (request, status, headers) => new Response('<p>page</p>', { status, headers }),
  handleError: (error, { context }) => context.get(site).report(error),
} };
const call = async ({ context, request }) => {
  const input = context.get(site);
  const path = new URL(request.url).searchParams.get('call');
  if (path === null) return new Response(null, { status: 400 });
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const body = method === 'POST' ? await request.text() : undefined;
  const answer = await input.apiFetch(path, { method, body,
    headers: body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {} });
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify({ status: answer.status, body: await answer.text(), host: input.host,
    nonce: input.cspNonce, now: input.now() }), { headers });
};
export { entry };
const away = () => { throw new Response('away', { status: 503 }); };
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  call: { id: 'call', parentId: 'root', path: 'call', module: { loader: call, action: call } },
  away: { id: 'away', parentId: 'root', path: '${AWAY.slice(1)}', module: { loader: away, default: () => null } },
};
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
export const publicPath = '/'; export const assetsBuildDirectory = 'client'; export const basename = '/';
export const future = {}; export const isSpaMode = false; export const ssr = true; export const prerender = [];
export const routeDiscovery = { mode: 'initial' };
`;

/**
 * Writes the build.
 * @param atEnd takes what removes it again
 * @returns its folder
 */
export async function writeSmallSite(atEnd: (remove: () => unknown) => void): Promise<string> {
  const buildDir = await fs.mkdtemp(path.join(os.tmpdir(), 'velours-site-'));
  atEnd(() => fs.rm(buildDir, { recursive: true, force: true }));
  await fs.mkdir(path.join(buildDir, 'client/assets'), { recursive: true });
  await fs.mkdir(path.join(buildDir, 'server'));
  // Whoever mounts it finds its own copy of React Router.
  await fs.symlink(path.join(REPOSITORY, 'node_modules'), path.join(buildDir, 'node_modules'));
  await fs.writeFile(path.join(buildDir, 'package.json'), '{"type":"module"}');
  await fs.writeFile(path.join(buildDir, 'server/index.js'), BUILD);
  await fs.writeFile(
    path.join(buildDir, 'client/assets/app-abc123.js'),
    `export const text = '${'long '.repeat(400)}';`,
  );
  await fs.writeFile(path.join(buildDir, 'client/favicon.svg'), '<svg/>');
  for (const name of ['worker.js', 'no-worker.js'])
    await fs.writeFile(path.join(buildDir, 'client', name), `/* ${name} */`);
  return buildDir;
}
