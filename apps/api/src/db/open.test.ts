import { sql } from 'drizzle-orm';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '@velours/host/log';
import { temporaryDataDir } from '../testing/guarded-folder.ts';
import { killDatabase } from '../testing/product.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';

/** How many sessions hold the claim on the data folder; none while the server is away. */
const claims = ({ db }: OpenDatabase): Promise<number> =>
  db.execute(sql`select from pg_locks where locktype = 'advisory' and granted`).then(
    ({ rowCount }) => rowCount ?? 0,
    () => 0,
  );

it('the embedded PostgreSQL is started again when it was killed, with one line while it cannot be, and stays claimed', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir, log });
  await killDatabase(dataDir, false);
  await expect.poll(() => claims(database)).toBe(1);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use by another running Velours/);
  expect(lines).toEqual([]);

  // Nothing starts over a cluster without its control file.
  const control = path.join(dataDir, 'postgres', 'global', 'pg_control');
  await fs.rename(control, `${control}.away`);
  await killDatabase(dataDir, true);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: expect.stringMatching(/^PostgreSQL is tried again: PostgreSQL did not start .+pg_control/),
  });
  await fs.rename(`${control}.away`, control);
  await expect.poll(() => claims(database)).toBe(1);
  await database.close();
});
