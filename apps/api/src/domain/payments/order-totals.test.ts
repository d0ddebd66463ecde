import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, refunds } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, pay } from '../../testing/orders.ts';

describe('the sums over all orders', async () => {
  const app = await createTestApp();
  const { db } = app.services;

  it('[B06] count what was paid less what went back: the credits of a refund at once, its money when it has gone', async () => {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    const client = await clientOf(app, member);
    const buy = async () => (await client.post('order.php', ORDER)).json().order.id as string;
    const totals = async () => (await client.get('orders.php')).json().totals;
    const refundIs = (status: 'pending' | 'completed' | 'failed') =>
      db
        .update(refunds)
        .set({ status, endedAt: status === 'pending' ? null : new Date(app.clock()) })
        .where(eq(refunds.memberId, member.id));
    const euros = (credits: number, amount: number) => ({
      credits,
      amounts: [{ currency: 'EUR', amount }],
    });

    expect(await totals()).toEqual({ credits: 0, amounts: [] });
    const first = await buy();
    expect(await totals()).toEqual({ credits: 0, amounts: [] });
    await pay(app, first);
    await pay(app, await buy());
    expect(await totals()).toEqual(euros(200, 3270));

    await client.post('withdrawal.php', { order: first, amount: 1635 });
    expect(await totals()).toEqual(euros(100, 1635));
    await refundIs('pending');
    expect(await totals()).toEqual(euros(100, 3270));
    await refundIs('failed');
    expect(await totals()).toEqual(euros(200, 3270));

    await refundIs('completed');
    await db.update(orders).set({ currency: 'GBP' }).where(eq(orders.id, first));
    await db.update(refunds).set({ currency: 'GBP' }).where(eq(refunds.memberId, member.id));
    expect(await totals()).toEqual({
      credits: 100,
      amounts: [
        { currency: 'EUR', amount: 1635 },
        { currency: 'GBP', amount: 0 },
      ],
    });
  });
});
