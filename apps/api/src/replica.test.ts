/**
 * A streaming replica beside the database of two busy processes: it dies, comes back, is late, and takes the primary's place.
 * `npm run bench:replica` does so ten times, with PgBouncer (Debian's) in front of the primary.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createLog } from '@velours/host/log';
import { expect, it } from 'vitest';
import { connect } from './db/connection.ts';
import type { Database } from './db/connection.ts';
import { SOCKET_PORT, launchEmbedded } from './db/launcher.ts';
import type { EmbeddedServer } from './db/launcher.ts';
import { watchReplica } from './db/replica.ts';
import { waitUntil } from './db/wait.ts';
import { busyProcesses, databaseOfCallers, expectNothingLost } from './testing/busy-processes.ts';
import type { BusyProcesses } from './testing/busy-processes.ts';
import type { Caller, CrashWorld } from './testing/crash.ts';
import { temporaryDataDir } from './testing/guarded-folder.ts';
import { startPgbouncer } from './testing/pgbouncer.ts';
import { killDatabase } from './testing/product.ts';
import { STANDBY_NAME, startStandby } from './testing/standby.ts';
import { tcpTo } from './testing/tcp.ts';

const ROUNDS = Number(process.env['REPLICA_ROUNDS'] ?? 1);
const PGBOUNCER = process.env['PGBOUNCER'];

const socketOf = ({ socketDir }: EmbeddedServer) => path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);

const setting = async ({ pool }: Database, text: string) => {
  await pool.query(`alter system set ${text}`);
  await pool.query('select pg_reload_conf()');
};

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
  await waitUntil(() => watched.read(async (db) => db !== busy.db), {
    timeoutMs: 120_000,
    what: 'a read on the replica',
  });
  const where = async (onReplica: () => Promise<unknown>) =>
    watched.read(async (db) => {
      if (db === busy.db) return 'primary';
      await onReplica();
      return 'replica';
    });
  expect(await where(async () => watched.pool.query('select 1'))).toBe('replica');
  // Where a statement fails there, for whatever reason, the primary is asked; what the work itself refuses is refused.
  const failing = drizzle(watched.pool).execute(sql`select 1 / 0`);
  expect(await where(() => failing)).toBe('primary');
  await expect(where(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await watched.close();
  taken.release();
  await busy.end();
}

it(
  '[B03] a replica that dies, is late or takes the place of the primary ends no process and loses nothing that was acknowledged',
  { timeout: 300_000 + ROUNDS * 120_000 },
  async () => {
    const [primaryDir, replicaDir] = [await temporaryDataDir(), await temporaryDataDir()];
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
