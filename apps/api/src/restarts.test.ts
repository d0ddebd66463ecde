/**
 * PostgreSQL restarted under two processes that several callers keep busy. `npm run bench:restarts` takes 50 restarts and prints what the
 * callers and the machine saw of them; `npm run bench:pool` does so with PgBouncer (Debian's) between, which is killed by turns with it.
 */
import fs from 'node:fs/promises';
import { it } from 'vitest';
import { connect } from './db/connection.ts';
import { launchEmbedded } from './db/launcher.ts';
import { busyProcesses, databaseOfCallers, expectNothingLost } from './testing/busy-processes.ts';
import { temporaryCluster } from './testing/postgres.ts';
import { startPgbouncer } from './testing/pgbouncer.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 2);
const PGBOUNCER = process.env['PGBOUNCER'];
const isBench = process.env['RESTARTS'] !== undefined;

it(
  '[B03] a database that restarts under load ends no process and loses nothing that was acknowledged: meanwhile calls are answered 503',
  { timeout: 300_000 + RESTARTS * 30_000 },
  async () => {
    const server = await launchEmbedded({ dataDir: await temporaryCluster() });
    const callers = await databaseOfCallers(server);
    const pool = PGBOUNCER === undefined ? null : await startPgbouncer(PGBOUNCER, server.socketDir);
    const busy = await busyProcesses(callers, {
      DATABASE_URL:
        pool?.url('velours') ??
        `postgres://velours@${encodeURIComponent(server.socketDir)}/velours`,
    });
    for (let round = 0; round < RESTARTS; round += 1) {
      await busy.untilWorked();
      if (pool !== null && round % 2 === 0) {
        await pool.restart();
        continue;
      }
      await server.stop();
      await server.restart();
    }
    await busy.finish();

    const database = connect(server.target('velours'), { max: 2 });
    const stored = await expectNothingLost(database, busy.worlds);
    await database.end();

    if (isBench) {
      const peaks = await Promise.all(busy.processes.map(({ child }) => peakMb(child.pid ?? 0)));
      const seen = busy.worlds.map((world) => JSON.stringify(Object.fromEntries(world.seen)));
      const slowest = Math.round(
        Math.max(...busy.worlds.map(({ slowestRefusalMs }) => slowestRefusalMs)),
      );
      process.stdout.write(
        `${RESTARTS} restarts: ${stored.messages} messages, ${stored.orders} orders; answers ${seen.join(' and ')}; ` +
          `slowest 503 after ${slowest} ms; most memory ${peaks.join(' and ')} MB\n`,
      );
    }
    await busy.stop();
    await pool?.close();
    await server.stop();
  },
);

/** The most resident memory that a process has had. */
async function peakMb(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
