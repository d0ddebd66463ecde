/**
 * A streaming replica of the database, for reads that may be a second old. It is read only while it was known, a moment ago, to have everything
 * that was committed a second before; else, and where it fails in the middle of a read, the primary is read.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { connect } from './connection.ts';
import type { Database, Db } from './connection.ts';
import type { DatabaseTarget } from './launcher.ts';

/** A read may be older by this much when it begins, and no more; nor may a statement take longer. */
const LATEST_MS = 1_000;
/** How often both are asked how far they are. */
const ASKED_EVERY_MS = 200;
/** How long a read waits for a connection before it goes to the primary. */
const CONNECT_MS = 500;

export interface Replica {
  /** The raw driver. */
  readonly pool: pg.Pool;
  /** Runs a read on the replica where that is fresh, else on the primary: also where it failed there, so it may run twice. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Seconds since it was last known to be fresh; since it is watched where it never was. */
  age(): number;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly log: FastifyBaseLogger;
  /** Connections that are held to it. @default 20 */
  readonly poolSize?: number | undefined;
}

/** Where a log of changes stood, in bytes, at a time of this process's clock. */
interface Sample {
  readonly at: number;
  readonly position: bigint;
}

/** Reads from the replica at `target` as long as it follows `primary`. */
export function watchReplica(
  target: DatabaseTarget,
  primary: Database,
  { log, poolSize }: ReplicaOptions,
): Replica {
  const replica = connect(target, {
    max: poolSize,
    statementMs: LATEST_MS,
    connectMs: CONNECT_MS,
  });
  // Else it would go on with what the primary has answered by then.
  replica.pool.on('connect', (client) => {
    client.query(`set statement_timeout = ${LATEST_MS}`).catch(() => undefined);
  });
  // To ask on, connections of their own: who waits for one of the pool's does not know how late the replica is, and would read the primary
  // when that is busiest.
  const [ofReplica, ofPrimary] = [target, primary.target].map((one) =>
    connect(one, { max: 1, statementMs: LATEST_MS }),
  ) as [Database, Database];
  const closing = new AbortController();
  const began = performance.now();
  /** Of the primary, oldest first; none is older than a read may be. */
  let samples: readonly Sample[] = [];
  /** It has everything that was committed until then. */
  let freshAsOf = -Infinity;
  let lastFreshAt = began;
  let wasFresh = true;
  let hasToldOfFailure = false;

  const isFresh = () => performance.now() - freshAsOf <= LATEST_MS;

  const tell = (reason: string) => {
    const now = performance.now();
    if (isFresh()) lastFreshAt = now;
    if (isFresh() === wasFresh || now - began < LATEST_MS) return;
    wasFresh = isFresh();
    hasToldOfFailure = false;
    if (wasFresh) log.warn('the replica is read again');
    else log.warn({ reason }, 'the replica is not read');
  };

  /** The replica is asked first, so that it can't be further than the primary unless it is no replica of it. */
  const look = async (): Promise<string> => {
    const { rows } = await ofReplica.pool.query<{ replayed: string | null }>(
      "select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed",
    );
    const replayed = rows[0]?.replayed ?? null;
    const at = performance.now();
    const written = await ofPrimary.pool.query<{ position: string }>(
      "select (pg_current_wal_flush_lsn() - '0/0')::text as position",
    );
    const position = BigInt(written.rows[0]?.position ?? 0);
    if (replayed === null || BigInt(replayed) > position) {
      samples = [];
      freshAsOf = -Infinity;
      return replayed === null ? 'it is a primary' : 'it is further than the primary';
    }
    samples = [...samples.filter((sample) => at - sample.at <= LATEST_MS), { at, position }];
    const reached = samples.findLast((sample) => sample.position <= BigInt(replayed));
    freshAsOf = reached?.at ?? -Infinity;
    return 'it is late';
  };

  const watch = async () => {
    const { signal } = closing;
    while (!signal.aborted) {
      const reason = await look().catch((error: unknown) => {
        freshAsOf = -Infinity;
        return reasonOf(error);
      });
      tell(reason);
      await delay(ASKED_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();

  return {
    pool: replica.pool,
    read: async (work) => {
      if (!isFresh()) return work(primary.db);
      try {
        return await work(replica.db);
      } catch (error) {
        // What the work itself refuses, it refuses anywhere.
        if (!(error instanceof DrizzleQueryError)) throw error;
        if (!hasToldOfFailure)
          log.warn({ reason: reasonOf(error.cause) }, 'a read failed on the replica');
        hasToldOfFailure = true;
        return work(primary.db);
      }
    },
    age: () => (performance.now() - lastFreshAt) / 1000,
    close: async () => {
      closing.abort();
      await watching;
      await Promise.all([replica, ofReplica, ofPrimary].map((one) => one.end()));
    },
  };
}

/** A code where there is one: a message may name values. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return code ?? message;
}
