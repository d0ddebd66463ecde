import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';
import { createTestApp } from './testing/app.ts';
import { clientOf, makeMember } from './testing/members.ts';
import { ORDER, bankOf, paymentOf, statusOf } from './testing/orders.ts';

test('[M02] a part of the sweep that fails keeps no other from its work, and is told at the end', async () => {
  const app = await createTestApp();
  const member = await makeMember(app.services, { signupDate: new Date(0) });
  const { id } = (await (await clientOf(app, member)).post('order.php', ORDER)).json().order;
  await bankOf(app).decide((await paymentOf(app, id)).id, 'silent');
  app.clock.advance(11 * 60_000);
  await app.services.db.execute(sql`alter table passkey_challenges rename to gone`);
  await expect(sweep(app.services)).rejects.toThrow('1 parts of the sweep failed');
  expect(await statusOf(app, id)).toBe('completed');
});
