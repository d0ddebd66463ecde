import { describe, expect, test } from 'vitest';
import { refundsOfSum } from './refunds-of-sum.ts';
import type { RefundRow } from './refunds.ts';

const ORDER = { id: '0198c0de-0005-7a00-8a00-000000000001' };
const NAME = '0198c0de00057a008a00000000000001';

let counter = 0;

const row = (amount: number, values: Partial<RefundRow> = {}): RefundRow => {
  counter += 1;
  return {
    memberId: 'm',
    id: `0198c0de-0007-7a00-8a00-00000000000${counter}`,
    orderId: ORDER.id,
    kind: 'withdrawal',
    status: 'pending',
    credits: 1,
    creditsOwed: 0,
    amount,
    currency: 'EUR',
    provider: 'paynl',
    providerReference: null,
    askedAt: new Date(0),
    createdAt: new Date(0),
    endedAt: null,
    ...values,
  };
};

const ended = (amount: number) => row(amount, { status: 'completed', kind: 'refund' });

describe('refunds of which only the sum is told', () => {
  test('[M10] nothing new is told by a sum that is known', () => {
    expect(refundsOfSum(ORDER, [], 0)).toEqual([]);
    expect(refundsOfSum(ORDER, [ended(500), row(300, { status: 'failed' })], 500)).toEqual([]);
  });

  test('[M10] what we asked for is paid when the sum has room for it', () => {
    const rows = [ended(500), row(300)];
    expect(refundsOfSum(ORDER, rows, 799)).toMatchObject([
      { ownReference: null, amount: 299, reference: `${NAME} refunds 799` },
    ]);
    expect(refundsOfSum(ORDER, rows, 800)).toMatchObject([
      { kind: 'refund', status: 'completed', amount: 300 },
    ]);
    expect(refundsOfSum(ORDER, [row(300, { askedAt: null })], 300)).toMatchObject([
      { ownReference: null, amount: 300 },
    ]);
  });

  test('[M10] anything beyond was begun at the provider: the same sum told again is the same refund', () => {
    const told = [1, 2].map(() => refundsOfSum(ORDER, [], 600));
    expect(told[0]).toEqual([
      {
        reference: `${NAME} refunds 600`,
        ownReference: null,
        kind: 'refund',
        status: 'completed',
        amount: 600,
      },
    ]);
    expect(told[1]).toEqual(told[0]);
    expect(refundsOfSum(ORDER, [ended(600)], 900)).toMatchObject([
      { reference: `${NAME} refunds 900`, amount: 300 },
    ]);
  });

  test('[M10] nothing is told of one that the sum has no room for: it may be on its way', () => {
    expect(refundsOfSum(ORDER, [row(300)], 0)).toEqual([]);
    expect(refundsOfSum(ORDER, [row(300), row(200)], 299)).toMatchObject([
      { status: 'completed', amount: 200 },
      { ownReference: null, amount: 99 },
    ]);
  });

  test('[M10] a chargeback is no refund', () => {
    const chargeback = row(900, { kind: 'chargeback', status: 'completed' });
    expect(refundsOfSum(ORDER, [chargeback], 0)).toEqual([]);
  });
});
