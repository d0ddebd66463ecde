/**
 * Starts the product: database, migrations, demo data when there is none, the calls and the site, on one port.
 *
 *   node apps/api/src/main.ts            the demo (or, with NODE_ENV=production, the real thing)
 *   node apps/api/src/main.ts --dev      the site from its sources, reloading
 */
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { members } from './db/schema.ts';
import { LaunchError } from './db/launcher.ts';
import { BRAND_KEYS } from './domain/settings/brands.ts';
import { seedDemo } from './seed/seed.ts';
import { openServices } from './services.ts';
import { mountSite } from './site/mount.ts';
import { startSweeping } from './sweep.ts';

/** How long a stop waits for answers that are on their way. */
const STOP_PATIENCE_MS = 5_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  // The built site runs React's production code; the demo is not a development build.
  process.env['NODE_ENV'] ??= config.mode === 'development' ? 'development' : 'production';

  say(`Velours starts (${config.mode}).`);
  const running = await openServices(config);
  const { services } = running;
  try {
    const isSeeded =
      config.mode === 'production' ||
      (await services.db.select({ id: members.id }).from(members).limit(1)).length > 0;
    if (!isSeeded) {
      say('Making the demo members; this happens once.');
      await seedDemo(services);
    }
    const app = await createApp(services);
    const hasSite = await mount(app, services);
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const stopSweeping = startSweeping(services);
    stopInOrder(async () => {
      stopSweeping();
      setTimeout(() => app.server.closeAllConnections(), STOP_PATIENCE_MS).unref();
      await app.close();
      await running.close();
    });
    announce(config, port, hasSite);
  } catch (error) {
    await running.close();
    throw error;
  }
}

/** The built site, or in development its sources; false when there is neither. */
async function mount(app: FastifyInstance, services: Services): Promise<boolean> {
  const { mode, siteBuild } = services.config;
  if (mode !== 'development') return mountSite(app, { buildDir: siteBuild, services });
  const { mountViteSite } = await import('./site/vite.ts');
  await mountViteSite(app, { services });
  return true;
}

function announce(config: Config, port: number, hasSite: boolean): void {
  if (config.mode === 'production') {
    say(`Velours listens on port ${port} for ${config.publicOrigins.join(', ')}.`);
    return;
  }
  say('');
  if (!hasSite) say(`No built site in ${config.siteBuild}: only the calls under /api/ are served.`);
  for (const key of BRAND_KEYS) {
    const host = key === 'general' ? 'localhost' : `${key}.localhost`;
    say(`  ${key.padEnd(8)} http://${host}:${port}/`);
  }
  say('');
  say('  Log in as anna@demo.velours.test or bram@demo.velours.test, password velours-demo-1.');
  if (config.smtpUrl === undefined) say(`  Mails are shown at http://localhost:${port}/__dev/mail`);
  if (config.cm === null) say(`  Text messages at http://localhost:${port}/__dev/sms`);
  say('  Stop with Ctrl-C.');
}

/** SIGTERM and SIGINT end the process when everything is closed; a second one at once. */
function stopInOrder(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function listenError(error: unknown, config: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new LaunchError(
      `Port ${config.port} is in use; stop what uses it or set PORT to another one.`,
    );
  }
  if (code === 'EACCES')
    return new LaunchError(
      `Port ${config.port} may not be used by this user; set PORT to another one.`,
    );
  return error;
}

/** One sentence for what a person can put right, the whole error otherwise. */
function fail(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof LaunchError;
  process.stderr.write(`${isPlain ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}

main().catch(fail);
