/** What a restored backup has to be: whole, of this version or an older one, right in its money and its photos, and sealed with this key. */
import { sql } from 'drizzle-orm';
import { verifyLedger } from '../domain/credits/verify.ts';
import { isRightKey } from '../domain/direct-debit/key-check.ts';
import type { Vault } from '../domain/direct-debit/vault.ts';
import { inFormat, ownFilesOf } from '../domain/photos/files.ts';
import type { StoragePort } from '../ports/storage/storage-port.ts';
import type { Executor } from './connection.ts';
import { readMigrations } from './migrate.ts';
import { photos } from './schema.ts';

/** How many missing files are named. */
const NAMED = 20;

/** Reads a restored database, and asks the storage for a file of every photo of a member that it names: JPEG, which each has. */
export async function verifyRestore(
  db: Executor,
  storage: StoragePort,
  vault: Vault,
): Promise<{ lines: string[]; isSound: boolean }> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const { rows: applied } = await db.execute<{ name: string }>(
    sql`select name from schema_migrations order by name`,
  );
  const newer = applied.map(({ name }) => name).filter((name) => !known.has(name));
  const { rows } = await db.execute<{ members: string; messages: string; newest: Date | null }>(
    sql`select (select count(*) from members) as members, (select count(*) from messages) as messages,
      (select max(sent_at) from messages) as newest`,
  );
  const ledger = await verifyLedger(db);
  const named = (await db.select().from(photos)).flatMap((photo) =>
    ownFilesOf(photo).filter((name) => name === inFormat(photo.filename, 'jpeg')),
  );
  const missing: string[] = [];
  for (const name of named) if (!(await storage.has(name))) missing.push(name);
  const hasKey = newer.length > 0 || (await isRightKey(db, vault));
  const [counted] = rows;
  return {
    lines: [
      `${counted?.members} members, ${counted?.messages} messages, the newest of ${String(counted?.newest)}`,
      ...newer.map((name) => `${name} is of a newer version: restore it with that one`),
      ...ledger.lines,
      ...(hasKey
        ? []
        : ['DIRECT_DEBIT_KEY is not the key that the bank accounts were sealed with']),
      `${named.length} photos, ${missing.length} missing`,
      ...missing.slice(0, NAMED).map((name) => `missing: ${name}`),
    ],
    isSound:
      newer.length === 0 && applied.length > 0 && ledger.isSound && hasKey && missing.length === 0,
  };
}
