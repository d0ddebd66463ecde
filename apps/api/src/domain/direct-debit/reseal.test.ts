import { expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { directDebitMandates, directDebits } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { claimKey, isRightKey } from './key-check.ts';
import { resealAll } from './reseal.ts';
import { createVault } from './vault.ts';

const [OLD, NEW] = [Buffer.alloc(32, 7), Buffer.alloc(32, 2)] as const;
const [before, both, after] = [createVault(OLD), createVault(NEW, OLD), createVault(NEW)];

/** More than are read at once. */
const MANDATES = 205;

async function signSome({ db, newId, clock }: Services): Promise<void> {
  const memberId = newId();
  const signedAt = new Date(clock());
  const mandates = Array.from({ length: MANDATES }, () => newId()).map((id) => ({
    memberId,
    id,
    reference: id,
    creditorId: 'NL79ZZZ999999990000',
    provider: 'sandbox',
    accountHash: before.hash('iban', id),
    accountMasked: 'NL •••• 4300',
    details: before.seal(`account ${id}`, id),
    signedAt,
  }));
  await db.insert(directDebitMandates).values(mandates);
  const orderId = newId();
  await db.insert(directDebits).values({
    memberId,
    orderId,
    accountHash: before.hash('iban', orderId),
    accountMasked: 'NL •••• 4300',
    phoneHash: before.hash('phone', orderId),
    phoneMasked: '+31 ••• 78',
    details: before.seal(`account ${orderId}`, orderId),
    createdAt: signedAt,
  });
}

test('[M05] another key takes the place of one that seals: nothing is lost, and the first no longer opens what is kept', async () => {
  const { services } = await createTestApp();
  const { db, clock } = services;
  await claimKey(db, before, clock);
  await signSome(services);
  // The production starts with both.
  await claimKey(db, both, clock);
  expect(await resealAll(db, both)).toEqual({
    lines: [`${MANDATES + 1} sealed anew`],
    isSound: true,
  });
  const kept = [
    ...(await db.select().from(directDebitMandates)),
    ...(await db.select().from(directDebits)).map(({ orderId: id, details }) => ({ id, details })),
  ];
  expect(kept).toHaveLength(MANDATES + 1);
  for (const { id, details } of kept) {
    expect(after.open(details!, id)).toBe(`account ${id}`);
    expect(() => before.open(details!, id)).toThrow('authenticate');
  }
  expect((await resealAll(db, both)).lines).toEqual(['0 sealed anew']);
  // A process that has only one of the two would not know what the other one does.
  expect([await isRightKey(db, before), await isRightKey(db, after)]).toEqual([false, false]);
  expect(await isRightKey(db, both)).toBe(true);
});

test('[M05] what is only compared and verified stays as it was', () => {
  expect(both.hash('iban', 'x').equals(before.hash('iban', 'x'))).toBe(true);
  expect(both.sign('x')).toBe(before.sign('x'));
  expect(both.publicKey).toBe(before.publicKey);
});

test('[M05] what no key opens is counted, and left as it is', async () => {
  const { services } = await createTestApp();
  await signSome(services);
  expect(await resealAll(services.db, after)).toEqual({
    lines: ['0 sealed anew', `${MANDATES + 1} that no key of DIRECT_DEBIT_KEY opens`],
    isSound: false,
  });
});
