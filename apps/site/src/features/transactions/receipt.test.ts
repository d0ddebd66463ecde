import { ProblemError, NetworkError } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../app/i18n/format.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { receiptProps } from './TransactionScreen.tsx';
import { refundNotices } from './transaction-words.ts';
import { failureOf } from '../../app/forms/refused-form.ts';
import { withdrawalErrors } from '../withdrawal/WithdrawalScreen.tsx';
import { withdrawalForm, withdrawalOffer } from '../withdrawal/withdrawal.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'credits', 'transactions']);
const dayFormats = formatsOf('en', 'UTC');
/** West of Greenwich, where a day of the server may be another one. */
const words = { t: texts.t, formats: formatsOf('en', 'America/New_York'), dayFormats };

const company = exampleOf('getCompanyInfo', 200);
const orderOf = (
  name: 'pending' | 'completed' | 'failed' | 'withdrawn' | 'refunded' | 'chargedBack',
) => exampleOf('getOrder', 200, name).order;
const receiptOf = (name: Parameters<typeof orderOf>[0]) =>
  receiptProps(words, orderOf(name), { company, buyer: 'Anna' });

describe('the receipt', () => {
  it('[M10] bears number, moment, reference, method, buyer, lines, VAT and who sold', () => {
    const { title, facts, summary, company: seller, status } = receiptOf('completed');
    expect({ title, status }).toEqual({ title: 'Receipt 2026-000042', status: 'completed' });
    expect(facts.map(({ term, value }) => [term, value])).toEqual([
      ['Paid on', '20 November 2026, 15:06'],
      ['Reference', 'VEL-2026-7F3K9QXB'],
      ['Payment method', 'iDEAL'],
      ['Bought by', 'Anna'],
      ['Excluding VAT (21%)', '€10.21'],
    ]);
    expect(summary).toMatchObject({
      title: 'What you paid',
      total: { amount: '€12.35' },
      credits: { amount: '100 credits' },
      vat: { amount: '€2.14' },
    });
    expect(summary.lines.map(({ amount }) => amount)).toEqual(['€16.00', '-€4.00', '€0.35']);
    expect(seller.name).toBe('Velours Demo B.V.');
    expect(seller.address).toEqual(['Voorbeeldstraat 1', '1000 AA Amsterdam', 'Netherlands']);
    expect(seller.details.join()).toContain('NL000000000B01');
  });

  it('[M10] it is who sold then, not the company of now', () => {
    const moved = { ...company, name: 'Another B.V.', address: 'Elsewhere 2' };
    const { company: seller } = receiptProps(words, orderOf('completed'), {
      company: moved,
      buyer: 'Anna',
    });
    expect([seller.name, seller.address[0]]).toEqual(['Velours Demo B.V.', 'Voorbeeldstraat 1']);
  });

  it('[M10] an order that is not paid is no receipt and does not say so', () => {
    for (const name of ['pending', 'failed'] as const) {
      const { title, summary, facts } = receiptOf(name);
      expect(title).toBe('Order VEL-2026-7F3K9QXB');
      expect(summary.title).toBe('What was ordered');
      expect(facts[0]?.term).toBe('Date');
    }
  });

  it('[B05] says of each refund where it is, and what happened to the credits', () => {
    const said = (name: Parameters<typeof orderOf>[0]) =>
      refundNotices(words, orderOf(name)).map(({ text }) => text);
    expect(said('completed')).toEqual([]);
    expect(said('withdrawn')).toEqual([
      'You withdrew from this purchase on 22 November 2026. €8.65 is on its way back to you, the way you paid. Taken off your balance: 70 credits.',
    ]);
    expect(said('refunded')[0]).toContain('was paid back on 23 November 2026');
    expect(said('chargedBack')[0]).toContain('Your bank took back €12.35');
    const order = orderOf('withdrawn');
    const failed = order.refunds.map((refund) => ({ ...refund, status: 'failed' as const }));
    expect(refundNotices(words, { ...order, refunds: failed })[0]).toMatchObject({
      tone: 'danger',
      text: expect.stringContaining('Back in your balance: 70 credits'),
    });
  });
});

describe('withdrawing', () => {
  it('[M11] the last day is the one that ends at `until`, wherever the reader is', () => {
    const offer = withdrawalOffer(words, orderOf('completed'));
    expect(offer?.text).toContain('until 4 December 2026');
    expect(offer?.text).toContain('you would get €8.65 back, for 70 credits');
    expect(offer?.link?.href).toMatch(/^\/transactions\/[^/]+\/withdraw$/);
  });

  it('[M11] nothing is offered once it is over, done, or nothing is left', () => {
    const order = orderOf('completed');
    const until = '2026-11-20T00:00:00Z';
    const late = { state: 'over', until, unused_credits: 70, amount: null } as const;
    const over = withdrawalOffer(words, { ...order, withdrawal: late });
    expect(over).toEqual({
      text: 'The time to withdraw from this purchase ended on 19 November 2026.',
    });
    for (const name of ['pending', 'withdrawn', 'chargedBack'] as const) {
      expect(withdrawalOffer(words, orderOf(name))).toBeUndefined();
    }
  });

  it('[B05] the form says what was paid, used and comes back, and its button the amount', () => {
    const { withdrawal } = exampleOf('getWithdrawal', 200, 'part');
    const form = withdrawalForm(words, orderOf('completed'), { state: 'open', withdrawal });
    const { lines, total, credits, vat } = form.summary;
    expect([...lines, total, credits, vat].map((line) => `${line?.label} ${line?.amount}`)).toEqual(
      [
        'You paid €12.35',
        'Used -€3.70',
        'Refund €8.65',
        'Taken off your balance 70 credits',
        'VAT in the refund (21%) €1.50',
      ],
    );
    expect(lines[1]?.detail).toBe('30 of 100 credits');
    expect(form.labels.confirm(total.amount)).toBe('Withdraw, €8.65 back');
  });

  it('[B05] done, over and nothing left are pages without a form', () => {
    const stateOf = (name: 'withdrawn' | 'refunded', state: 'done' | 'over' | 'nothing') =>
      withdrawalForm(words, orderOf(name), { state, withdrawal: null });
    expect(stateOf('withdrawn', 'done')).toMatchObject({
      state: 'done',
      labels: { doneText: expect.stringContaining('on its way') },
    });
    expect(stateOf('refunded', 'done').labels.doneText).toBe('€8.65 has been paid back to you.');
    expect(stateOf('refunded', 'over').labels.overText).toContain('4 December 2026');
    expect(stateOf('refunded', 'nothing')).toMatchObject({
      state: 'over',
      labels: { overTitle: 'There is nothing to withdraw from' },
    });
  });

  it('[B05] a changed amount is named; without an answer it says that pressing again is safe', () => {
    const problem = (code: 'amount_changed' | 'too_many_requests', params = {}) =>
      new ProblemError({
        type: `urn:velours:problem:${code}`,
        title: code,
        status: 409,
        code,
        params,
      });
    const said = (error: unknown) => withdrawalErrors(words, failureOf(error), 'EUR').form;
    expect(said(problem('amount_changed', { amount: 830 }))).toContain(
      'you would now get €8.30 back',
    );
    expect(said(new NetworkError(new TypeError('Failed to fetch')))).toContain(
      'you cannot withdraw twice',
    );
    expect(said(problem('too_many_requests'))).not.toContain('comes back');
  });
});
