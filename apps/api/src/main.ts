/**
 * Starts the product: database, migrations, demo data when there is none, the calls and the site, on one port.
 *
 *   node apps/api/src/main.ts            the demo (or, with NODE_ENV=production, the real thing)
 *   node apps/api/src/main.ts --dev      the site from its sources, reloading
 */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Services } from './context.ts';
import { withClient } from './db/connection.ts';
import { StartError } from '@velours/host/start-error';
import { members } from './db/schema.ts';
import { listen, stopInOrder } from '@velours/host/process';
import { seedDemo } from './seed/seed.ts';
import { openServices } from './services.ts';
import { mountSite } from '@velours/host/mount';
import { openDataFolder, startError } from './start-errors.ts';
import type { StartedWith } from './start-errors.ts';
import { startSweeping } from './sweep.ts';

const SEED_LOCK = 7_310_003;

const say = (line: string) => void process.stdout.write(`${line}\n`);

let started: StartedWith | null = null;

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  started = config;
  // The built site runs React's production code; the demo is not a development build.
  process.env['NODE_ENV'] ??= config.mode === 'development' ? 'development' : 'production';

  say(`Velours starts (${config.mode}).`);
  await openDataFolder(config.dataDir);
  const running = await openServices(config);
  const { services } = running;
  try {
    if (config.mode !== 'production') await seedOnce(services);
    const app = await createApp(services);
    const hasSite = await mount(app, services);
    const port = await listen(app, config);
    const stopSweeping = startSweeping(services);
    const close = async () => {
      stopSweeping();
      await app.close();
      await running.close();
    };
    stopInOrder(services.log, close, fail);
    await services.jobs.start();
    announce(services, port, hasSite);
  } catch (error) {
    await running.close();
    throw error;
  }
}

/** Makes the demo members where nobody is. @throws StartError while another process makes them in the same database */
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
      throw new StartError(
        'Another Velours is making the demo members in this database; start again when it is done.',
      );
    }
    if (!(await isEmpty())) return;
    say('Making the demo members; this happens once.');
    await seedDemo(services, { portraits: services.config.demoPortraits });
  });
}

/** The built site, or in development its sources; false when there is neither. @throws StartError in production, where it is then there for nobody */
async function mount(app: FastifyInstance, services: Services): Promise<boolean> {
  const { mode, siteBuild, dataDir } = services.config;
  if (mode !== 'development') {
    const keptAssets = path.join(dataDir, 'assets');
    const hasSite = await mountSite(app, { buildDir: siteBuild, keptAssets, services });
    if (!hasSite && mode === 'production')
      throw new StartError(`There is no built site in ${siteBuild}: run npm run build.`);
    return hasSite;
  }
  const { mountViteSite } = await import('@velours/host/vite');
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
  if (config.smtp === null) say(`  Mails are shown at http://localhost:${port}/__dev/mail`);
  if (config.cm === null) say(`  Text messages at http://localhost:${port}/__dev/sms`);
  say('  Stop with Ctrl-C.');
}

function fail(error: unknown): never {
  process.stderr.write(`${startError(error, started)}\n`);
  process.exit(1);
}

main().catch(fail);
