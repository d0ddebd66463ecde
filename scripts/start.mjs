/**
 * `npm start`: sets up whatever is missing and serves the product. Runs on a bare Node 20 from a fresh clone.
 *
 * (none)        the demo: built site, embedded database, demo members, pages under /__dev/
 * --production  NODE_ENV=production: none of those; the server refuses to start on a missing or weak setting
 * --site        the site alone, in front of the server that API_ORIGIN names (docs/operations.md)
 * --dev         the demo from its sources: the site reloads in the page, the server restarts
 */
import { parseArgs } from 'node:util';
import { serveWhileWatching } from './lib/dev.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { stop } from './lib/say.mjs';
import { checkSettings, serve } from './lib/server.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';

try {
  const { values } = parseArgs({
    options: {
      production: { type: 'boolean' },
      site: { type: 'boolean' },
      dev: { type: 'boolean' },
    },
  });
  await ensureDependencies();
  const node = findNode();
  const env = toolEnvironment(node, values.production ? { NODE_ENV: 'production' } : {});
  const wrong = values.site ? 0 : checkSettings(node, env);
  if (values.site) {
    await ensureSiteBuilt(node);
    process.exitCode = await serve(node, env, 'apps/site/start.ts');
  } else if (wrong !== 0) {
    process.exitCode = wrong;
  } else if (values.dev) {
    await serveWhileWatching(node, env);
  } else {
    await ensureSiteBuilt(node);
    process.exitCode = await serve(node, env);
  }
} catch (error) {
  stop(error);
}
