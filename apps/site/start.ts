/**
 * Starts the site alone, in front of another server that speaks the contract (`npm run start:site`): the pages are made here, and all
 * else is passed on to `API_ORIGIN`.
 */
import { readSiteConfig } from '@velours/host/config';
import { createLog } from '@velours/host/log';
import { mountSite } from '@velours/host/mount';
import { listen, stopInOrder } from '@velours/host/process';
import { registerProxy } from '@velours/host/proxy';
import { createServer } from '@velours/host/server';
import { StartError } from '@velours/host/start-error';

async function main(): Promise<void> {
  const config = readSiteConfig(process.env);
  process.env['NODE_ENV'] ??= 'production';
  const log = createLog(config.logLevel);
  const telemetry =
    config.otlpEndpoint === null
      ? null
      : (await import('@velours/host/telemetry')).startTelemetry({
          endpoint: config.otlpEndpoint,
          service: 'velours-site',
        });
  const app = await createServer(config, log, telemetry);
  await registerProxy(app, config.apiOrigin);
  const services = { clock: Date.now, config, log };
  if (!(await mountSite(app, { buildDir: config.siteBuild, services }))) {
    throw new StartError(`There is no built site in ${config.siteBuild}: run npm run build.`);
  }
  const port = await listen(app, config);
  const close = async () => {
    await app.close();
    await telemetry?.close();
  };
  stopInOrder(log, close, fail);
  process.stdout.write(
    `The site listens on port ${port}, in front of the server at ${config.apiOrigin}.\n`,
  );
}

function fail(error: unknown): never {
  const line = error instanceof StartError ? error.message : (error as Error).stack;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

main().catch(fail);
