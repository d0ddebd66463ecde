/**
 * A streaming replica of the database, for reads that may be a second old. It is read only while it is known to have everything that was
 * committed a second ago; else, and where it fails in the middle of a read, the primary is read.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './away.ts';
import { connect } from './connection.ts';
import type { Database, Db } from './connection.ts';
import type { DatabaseTarget } from './launcher.ts';

/** A read may be older by this much and no more. */
const LATEST_MS = 1_000;
/** How often both are asked how far they are. */
const ASKED_EVERY_MS = 200;

export interface Replica {
  /** Runs a read on the replica where that is fresh, else on the primary: also where it failed there, so it may run twice. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** How old what it has may be, in seconds; since it is watched where it was never fresh. */
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
  const replica = connect(target, { max: poolSize, statementMs: LATEST_MS });
  // To ask on, connections of their own: who waits for one of the pool's does not know how late the replica is, and would read the primary when that is busiest.
  const [ofReplica, ofPrimary] = [target, primary.target].map((one) =>
    connect(one, { max: 1, statementMs: LATEST_MS }),
  ) as [Database, Database];
  const closing = new AbortController();
  const began = performance.now();
  /** Of the primary, oldest first; none is older than a read may be. */
  let samples: readonly Sample[] = [];
  /** It has everything that was committed until then. */
  let freshAsOf = -Infinity;
  let wasFresh = true;

  const isFresh = () => performance.now() - freshAsOf <= LATEST_MS;

  const tell = (reason: string) => {
    if (isFresh() === wasFresh) return;
    wasFresh = isFresh();
    if (wasFresh) log.warn('the replica is read again');
    else log.warn({ reason }, 'the replica is not read');
  };

  /** The replica is asked first, so that it can't be further than the primary unless it follows another one. */
  const look = async () => {
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
      return replayed === null ? 'it is a primary' : 'it follows another primary';
    }
    samples = [...samples.filter((sample) => at - sample.at <= LATEST_MS), { at, position }];
    const reached = samples.findLast((sample) => sample.position <= BigInt(replayed));
    freshAsOf = Math.max(freshAsOf, reached?.at ?? -Infinity);
    return 'it is late';
  };

  const watch = async () => {
    const { signal } = closing;
    while (!signal.aborted) {
      tell(await look().catch(({ message }: Error) => message));
      await delay(ASKED_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();

  return {
    read: async (work) => {
      if (!isFresh()) return work(primary.db);
      try {
        return await work(replica.db);
      } catch (error) {
        if (isDatabaseAway(error)) freshAsOf = -Infinity;
        else if (!isConflict(error)) throw error;
        return work(primary.db);
      }
    },
    age: () => (performance.now() - Math.max(freshAsOf, began)) / 1000,
    close: async () => {
      closing.abort();
      await watching;
      await Promise.all([replica, ofReplica, ofPrimary].map((one) => one.end()));
    },
  };
}

/** What has to be replayed takes rows away that the statement reads (PostgreSQL, "Handling Query Conflicts"). */
function isConflict(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  return code === '40001' || (cause !== undefined && isConflict(cause));
}
