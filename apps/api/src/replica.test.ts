/**
 * A streaming replica beside the database of two busy processes: it dies, comes back, is late, and takes the primary's place.
 * `npm run bench:replica` does so ten times, with PgBouncer (Debian's) in front of the primary.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createLog } from '@velours/host/log';
import { expect, it } from 'vitest';
import { connect } from './db/connection.ts';
import type { Database, Db } from './db/connection.ts';
import { launchEmbedded } from './db/launcher.ts';
import { EMBEDDED_USER, SOCKET_PORT } from './db/postmaster.ts';
import type { EmbeddedServer } from './db/launcher.ts';
import { watchReplica } from './db/replica.ts';
import { waitUntil } from './db/wait.ts';
import { busyProcesses, databaseOfCallers, expectNothingLost } from './testing/busy-processes.ts';
import type { BusyProcesses } from './testing/busy-processes.ts';
import type { Caller, CrashWorld } from './testing/crash.ts';
import { temporaryDataDir } from './testing/guarded-folder.ts';
import { temporaryCluster } from './testing/postgres.ts';
import { startPgbouncer } from './testing/pgbouncer.ts';
import { killDatabase } from './testing/product.ts';
import { tcpTo } from './testing/tcp.ts';

const ROUNDS = Number(process.env['REPLICA_ROUNDS'] ?? 1);
const PGBOUNCER = process.env['PGBOUNCER'];

const socketOf = ({ socketDir }: EmbeddedServer) => path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);

const setting = async ({ pool }: Database, text: string) => {
  await pool.query(`alter system set ${text}`);
  await pool.query('select pg_reload_conf()');
};

/** What it calls itself, for `synchronous_standby_names`. */
const STANDBY_NAME = 'replica';

/** A streaming replica of a PostgreSQL, on the same machine: copies the data of `primary` while it stands still, and starts both. Nobody may be connected. */
async function startStandby(
  primary: EmbeddedServer,
  primaryDataDir: string,
  dataDir: string,
): Promise<EmbeddedServer> {
  const cluster = path.join(dataDir, 'postgres');
  await primary.stop();
  // With its owner, which PostgreSQL asks for.
  execFileSync('cp', ['-a', path.join(primaryDataDir, 'postgres'), cluster]);
  await fs.writeFile(path.join(cluster, 'standby.signal'), '');
  await fs.appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socketDir} port=${SOCKET_PORT} user=${EMBEDDED_USER} application_name=${STANDBY_NAME}'\n`,
  );
  await primary.restart();
  return launchEmbedded({ dataDir });
}

/** Until every process reads the replica, or none, by what each has said last. */
const untilRead = async ({ processes }: BusyProcesses, isWanted: boolean): Promise<void> => {
  const isRead = (output: string) =>
    output.lastIndexOf('the replica is read again') >=
    output.lastIndexOf('the replica is not read');
  await waitUntil(() => processes.every(({ child }) => isRead(child.output()) === isWanted), {
    timeoutMs: 120_000,
    what: isWanted ? 'the replica to be read' : 'the replica not to be read',
  });
};

/** A process whose own connections to the primary are all taken is the one that needs the replica most. */
async function expectReadBesideBusyPool(
  primary: EmbeddedServer,
  replica: EmbeddedServer,
): Promise<void> {
  const busy = connect(primary.target('velours'), { max: 1 });
  const taken = await busy.pool.connect();
  const watched = watchReplica(replica.target('velours'), busy, { log: createLog('silent') });
  /** What comes of a read that does this on the replica, as soon as that is fresh. */
  const readBy = async (onReplica: (db: Db) => Promise<unknown>): Promise<unknown> => {
    let answer: unknown;
    let wasThere = false;
    const read = () =>
      watched.read(async (db) => {
        if (db === busy.db) return 'primary';
        wasThere = true;
        return onReplica(db);
      });
    const isDone = async () => {
      answer = await read().catch((error: Error) => error.message);
      return wasThere;
    };
    await waitUntil(isDone, { timeoutMs: 120_000, what: 'a read on the replica' });
    return answer;
  };
  expect(await readBy(async () => 'replica')).toBe('replica');
  // Where a statement fails there, for whatever reason, the primary is asked; what the work itself refuses is refused.
  expect(await readBy((db) => db.execute(sql`select 1 / 0`))).toBe('primary');
  expect(await readBy(() => Promise.reject(new Error('refused')))).toBe('refused');
  await watched.close();
  taken.release();
  await busy.end();
}

it(
  '[B03] a replica that dies, is late or takes the place of the primary ends no process and loses nothing that was acknowledged',
  { timeout: 300_000 + ROUNDS * 120_000 },
  async () => {
    const [primaryDir, replicaDir] = [await temporaryCluster(), await temporaryDataDir()];
    const primary = await launchEmbedded({ dataDir: primaryDir });
    const callers = await databaseOfCallers(primary);
    const replica = await startStandby(primary, primaryDir, replicaDir);
    await expectReadBesideBusyPool(primary, replica);
    const tcp = await tcpTo(socketOf(primary));
    const pool =
      PGBOUNCER === undefined ? null : await startPgbouncer(PGBOUNCER, '127.0.0.1', tcp.port);
    const busy = await busyProcesses(callers, {
      DATABASE_URL: pool?.url('velours') ?? `postgres://velours@127.0.0.1:${tcp.port}/velours`,
      DATABASE_REPLICA_URL: `postgres://velours@${encodeURIComponent(replica.socketDir)}/velours`,
    });
    const onPrimary = connect(primary.target('velours'), { max: 1 });
    const onReplica = connect(replica.target('velours'), { max: 1 });

    /** How often members were looked through on the replica. */
    const searches = async (): Promise<number> => {
      const { rows } = await onReplica.pool.query<{ scans: string }>(
        "select seq_scan + idx_scan as scans from pg_stat_user_tables where relname = 'members'",
      );
      return Number(rows[0]?.scans);
    };
    const untilSearched = async () => {
      const before = await searches();
      await waitUntil(async () => (await searches()) > before, {
        timeoutMs: 120_000,
        everyMs: 100,
        what: 'searches on the replica',
      });
    };

    const [world] = busy.worlds as [CrashWorld];
    const [blocked, , viewer] = callers as [Caller, Caller, Caller];
    const block = async (method: string) => {
      const call = { method, body: { profile: blocked.id }, key: randomUUID() };
      await world.until(200, () => world.call('/api/block.php', viewer, call));
    };
    const found = async () =>
      (await world.until(200, () => world.call('/api/members.php', viewer))).body;

    for (let round = 0; round < ROUNDS; round += 1) {
      await busy.untilWorked();
      await untilSearched();

      await killDatabase(replicaDir, true);
      await untilRead(busy, false);
      await busy.untilWorked();
      await replica.restart();
      await untilRead(busy, true);
      await untilSearched();

      await onReplica.pool.query('select pg_wal_replay_pause()');
      await untilRead(busy, false);
      await busy.untilWorked();
      // Who does not say that they have just written sees it all the same: nobody reads what is late by more than a second.
      expect(await found()).toContain(blocked.id);
      await block('POST');
      expect(await found()).not.toContain(blocked.id);
      await block('DELETE');
      await onReplica.pool.query('select pg_wal_replay_resume()');
      await untilRead(busy, true);
      await untilSearched();
    }

    // From here on nothing is acknowledged before the replica has it, too.
    await setting(onPrimary, `synchronous_standby_names = '${STANDBY_NAME}'`);
    await busy.untilWorked();
    await onPrimary.end();
    await killDatabase(primaryDir, true);
    await onReplica.pool.query('select pg_promote()');
    tcp.leadTo(socketOf(replica));
    await untilRead(busy, false);
    await busy.untilWorked();
    await busy.finish();

    const stored = await expectNothingLost(onReplica, busy.worlds);
    if (process.env['REPLICA_ROUNDS'] !== undefined) {
      const seen = busy.worlds.map((world) => JSON.stringify(Object.fromEntries(world.seen)));
      process.stdout.write(
        `${ROUNDS} rounds: ${stored.messages} messages, ${stored.orders} orders; answers ${seen.join(' and ')}\n`,
      );
    }
    await onReplica.end();
    await busy.stop();
    await pool?.close();
    await tcp.close();
    await replica.stop();
  },
);
