import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, receiptNumbers, refunds, wallets } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, pay, tell } from '../../testing/orders.ts';
import { verifyLedger } from './verify.ts';

test('ledger:verify derives every balance again, and each purchase from its order', async () => {
  const app = await createTestApp();
  const { db } = app.services;
  const member = await makeMember(app.services, { credits: 10 });
  const client = await clientOf(app, member);
  const { order } = (await client.post('order.php', ORDER)).json();
  await tell(app, order.id, 'completed');
  expect(await verifyLedger(db)).toEqual({
    isSound: true,
    lines: ['The ledger is sound: 1 wallets, 4 entries, 1 orders, 0 refunds.'],
  });

  await db.update(wallets).set({ balance: 111 });
  await db.update(orders).set({ credits: 99 }).where(eq(orders.id, order.id));
  expect(await verifyLedger(db)).toEqual({
    isSound: false,
    lines: [
      'The ledger is NOT sound: 1 wallets, 4 entries, 1 orders, 0 refunds.',
      `the wallet of member ${member.id} is not the sum of its entries`,
      `order ${order.id} and its purchase do not agree`,
    ],
  });
});

test('ledger:verify derives refunds too: what was taken back, no more than was paid, receipts without a gap', async () => {
  const app = await createTestApp();
  const { db } = app.services;
  const member = await makeMember(app.services);
  const client = await clientOf(app, member);
  const { order } = (await client.post('order.php', ORDER)).json();
  await pay(app, order.id);
  await client.post('withdrawal.php', { order: order.id, amount: 1635 });
  const counted = '1 wallets, 4 entries, 1 orders, 1 refunds';
  expect(await verifyLedger(db)).toEqual({
    isSound: true,
    lines: [`The ledger is sound: ${counted}.`],
  });

  const [refund] = await db.update(refunds).set({ credits: 99, amount: 1636 }).returning();
  await db.update(receiptNumbers).set({ last: 2 });
  expect(await verifyLedger(db)).toEqual({
    isSound: false,
    lines: [
      `The ledger is NOT sound: ${counted}.`,
      `refund ${refund?.id} and what was taken back do not agree`,
      `more went back of order ${order.id} than was bought`,
      'the receipts of 1/2026 have a gap',
    ],
  });
});
