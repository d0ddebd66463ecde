/**
 * `npm run moderate`: what operators decide, in the terminal (domain/moderation/command.ts). It works beside a
 * running server, on the same database, so it claims nothing and runs no jobs (the server delivers the mails it queues); what it does is
 * told live by the events.
 */
import { createLog } from '@velours/host/log';
import { StartError } from '@velours/host/start-error';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { connect } from './db/connection.ts';
import { reachDatabase } from './db/reach.ts';
import { guardedCharge } from './domain/credits/ledger.ts';
import { helpOf, moderate } from './domain/moderation/command.ts';
import { openVault } from './domain/direct-debit/vault.ts';
import { createUploads } from './domain/photos/uploads.ts';
import { createSettings } from './domain/settings/settings.ts';
import { createEventBus } from './events/bus.ts';
import { createRateLimits, LIMITS } from './http/rate-limits.ts';
import { createIds } from './ids.ts';
import { createJobs } from './jobs.ts';
import { systemClock } from './ports/clock.ts';
import { createCountry } from './ports/country/country.ts';
import { createLocalGeo } from './ports/geo/local-geo.ts';
import { localGifs } from './ports/gifs/local-gifs.ts';
import { createOutboxMail } from './ports/mail/outbox.ts';
import { createSandboxBank } from './ports/payments/sandbox-bank.ts';
import { createSandboxAgeCheck } from './ports/age-check/sandbox-age-check.ts';
import { noPush } from './ports/push/no-push.ts';
import { createOutboxSms } from './ports/sms/outbox.ts';
import { createStorage } from './ports/storage/storage.ts';
import { startError } from './start-errors.ts';

async function run(config: Config, words: readonly string[]): Promise<void> {
  const reached = await reachDatabase(config);
  const database = connect(reached.target, { max: 2 });
  // What is asked for goes to stdout, a picture too.
  const log = createLog(config.logLevel, process.stderr);
  try {
    const events = await createEventBus(database, log);
    const { db } = database;
    const [clock, jobs] = [systemClock, createJobs(database.target, log, { sendsOnly: true })];
    const newId = createIds(clock);
    const services: Services = {
      config,
      database,
      db,
      replica: null,
      clock,
      newId,
      events,
      jobs,
      settings: createSettings(config.settings),
      mail: createOutboxMail(db, clock),
      payments: createSandboxBank({ db, clock, newId, jobs }),
      sms: createOutboxSms(db, clock),
      vault: await openVault(config.directDebit.keys, config.dataDir),
      push: noPush,
      ageCheck: createSandboxAgeCheck(),
      geo: createLocalGeo(),
      country: createCountry(config),
      gifs: localGifs,
      storage: createStorage(config),
      uploads: createUploads(),
      limits: createRateLimits(database.pool, LIMITS),
      charge: guardedCharge,
      telemetry: null,
      log,
    };
    // For the mails that a decision leads to; the running server delivers them.
    await jobs.start();
    const { lines, ok, file } = await moderate(services, words);
    await jobs.stop();
    await events.close();
    if (file !== undefined && process.stdout.isTTY)
      throw new StartError('This is a picture: send it into a file, ... > a.jpg');
    process.stdout.write(file ?? `${lines.join('\n')}\n`);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await database.end();
    await reached.stop();
  }
}

let config: Config | null = null;
try {
  const words = process.argv.slice(2);
  const help = helpOf(words);
  if (help === null) {
    config = readConfig(process.env);
    await run(config, words);
  } else process.stdout.write(`${help.join('\n')}\n`);
} catch (error) {
  const isUnmade =
    (error as { code?: string }).code === '3D000' && config?.databaseUrl === undefined;
  const line = isUnmade ? 'Start Velours once first: npm start' : startError(error, config);
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
