/** The whole application over a fresh database, with a clock that stands still and mails and jobs that can be looked at. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Method } from '@velours/host/method';
import pg from 'pg';
import { vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { SESSION } from '../db/connection.ts';
import type { Database } from '../db/connection.ts';
import { createTestDatabase } from '../db/testing.ts';
import { guardedCharge } from '../domain/credits/ledger.ts';
import { createVault } from '../domain/directdebit/vault.ts';
import { createUploads } from '../domain/photos/uploads.ts';
import type { Uploads } from '../domain/photos/uploads.ts';
import { createSettings } from '../domain/settings/settings.ts';
import type { SiteSettings } from '../domain/settings/settings.ts';
import { createEventBus } from '../events/bus.ts';
import { LIMITS, createRateLimits } from '../http/rate-limits.ts';
import type { LimitTable } from '../http/rate-limits.ts';
import { createApiFetch } from '@velours/host/api-fetch';
import { createLog } from '@velours/host/log';
import { createIds } from '../ids.ts';
import type { JobHandler, Jobs } from '../jobs.ts';
import { registerJobs } from '../register-jobs.ts';
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
  /** @default those of the product */
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
    uploads: options.uploads ?? createUploads(),
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

export interface SentStatement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that the work sends to the database with their values, in order, but for what sets a new connection up. */
export async function sentBy(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.flatMap(([query, values]: unknown[]) => {
      if (query === SESSION) return [];
      const config = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
      return { ...config, values: (values ?? config.values ?? []) as unknown[] };
    });
  } finally {
    sent.mockRestore();
  }
}

/** The texts of those statements. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(work)).map(({ text }) => text);

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

export interface CallOptions {
  readonly body?: unknown;
  /** A parameter with several values repeats. */
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency-Key; a fresh one for each write unless given, none when null. */
  readonly key?: string | null;
  readonly ip?: string;
}

/** A browser, as far as the server can tell: keeps cookies, calls from the same origin. */
export class Client {
  readonly #app: FastifyInstance;
  readonly #canaries: Canaries;
  readonly cookies = new Map<string, string>();
  host = 'localhost:3000';

  constructor(app: FastifyInstance, canaries: Canaries) {
    this.#app = app;
    this.#canaries = canaries;
  }

  async call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const isWrite = method !== 'GET';
    for (const cookie of this.cookies.values()) this.#canaries.add(cookie);
    this.#canaries.addFields([options.query, options.body]);
    const key = options.key === undefined && isWrite ? randomUUID() : options.key;
    const response = await this.#app.inject({
      method: method as Method,
      url: `/api/${path}`,
      ...(options.query && { query: { ...options.query } }),
      ...(options.body !== undefined && { payload: JSON.stringify(options.body) }),
      ...(options.ip !== undefined && { remoteAddress: options.ip }),
      headers: {
        host: this.host,
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([n, v]) => `${n}=${v}`).join('; '),
        }),
        ...(key != null && { 'idempotency-key': key }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return response;
  }

  /** Calls of one page that the server renders for this browser. */
  page(): typeof fetch {
    return createApiFetch(this.#app, {
      host: this.host,
      protocol: 'http',
      peer: '127.0.0.1',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      },
      countryHeader: null,
    });
  }

  get(path: string, options: CallOptions = {}) {
    return this.call('GET', path, options);
  }

  post(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('POST', path, { ...options, body });
  }

  put(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('PUT', path, { ...options, body });
  }

  delete(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('DELETE', path, { ...options, body });
  }
}
