import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../app/i18n/format.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { transactionsPath, viewOf } from './transactions.ts';
import {
  balanceBefore,
  orderStatus,
  statementRows,
  transactionRows,
  transactionTotals,
} from './transaction-words.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'credits', 'transactions']);
const words = { t: texts.t, formats: formatsOf('en', 'UTC') };

const order = (
  name: 'pending' | 'completed' | 'failed' | 'withdrawn' | 'refunded' | 'chargedBack',
) => exampleOf('getOrder', 200, name).order;

const seen = (name: Parameters<typeof order>[0]) =>
  transactionRows(words, [order(name)]).map(
    ({ what, credits, amount, status }) => `${what} | ${credits} | ${amount} | ${status}`,
  );

describe('the list of orders', () => {
  it('[M10] shows credits and money of every order, and what went back of it above', () => {
    expect(seen('completed')).toEqual(['100 credits | +100 | €12.35 | completed']);
    expect(seen('withdrawn')).toEqual([
      'Withdrawal: 70 credits | -70 | -€8.65 | pending',
      '100 credits | +100 | €12.35 | withdrawn',
    ]);
    expect(seen('refunded')[0]).toBe('Withdrawal: 70 credits | -70 | -€8.65 | refunded');
    expect(seen('chargedBack')).toEqual([
      'Taken back by your bank: 70 credits | -70 | -€12.35 | chargeback',
      '100 credits | +100 | €12.35 | chargeback',
    ]);
  });

  it('[M10] what brought nothing counts nothing: on its way, failed, and a refund that did not go', () => {
    expect(seen('pending')).toEqual(['100 credits | 0 | €12.35 | pending']);
    expect(seen('failed')).toEqual(['100 credits | 0 | €0.00 | failed']);
    const { refunds, ...paid } = order('withdrawn');
    const undone = {
      ...paid,
      refunds: refunds.map((each) => ({ ...each, status: 'failed' as const })),
    };
    expect(orderStatus(undone)).toBe('completed');
    expect(transactionRows(words, [undone])[0]).toMatchObject({ credits: '0', amount: '€0.00' });
  });

  it("[M10] of several refunds the bank's word weighs most", () => {
    const both = {
      ...order('withdrawn'),
      refunds: [...order('withdrawn').refunds, ...order('chargedBack').refunds],
    };
    expect(orderStatus(both)).toBe('chargeback');
  });

  it('[M10] paid back is an order whose whole money is; of two orders the refund of the older one comes first', () => {
    const paid = order('completed');
    const [example] = order('refunded').refunds;
    if (!example) throw new Error('the contract has no example of a refund');
    const half = { ...example, kind: 'refund', status: 'completed' } as const;
    const back = (amount: number) => ({ ...paid, refunds: [{ ...half, amount }] });
    expect(orderStatus(back(paid.total - 1))).toBe('completed');
    expect(orderStatus(back(paid.total))).toBe('refunded');
    const later = { ...paid, id: 'later', created_at: '2026-11-21T09:00:00Z' };
    const rows = transactionRows(words, [later, back(600)]);
    expect(rows.map(({ id }) => id)).toEqual([half.id, 'later', paid.id]);
  });

  it('[M10] every row leads to its receipt and says when, also to machines', () => {
    const { id } = order('completed');
    expect(transactionRows(words, [order('completed')])[0]).toMatchObject({
      href: `/transactions/${id}`,
      date: '20 November 2026, 20:05 UTC',
      dateTime: '2026-11-20T20:05:00Z',
    });
  });

  it('[B06] the totals are in each currency, and stand there once something was paid', () => {
    const amounts = [
      { currency: 'EUR', amount: 1235 },
      { currency: 'GBP', amount: 700 },
    ] as const;
    expect(transactionTotals(words, { credits: 150, amounts: [...amounts] })).toEqual({
      credits: '150',
      amount: '€12.35 and £7.00',
    });
    expect(transactionTotals(words, { credits: 0, amounts: [] })).toBeUndefined();
  });
});

describe('the statement', () => {
  const { days, balance } = exampleOf('getStatement', 200, 'statement');
  const rows = statementRows(words, days);
  const numberOf = (text: string): number => Number(text.replace('+', ''));

  it('[B06] each balance is the one below it and what its line adds or takes', () => {
    const before = balanceBefore(words, days);
    const balances = [...rows.map((row) => row.balance), before?.balance ?? ''].map(Number);
    expect(balances[0]).toBe(balance);
    for (const [index, { credits }] of rows.entries()) {
      expect((balances[index + 1] ?? Number.NaN) + numberOf(credits)).toBe(balances[index]);
    }
    expect(before).toEqual({ what: 'Balance before 17 November 2026', balance: '0' });
  });

  it('[B06] says what for, and how often', () => {
    expect(rows.map(({ what }) => what).slice(0, 3)).toEqual([
      'Messages (2)',
      'Purchases',
      'Messages (3)',
    ]);
    expect(rows[0]).toMatchObject({ day: '2026-11-20', date: '20 November 2026', credits: '-20' });
    expect(balanceBefore(words, [])).toBeUndefined();
  });
});

describe('the address of the list', () => {
  const order = '0198c0de-0005-7a00-8a00-000000000001';

  it.each([
    ['', { view: 'orders', before: null }],
    [`before=${order}`, { view: 'orders', before: order }],
    ['view=credits', { view: 'statement', before: null }],
    ['view=credits&before=2026-11-20', { view: 'statement', before: '2026-11-20' }],
  ] as const)('"%s" is read, and written the same', (search, view) => {
    expect(viewOf(new URLSearchParams(search))).toEqual(view);
    expect(transactionsPath(view)).toBe(`/transactions${search && `?${search}`}`);
  });

  it('a place that cannot be one is the beginning', () => {
    for (const search of ['before=2026-11-20', 'view=credits&before=x', 'view=other&before=']) {
      expect(viewOf(new URLSearchParams(search)).before).toBeNull();
    }
  });
});
