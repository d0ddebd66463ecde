/**
 * Starts the product: database, migrations, demo data when there is none, the calls and the site, on one port.
 *
 *   node apps/api/src/main.ts            the demo (or, with NODE_ENV=production, the real thing)
 *   node apps/api/src/main.ts --dev      the site from its sources, reloading
 */
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { withClient } from './db/connection.ts';
import { LaunchError } from './db/launcher.ts';
import { members } from './db/schema.ts';
import { seedDemo } from './seed/seed.ts';
import { openServices } from './services.ts';
import { mountSite } from './site/mount.ts';
import { startError } from './start-errors.ts';
import type { StartedWith } from './start-errors.ts';
import { startSweeping } from './sweep.ts';

/** How long the whole stop may take after an error that nobody caught. */
const FAULT_PATIENCE_MS = 10_000;
const SEED_LOCK = 7_310_003;

const say = (line: string) => void process.stdout.write(`${line}\n`);

let started: StartedWith | null = null;

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  started = config;
  // The built site runs React's production code; the demo is not a development build.
  process.env['NODE_ENV'] ??= config.mode === 'development' ? 'development' : 'production';

  say(`Velours starts (${config.mode}).`);
  const running = await openServices(config);
  const { services } = running;
  try {
    if (config.mode !== 'production') await seedOnce(services);
    const app = await createApp(services);
    const hasSite = await mount(app, services);
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const stopSweeping = startSweeping(services);
    stopInOrder(services, async () => {
      stopSweeping();
      await app.close();
      await running.close();
    });
    announce(services, port, hasSite);
  } catch (error) {
    await running.close();
    throw error;
  }
}

/** Makes the demo members where nobody is. @throws LaunchError while another process makes them in the same database */
async function seedOnce(services: Services): Promise<void> {
  const isEmpty = async () =>
    (await services.db.select({ id: members.id }).from(members).limit(1)).length === 0;
  if (!(await isEmpty())) return;
  await withClient(services.database.target, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [SEED_LOCK],
    );
    if (rows[0]?.mine !== true) {
      throw new LaunchError(
        'Another Velours is making the demo members in this database; start again when it is done.',
      );
    }
    if (!(await isEmpty())) return;
    say('Making the demo members; this happens once.');
    await seedDemo(services);
  });
}

/** The built site, or in development its sources; false when there is neither. */
async function mount(app: FastifyInstance, services: Services): Promise<boolean> {
  const { mode, siteBuild } = services.config;
  if (mode !== 'development') return mountSite(app, { buildDir: siteBuild, services });
  const { mountViteSite } = await import('./site/vite.ts');
  await mountViteSite(app, { services });
  return true;
}

function announce({ config, settings }: Services, port: number, hasSite: boolean): void {
  if (config.mode === 'production') {
    say(`Velours listens on port ${port} for ${config.publicOrigins.join(', ')}.`);
    return;
  }
  say('');
  if (!hasSite) say(`No built site in ${config.siteBuild}: only the calls under /api/ are served.`);
  for (const { key, domain } of settings.domains)
    say(`  ${key.padEnd(8)} http://${domain}:${port}/`);
  say('');
  say('  Log in as anna@demo.velours.test or bram@demo.velours.test, password velours-demo-1.');
  if (config.smtpUrl === undefined) say(`  Mails are shown at http://localhost:${port}/__dev/mail`);
  if (config.cm === null) say(`  Text messages at http://localhost:${port}/__dev/sms`);
  say('  Stop with Ctrl-C.');
}

/**
 * SIGTERM and SIGINT end the process when everything is closed; a second one at once. So does an error that nobody caught, since what it
 * left behind is unknown: it is logged, and the process ends with 1.
 */
function stopInOrder({ log }: Services, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (code: number) => {
    isStopping = true;
    close().then(
      () => process.exit(code),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (isStopping ? process.exit(1) : stop(0)));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      if (isStopping) return;
      setTimeout(() => process.exit(1), FAULT_PATIENCE_MS).unref();
      stop(1);
    });
  }
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

function fail(error: unknown): never {
  process.stderr.write(`${startError(error, started)}\n`);
  process.exit(1);
}

main().catch(fail);
