/** Whether the clocks of this machine and of the database agree: by a wrong one accounts would be erased before their time. */
import { sql } from 'drizzle-orm';
import { StartError } from '@velours/host/start-error';
import type { Clock } from '../ports/clock.ts';
import type { Executor } from './connection.ts';

/** How far apart the two clocks may be. */
export const MOST_APART_MS = 5 * 60_000;

/** @throws StartError where they are more than five minutes apart */
export async function checkClock(db: Executor, clock: Clock): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  const apart = clock() - Number(rows[0]?.now);
  if (Math.abs(apart) <= MOST_APART_MS) return;
  throw new StartError(
    `The clock of this machine is ${Math.round(apart / 60_000)} minutes from that of the database: set both by NTP.`,
  );
}
