/**
 * Work that follows a commit and survives a restart (pg-boss). A job is written in the transaction of its cause, so it
 * exists exactly when its cause does; it may run twice, so handlers are idempotent.
 */
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { Job, JobResult } from 'pg-boss';
import { isDatabaseAway } from './db/away.ts';
import { connect } from './db/connection.ts';
import type { Executor } from './db/connection.ts';
import { keepClient } from './db/kept-client.ts';
import type { KeptClient } from './db/kept-client.ts';
import type { DatabaseTarget } from './db/launcher.ts';
import { HOUR_MS } from './ports/clock.ts';

export type JobHandler = (data: Readonly<Record<string, unknown>>) => Promise<void>;

export interface WorkOptions {
  /** How often one that fails is tried again: after so many seconds, then after twice as many each time. @default `RETRY` */
  readonly retry?: { readonly retryLimit: number; readonly retryDelay: number };
  /** What a worker took runs at once, not one after the other, so that one that waits for somebody keeps no other waiting. */
  readonly isAtOnce?: boolean;
}

export interface Jobs {
  /**
   * Queues `data` for the handler of `name`; `executor` is the transaction of the cause.
   * @param options.onceAnHour a key: another job of the queue with it, of any process, is not queued in the same hour of the clock
   */
  send(
    executor: Executor,
    name: string,
    data: Readonly<Record<string, unknown>>,
    options?: { readonly startAfterMs?: number; readonly onceAnHour?: string },
  ): Promise<void>;
  /** Removes every job that has this id anywhere in its data, waiting or done; one that is running goes by itself, within a week of its end. */
  forget(executor: Executor, id: string): Promise<void>;
  /** Names the handler of a queue; before `open`. */
  work(name: string, handler: JobHandler, options?: WorkOptions): void;
  /** From here on jobs can be sent. */
  open(): Promise<void>;
  /** Takes jobs; opens first where that was not done. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

type QueuedJob = Job<Readonly<Record<string, unknown>>>;

/**
 * What a process had taken when it was killed is given to another so many seconds after its last sign of life, and up to the next look more. A
 * worker gives its sign twice as often.
 */
export const HEARTBEAT_SECONDS = 60;
export const LOOK_EVERY_SECONDS = 60;

/** A failing job is tried again after 2, 4, 8 ... seconds; the last try is about 17 minutes after the first. */
const RETRY = { retryLimit: 9, retryDelay: 2 } as const;

/** What a worker takes at once: more than that, and it looks for more without waiting. A deferred job sends no notification when it falls due. */
const WORK = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  localConcurrency: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Its housekeeping takes longer than what a call asks. */
const STATEMENT_MS = 300_000;

export interface JobsOptions {
  /** The process takes no job, whatever handlers are named, and does none of the queue's housekeeping: one that ends in a moment. */
  readonly sendsOnly?: boolean;
  /** How long what a worker took at once may take, in seconds, before others are given it. @default 15 minutes */
  readonly takenForSeconds?: number;
  /** How often the queue looks for what was taken too long ago, or by a process that is gone. @default once a minute */
  readonly lookEverySeconds?: number;
}

export function createJobs(
  target: DatabaseTarget,
  log: FastifyBaseLogger,
  {
    sendsOnly = false,
    takenForSeconds = 900,
    lookEverySeconds = LOOK_EVERY_SECONDS,
  }: JobsOptions = {},
): Jobs {
  const database = connect(target, { max: 4, statementMs: STATEMENT_MS });
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query(text, values as unknown[]),
      listen: (channel, onNotification, onReconnect) =>
        listen(target, channel, onNotification, onReconnect),
    },
    schema: 'jobs',
    useListenNotify: !sendsOnly,
    supervise: !sendsOnly,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    schedule: !sendsOnly,
  });
  boss.on('error', (error) => {
    // Its pool and its listener make new connections by themselves.
    if (isDatabaseAway(error)) return;
    // Its workers tell a copy, which is no Error.
    const err = error instanceof Error ? error : Object.assign(new Error(), error);
    log.error({ err }, 'job queue');
  });
  const handlers = new Map<string, WorkOptions & { readonly handler: JobHandler }>();
  let isStopping = false;

  /** The queue keeps nothing of an error: those of providers name people. */
  const outcome = async (name: string, handler: JobHandler, { id, data, signal }: QueuedJob) => {
    // Left for another process, or the next start; or it was taken too long ago, and is given to another worker.
    if (isStopping || signal.aborted) return { id, status: 'failed' as const };
    try {
      await handler(data);
      return { id, status: 'completed' as const };
    } catch (error) {
      log.error({ err: error, queue: name }, 'job failed');
      return { id, status: 'failed' as const };
    }
  };

  let opening: Promise<void> | null = null;
  const open = async () => {
    await boss.start();
    if (sendsOnly) return;
    await indexData(database.db);
    for (const [name, { retry = RETRY }] of handlers) {
      const options = {
        notify: true,
        expireInSeconds: takenForSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        ...retry,
        retryBackoff: true,
      };
      await boss.createQueue(name, options);
      // One that was there stays as it was made.
      await boss.updateQueue(name, options);
    }
  };

  return {
    send: async (executor, name, data, options) => {
      const startAfterMs = options?.startAfterMs ?? 0;
      await boss.send(name, data, {
        db: fromDrizzle(executor, sql),
        ...(startAfterMs > 0 && { startAfter: new Date(Date.now() + startAfterMs) }),
        ...(options?.onceAnHour !== undefined && {
          singletonKey: options.onceAnHour,
          singletonSeconds: HOUR_MS / 1000,
        }),
      });
    },
    forget: async (executor, id) => {
      await executor.execute(sql`
        delete from jobs.job
        where state <> 'active' and data @? ${`$.** ? (@ == ${JSON.stringify(id)})`}::jsonpath`);
    },
    work: (name, handler, options) => {
      handlers.set(name, { handler, ...options });
    },
    open: () => (opening ??= open()),
    start: async () => {
      await (opening ??= open());
      if (sendsOnly) return;
      for (const [name, { handler, isAtOnce = false }] of handlers) {
        await boss.work<Readonly<Record<string, unknown>>>(name, WORK, async (jobs) => {
          if (isAtOnce) return Promise.all(jobs.map(async (job) => outcome(name, handler, job)));
          const outcomes: JobResult[] = [];
          for (const job of jobs) outcomes.push(await outcome(name, handler, job));
          return outcomes;
        });
      }
    },
    stop: async () => {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: 5_000 });
      await database.end();
    },
  };
}

/**
 * What `forget` finds a member's jobs by. The queue makes its tables itself, when it starts, so no migration can; one that is there costs
 * nothing, and no lock.
 */
async function indexData(db: Executor): Promise<void> {
  const [known] = await db
    .select({ name: sql<string | null>`to_regclass('jobs.job_data')` })
    .from(sql`(values (1)) one`);
  if (known?.name !== null) return;
  await db.transaction(async (tx) => {
    // Several processes may start at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.job_data', 0))`);
    await tx.execute(sql`
      create index if not exists job_data on jobs.job_common using gin (data)
      where state <> 'active'`);
  });
}

/** How many jobs are due, or have failed and are to be tried again. */
export async function countWaiting(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ waiting: string }>(sql`
    select count(*) as waiting from jobs.job
    where state = 'retry' or (state = 'created' and start_after <= now())`);
  return Number(rows[0]?.waiting);
}

/** pg-boss's own listener hears one error and no more of a connection that is lost; PgBouncer sends two, and the second would end the process. */
async function listen(
  target: DatabaseTarget,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<KeptClient> {
  return keepClient(target, {
    setUp: async (client) => {
      client.on('notification', ({ payload }) => {
        if (payload !== undefined) onNotification(payload);
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onReconnect();
    },
  });
}
