/**
 * Whether this process has the key that the database was sealed with. With another one no mandate is collected and no blocked account is
 * known, and nothing says so until then: a production starts with the right key or not at all, and a restored backup is asked too.
 */
import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import { StartError } from '@velours/host/start-error';
import type { Executor } from '../../db/connection.ts';
import { directDebitKey, directDebitMandates, directDebits } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { openOrNull } from './vault.ts';
import type { Vault } from './vault.ts';

/** Keeps the key's fingerprint at the first start. @throws StartError where the key is another one */
export async function claimKey(db: Executor, vault: Vault, clock: Clock): Promise<void> {
  if (await isRightKey(db, vault)) {
    const { fingerprint } = vault;
    await db
      .insert(directDebitKey)
      .values({ fingerprint, since: new Date(clock()) })
      .onConflictDoNothing();
    // Another process may have come first.
    if (await isRightKey(db, vault)) return;
  }
  throw new StartError(
    'DIRECT_DEBIT_KEY is not the key that the bank accounts in this database were sealed with: set the one that was kept, or that of the processes that run. Where it is lost: docs/operations.md, Secrets.',
  );
}

/** By its fingerprint and by what it opens. A backup of earlier may have no fingerprint. */
export async function isRightKey(db: Executor, vault: Vault): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('direct_debit_key') as name`,
  );
  const [known] = rows[0]?.name == null ? [] : await db.select().from(directDebitKey);
  if (known !== undefined && !known.fingerprint.equals(vault.fingerprint)) return false;
  const [mandate] = await db
    .select({ context: directDebitMandates.id, details: directDebitMandates.details })
    .from(directDebitMandates)
    .where(isNull(directDebitMandates.endedAt))
    // Where another key seals by now, the newest needs it.
    .orderBy(desc(directDebitMandates.signedAt))
    .limit(1);
  const [form] = await db
    .select({ context: directDebits.orderId, details: directDebits.details })
    .from(directDebits)
    .where(and(isNull(directDebits.confirmedAt), isNotNull(directDebits.details)))
    .orderBy(desc(directDebits.createdAt))
    .limit(1);
  return [mandate, form].every(
    (sealed) =>
      sealed?.details == null || openOrNull(vault, sealed.details, sealed.context) !== null,
  );
}
