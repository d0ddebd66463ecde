/** The whole application over a fresh database, with a clock that stands still and mails and jobs that can be looked at. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { createTestDatabase } from '../db/testing.ts';
import { guardedCharge } from '../domain/credits/ledger.ts';
import { createVault } from '../domain/direct-debit/vault.ts';
import { renderApart } from '../domain/photos/render-process.ts';
import { createUploads } from '../domain/photos/uploads.ts';
import type { Uploads } from '../domain/photos/uploads.ts';
import { createSettings } from '../domain/settings/settings.ts';
import type { SiteSettings } from '../domain/settings/settings.ts';
import { createEventBus } from '../events/bus.ts';
import { LIMITS, createRateLimits } from '../http/rate-limits.ts';
import type { LimitTable } from '../http/rate-limits.ts';
import { createLog } from '@velours/host/log';
import { createIds } from '../ids.ts';
import type { JobHandler, Jobs } from '../jobs.ts';
import { registerJobs } from '../register-jobs.ts';
import { sha256 } from '../secrets.ts';
import { manualClock } from '../ports/clock.ts';
import type { ManualClock } from '../ports/clock.ts';
import { createCountry } from '../ports/country/country.ts';
import { createLocalGeo } from '../ports/geo/local-geo.ts';
import type { AgeCheckPort } from '../ports/age-check/age-check-port.ts';
import { createSandboxAgeCheck } from '../ports/age-check/sandbox-age-check.ts';
import type { GifPort } from '../ports/gifs/gif-port.ts';
import { localGifs } from '../ports/gifs/local-gifs.ts';
import type { Mail, MailPort } from '../ports/mail/mail-port.ts';
import type { PaymentPort } from '../ports/payments/payment-port.ts';
import { createSandboxBank } from '../ports/payments/sandbox-bank.ts';
import { noPush } from '../ports/push/no-push.ts';
import type { PushPort } from '../ports/push/push-port.ts';
import { createOutboxSms } from '../ports/sms/outbox.ts';
import type { SmsPort } from '../ports/sms/sms-port.ts';
import type { StoragePort } from '../ports/storage/storage-port.ts';
import { Canaries } from './canaries.ts';
import { Client } from './client.ts';
import { atEndOfFile } from './end-of-file.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: ManualClock;
  /** Mails handed to the mail port, oldest first. */
  readonly mails: readonly Mail[];
  readonly jobs: TestJobs;
  /** A caller with a cookie jar. */
  client(): Client;
}

export interface TestAppOptions {
  readonly settings?: Partial<Omit<SiteSettings, 'key'>>;
  readonly limits?: LimitTable;
  readonly config?: Partial<Config>;
  readonly charge?: Services['charge'];
  readonly mail?: MailPort;
  /** @default the sandbox bank */
  readonly payments?: PaymentPort;
  /** @default the local outbox */
  readonly sms?: SmsPort;
  /** @default the sandbox */
  readonly ageCheck?: AgeCheckPort;
  /** @default the site's own drawings */
  readonly gifs?: GifPort;
  /** @default push is off */
  readonly push?: PushPort;
  /** @default in memory */
  readonly storage?: StoragePort;
  /** Key of the vault, 32 bytes. @default that of every test app */
  readonly vaultKey?: Buffer;
  /** @default those of the product, but the same photo is rendered once for all applications of the process */
  readonly uploads?: Uploads;
  /** @default none */
  readonly telemetry?: Services['telemetry'];
  /** @default none */
  readonly replica?: Services['replica'];
  /** @default nobody sees it, and what stands in the test's calls and mails may not stand in it */
  readonly log?: FastifyBaseLogger;
  /** Connections of the pool. */
  readonly max?: number;
  /** Share the database of another test app: a second process over the same data. */
  readonly database?: Database;
  readonly start?: string;
  /** Adds to the application before it is ready. */
  readonly beforeReady?: (app: FastifyInstance, services: Services) => Promise<void>;
}

/** Photos by their bytes and crop. */
const rendered = new Map<string, ReturnType<typeof renderApart>>();

const renderOnce: typeof renderApart = (bytes, crop) => {
  const key = sha256(bytes).toString('hex') + JSON.stringify(crop);
  const rendering = rendered.get(key) ?? renderApart(bytes, crop);
  rendered.set(key, rendering);
  rendering.catch(() => rendered.delete(key));
  return rendering;
};

/** No test but those of the limits themselves meets one. */
const WIDE: LimitTable = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, points: 1_000_000 }]),
) as unknown as LimitTable;

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = { ...readConfig({ PORT: '3000' }), ...options.config };
  const database = options.database ?? (await createTestDatabase({ max: options.max ?? 10 }));
  const clock = manualClock(options.start ?? '2026-11-21T12:00:00.000Z');
  const mails: Mail[] = [];
  const jobs = createTestJobs(clock);
  const canaries = new Canaries();
  const log = options.log ?? createLog('trace', canaries.stream);
  const newId = createIds(clock);
  const services: Services = {
    config,
    database,
    db: database.db,
    replica: options.replica ?? null,
    clock,
    newId,
    events: await createEventBus(database, log),
    jobs,
    settings: createSettings(config.settings, {
      push_public_key: options.push?.publicKey ?? null,
      ...options.settings,
    }),
    mail: options.mail ?? {
      send: async (mail) => {
        mails.push(mail);
        canaries.addMail(mail);
      },
      close: async () => undefined,
    },
    payments: options.payments ?? createSandboxBank({ db: database.db, clock, newId, jobs }),
    sms: options.sms ?? createOutboxSms(database.db, clock),
    // A second process over the same data has the same key.
    vault: createVault(options.vaultKey ?? Buffer.alloc(32, 7)),
    push: options.push ?? noPush,
    ageCheck: options.ageCheck ?? createSandboxAgeCheck(),
    geo: createLocalGeo(),
    country: createCountry(config),
    gifs: options.gifs ?? localGifs,
    storage: options.storage ?? createMemoryStorage(),
    uploads: options.uploads ?? createUploads(renderOnce),
    limits: createRateLimits(database.pool, options.limits ?? WIDE),
    charge: options.charge ?? guardedCharge,
    telemetry: options.telemetry ?? null,
    log,
  };
  registerJobs(services);
  const app = await createApp(services);
  await options.beforeReady?.(app, services);
  await app.ready();
  atEndOfFile(async () => {
    // A connection that has just fallen idle would hold the end until its keep-alive is over.
    app.server.closeAllConnections();
    await app.close();
    await services.events.close();
    canaries.check();
  });
  return { app, services, clock, mails, jobs, client: () => new Client(app, canaries) };
}

export interface TestJobs extends Jobs {
  /** The data of the jobs that wait. */
  waiting(): readonly Readonly<Record<string, unknown>>[];
  /** Runs what is due by the clock, and what that queues, until nothing is due. Jobs of a rolled back transaction run too. */
  runAll(): Promise<void>;
}

function createTestJobs(clock: ManualClock): TestJobs {
  const handlers = new Map<string, JobHandler>();
  const queue: { name: string; data: Readonly<Record<string, unknown>>; at: number }[] = [];
  return {
    send: async (_executor, name, data, options) => {
      queue.push({ name, data, at: clock() + (options?.startAfterMs ?? 0) });
    },
    forget: async (_executor, id) => {
      const others = queue.filter(({ data }) => !JSON.stringify(data).includes(id));
      queue.splice(0, queue.length, ...others);
    },
    work: (name, handler) => void handlers.set(name, handler),
    open: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    waiting: () => queue.map(({ data }) => data),
    runAll: async () => {
      for (;;) {
        const index = queue.findIndex((job) => job.at <= clock());
        const [job] = index < 0 ? [] : queue.splice(index, 1);
        if (job === undefined) return;
        await handlers.get(job.name)?.(job.data);
      }
    },
  };
}
