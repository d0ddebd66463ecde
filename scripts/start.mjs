/**
 * `npm start`: sets up whatever is missing and serves the product. Runs on a bare Node 20 from a fresh clone.
 *
 * (none)        the demo: built site, embedded database, demo members, pages under /__dev/
 * --production  NODE_ENV=production: none of those; the server refuses to start on a missing or weak setting
 * --dev         the demo, rebuilt and restarted whenever a source changes
 */
import { parseArgs } from 'node:util';
import { serveWhileWatching } from './lib/dev.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { run } from './lib/process.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { stop } from './lib/say.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';

try {
  const { values } = parseArgs({
    options: { production: { type: 'boolean' }, dev: { type: 'boolean' } },
  });
  await ensureDependencies();
  const node = findNode();
  const mode = values.production ? 'production' : (process.env.NODE_ENV ?? 'development');
  const server = {
    file: fromRoot('apps', 'api', 'src', 'main.ts'),
    args: values.dev ? ['--dev'] : [],
    env: toolEnvironment(node, { NODE_ENV: mode }),
  };
  if (values.dev) {
    await serveWhileWatching(node, server);
  } else {
    await ensureSiteBuilt(node);
    process.exitCode = await run(node, [server.file, ...server.args], { env: server.env });
  }
} catch (error) {
  stop(error);
}
