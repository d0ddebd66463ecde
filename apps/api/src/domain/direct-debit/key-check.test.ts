import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '@velours/host/config';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { directDebitKey, directDebitMandates } from '../../db/schema.ts';
import { verifyRestore } from '../../db/verify-restore.ts';
import { createTestApp } from '../../testing/app.ts';
import { claimKey, isRightKey } from './key-check.ts';
import { createVault } from './vault.ts';

/** One that somebody has signed. */
const mandateOf = ({ newId, vault, clock }: Services, id = newId()) => ({
  memberId: newId(),
  id,
  reference: 'M-1',
  creditorId: 'NL79ZZZ999999990000',
  provider: 'sandbox',
  accountHash: vault.hash('iban', 'NL91ABNA0417164300'),
  accountMasked: 'NL91 **** 4300',
  details: vault.seal('{}', id),
  signedAt: new Date(clock()),
});

const another = createVault(Buffer.alloc(32, 2));

test('[M05] a production keeps which key it has, and starts with no other: its processes too', async () => {
  const { services } = await createTestApp();
  const { db, vault, clock } = services;
  await claimKey(db, vault, clock);
  await claimKey(db, vault, clock);
  await expect(claimKey(db, another, clock)).rejects.toThrow(
    /^DIRECT_DEBIT_KEY is not the key .* Where it is lost: docs\/operations\.md, Secrets\.$/,
  );
  const [kept] = await db.select().from(directDebitKey);
  expect(kept?.fingerprint.equals(vault.fingerprint)).toBe(true);
  expect(kept?.fingerprint.equals(Buffer.alloc(32, 7))).toBe(false);
});

test('[M05] of those that come first at once one is kept', async () => {
  const { services } = await createTestApp();
  const { db, vault, clock } = services;
  const starts = await Promise.allSettled([vault, another].map((one) => claimKey(db, one, clock)));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('[M05] before a key is kept, what is sealed says whether it is the right one: at a start and after a restore', async () => {
  const { services } = await createTestApp();
  const { db, vault, clock, storage } = services;
  await db.insert(directDebitMandates).values(mandateOf(services));
  expect([await isRightKey(db, vault), await isRightKey(db, another)]).toEqual([true, false]);
  await expect(claimKey(db, another, clock)).rejects.toThrow('DIRECT_DEBIT_KEY');
  expect(await db.select().from(directDebitKey)).toEqual([]);
  const restored = await verifyRestore(db, storage, another);
  expect([restored.isSound, restored.lines]).toEqual([
    false,
    expect.arrayContaining([
      'DIRECT_DEBIT_KEY is not the key that the bank accounts were sealed with',
    ]),
  ]);
  // A backup of a version that kept none.
  await db.execute(sql`drop table direct_debit_key`);
  expect((await verifyRestore(db, storage, vault)).isSound).toBe(true);
  expect((await verifyRestore(db, storage, another)).isSound).toBe(false);
});

test('[M05] where the key is lost, what the manual says lets a production start with a new one', async () => {
  const { services } = await createTestApp();
  const { db, vault, clock } = services;
  await claimKey(db, vault, clock);
  await db.insert(directDebitMandates).values(mandateOf(services));
  const manual = readFileSync(path.join(REPOSITORY, 'docs/operations.md'), 'utf8');
  const [, lostKey = ''] = /```sql\n([^`]*direct_debit_key;\n)```/.exec(manual) ?? [];
  expect(lostKey).toContain('ended_at');
  await db.execute(sql.raw(lostKey));
  await claimKey(db, another, clock);
});
