import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, wallets } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, tell } from '../../testing/orders.ts';
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
    lines: ['The ledger is sound: 1 wallets, 4 entries, 1 orders.'],
  });

  await db.update(wallets).set({ balance: 111 });
  await db.update(orders).set({ credits: 99 }).where(eq(orders.id, order.id));
  expect(await verifyLedger(db)).toEqual({
    isSound: false,
    lines: [
      'The ledger is NOT sound: 1 wallets, 4 entries, 1 orders.',
      `the wallet of member ${member.id} is not the sum of its entries`,
      `order ${order.id} and its purchase do not agree`,
    ],
  });
});
