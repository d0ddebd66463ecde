/**
 * Starts the site alone, in front of another server that speaks the contract (`npm run start:site`): the pages are made here, and all
 * else is passed on to `API_ORIGIN`.
 */
import { readSiteConfig } from './config.ts';
import { LaunchError } from './db/launcher.ts';
import { createServer } from './http/server.ts';
import { createLog } from './log.ts';
import { listen, stopInOrder } from './process.ts';
import { mountSite } from './site/mount.ts';
import { registerProxy } from './site/proxy.ts';
import { startError } from './start-errors.ts';

async function main(): Promise<void> {
  const config = readSiteConfig(process.env);
  process.env['NODE_ENV'] ??= 'production';
  const log = createLog(config.logLevel);
  const app = await createServer(config, log);
  await registerProxy(app, config.apiOrigin);
  const services = { clock: Date.now, config, log };
  if (!(await mountSite(app, { buildDir: config.siteBuild, services }))) {
    throw new LaunchError(`There is no built site in ${config.siteBuild}: run npm run build.`);
  }
  const port = await listen(app, config);
  stopInOrder(log, () => app.close(), fail);
  process.stdout.write(
    `The site listens on port ${port}, in front of the server at ${config.apiOrigin}.\n`,
  );
}

function fail(error: unknown): never {
  process.stderr.write(`${startError(error, null)}\n`);
  process.exit(1);
}

main().catch(fail);
