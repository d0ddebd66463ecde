/** Makes the services of a running process from its configuration. */
import type { Telemetry } from '@velours/host/telemetry';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { checkClock } from './db/clock-check.ts';
import { openDatabase } from './db/open.ts';
import { watchReplica } from './db/replica.ts';
import { guardedCharge } from './domain/credits/ledger.ts';
import { claimKey } from './domain/direct-debit/key-check.ts';
import { openVault } from './domain/direct-debit/vault.ts';
import { longestWait } from './domain/activation/tidy.ts';
import { createUploads } from './domain/photos/uploads.ts';
import { createSettings } from './domain/settings/settings.ts';
import { createEventBus } from './events/bus.ts';
import { countStreams } from './events/streams.ts';
import { LIMITS, RELAXED_LIMITS, createRateLimits } from './http/rate-limits.ts';
import { createIds } from './ids.ts';
import { countWaiting, createJobs } from './jobs.ts';
import { createLog } from '@velours/host/log';
import { registerJobs } from './register-jobs.ts';
import { systemClock } from './ports/clock.ts';
import { createCountry } from './ports/country/country.ts';
import { createLocalGeo } from './ports/geo/local-geo.ts';
import { createKlipy } from './ports/gifs/klipy.ts';
import { localGifs } from './ports/gifs/local-gifs.ts';
import { createOutboxMail } from './ports/mail/outbox.ts';
import { createSmtpMail } from './ports/mail/smtp.ts';
import { createPaynl } from './ports/payments/paynl/paynl.ts';
import { createSandboxBank } from './ports/payments/sandbox-bank.ts';
import { noPush } from './ports/push/no-push.ts';
import type { PushPort } from './ports/push/push-port.ts';
import { createSandboxAgeCheck } from './ports/age-check/sandbox-age-check.ts';
import { createYoti } from './ports/age-check/yoti.ts';
import { keptVapidKeys } from './ports/push/vapid.ts';
import { createWebPush } from './ports/push/web-push.ts';
import { createCmSms } from './ports/sms/cm.ts';
import { createOutboxSms } from './ports/sms/outbox.ts';
import { createStorage } from './ports/storage/storage.ts';

export interface RunningServices {
  readonly services: Services;
  /** Ends jobs, events, mail and database, in this order. */
  close(): Promise<void>;
}

/** All but taking jobs, which begins with `services.jobs.start()`: a process that does not come to serve does no work of others. */
export async function openServices(config: Config): Promise<RunningServices> {
  const country = createCountry(config);
  const log = createLog(config.logLevel);
  const database = await openDatabase({ ...config, log });
  const clock = systemClock;
  const mail =
    config.smtp === null ? createOutboxMail(database.db, clock) : createSmtpMail(config.smtp);
  const vault = await openVault(config.directDebit.keys, config.dataDir);
  if (config.mode === 'production') {
    await checkClock(database.db, clock);
    await claimKey(database.db, vault, clock);
  }
  const jobs = createJobs(database.target, log);
  const events = await createEventBus(database, log);
  const push = await pushOf(config);
  const newId = createIds(clock);
  const services: Services = {
    config,
    database,
    db: database.db,
    replica:
      config.databaseReplicaUrl === undefined
        ? null
        : watchReplica({ url: config.databaseReplicaUrl }, database, { ...config, log }),
    clock,
    newId,
    events,
    jobs,
    settings: createSettings(config.settings, { push_public_key: push.publicKey }),
    mail,
    payments:
      config.paynl === null
        ? createSandboxBank({ db: database.db, clock, newId, jobs })
        : createPaynl({ settings: config.paynl, clock, log }),
    sms: config.cm === null ? createOutboxSms(database.db, clock) : createCmSms(config.cm),
    vault,
    push,
    ageCheck: config.yoti === null ? createSandboxAgeCheck() : createYoti(config.yoti),
    geo: createLocalGeo(),
    country,
    gifs: config.klipy === null ? localGifs : createKlipy({ settings: config.klipy, clock }),
    storage: createStorage(config),
    uploads: createUploads(),
    limits: createRateLimits(database.pool, config.relaxedLimits ? RELAXED_LIMITS : LIMITS),
    charge: guardedCharge,
    telemetry: await telemetryOf(config, database.pool),
    log,
  };
  measure(services);
  registerJobs(services);
  await jobs.open();
  return {
    services,
    close: async () => {
      await jobs.stop();
      await events.close();
      await mail.close();
      await services.telemetry?.close();
      await services.replica?.close();
      await database.close();
    },
  };
}

/** Production has the operator's keys or no push at all; a demo makes its own. */
async function pushOf(config: Config): Promise<PushPort> {
  const { mode, vapid, pushServices, dataDir, mailFrom } = config;
  if (vapid !== null) return createWebPush(vapid, pushServices);
  if (mode === 'production') return noPush;
  return createWebPush(await keptVapidKeys(dataDir, `mailto:${mailFrom}`), pushServices);
}

/** Off unless a collector is set; its libraries are not even loaded then. */
async function telemetryOf({ otlpEndpoint }: Config, pool: Pool): Promise<Telemetry | null> {
  if (otlpEndpoint === null) return null;
  const { startTelemetry } = await import('@velours/host/telemetry');
  const telemetry = startTelemetry({ endpoint: otlpEndpoint, service: 'velours-api' });
  telemetry.observePool(pool);
  return telemetry;
}

function measure(services: Services): void {
  const { telemetry, database, db, replica } = services;
  const pools = [database.pool, ...(replica === null ? [] : [replica.pool])];
  const sumOf = (figure: 'totalCount' | 'waitingCount') => () =>
    pools.reduce((sum, pool) => sum + pool[figure], 0);
  telemetry?.gauge('db.client.connection.count', sumOf('totalCount'));
  telemetry?.gauge('db.client.connection.pending_requests', sumOf('waitingCount'));
  if (replica !== null) telemetry?.observePool(replica.pool);
  if (replica !== null) telemetry?.gauge('velours.replica.age', () => replica.age());
  telemetry?.gauge('velours.streams', () => countStreams(services));
  telemetry?.gauge('velours.jobs.waiting', () => countWaiting(db));
  telemetry?.gauge('velours.mails.age', () => longestWait(services));
}
