/** What went back at the sandbox bank: refunds that were asked for, refunds of its own panel, and chargebacks. */
import { and, asc, eq, ne, sum } from 'drizzle-orm';
import type { Db, Executor } from '../../db/connection.ts';
import { sandboxPayments, sandboxReversals } from '../../db/schema.ts';
import type { SandboxPayment } from '../../db/schema.ts';
import type { NewId } from '../../ids.ts';
import type { Jobs } from '../../jobs.ts';
import type { Clock } from '../clock.ts';
import { PaymentRefused } from './payment-port.ts';
import type { NewRefund, Reversal } from './payment-port.ts';

/** What a tester can choose on the page of a paid payment. */
export const AFTER_OUTCOMES = {
  'refunds-completed': 'Refunds are paid at once',
  'refunds-pending': 'Refunds are pending, paid after 10 seconds',
  'refunds-failed': 'Refunds are pending, refused after 10 seconds',
  refund: 'The support gives half of the rest back',
  chargeback: 'The member’s bank takes the rest back',
  'chargeback-all': 'The member’s bank takes all of it back, whatever was given back before',
} as const;

export type AfterOutcome = keyof typeof AFTER_OUTCOMES;

const SOON_MS = 10_000;
const JOB = 'sandbox.refund';

export type ReversalRow = typeof sandboxReversals.$inferSelect;

export interface SandboxReversals {
  of(payment: SandboxPayment): Promise<readonly Reversal[]>;
  /** The same name of ours is refunded once. @throws PaymentRefused when not so much was paid */
  refund(payment: SandboxPayment, refund: NewRefund): Promise<Reversal>;
  /** Does what the tester has chosen for a paid payment. */
  decide(payment: SandboxPayment, outcome: AfterOutcome): Promise<void>;
}

export function createSandboxReversals(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly jobs: Jobs;
  /** Calls the webhook with how the payment stands. */
  readonly tell: (paymentId: string) => Promise<void>;
}): SandboxReversals {
  const { db, clock, newId, jobs, tell } = parts;

  jobs.work(JOB, async (data) => {
    const [ended] = await db
      .update(sandboxReversals)
      .set({ status: data['status'] as 'completed' | 'failed' })
      .where(
        and(
          eq(sandboxReversals.id, String(data['reversal'])),
          eq(sandboxReversals.status, 'pending'),
        ),
      )
      .returning({ paymentId: sandboxReversals.paymentId });
    if (ended !== undefined) await tell(ended.paymentId);
  });

  const restOf = async (tx: Executor, { id, amount }: SandboxPayment): Promise<number> => {
    const [row] = await tx
      .select({ gone: sum(sandboxReversals.amount) })
      .from(sandboxReversals)
      .where(and(eq(sandboxReversals.paymentId, id), ne(sandboxReversals.status, 'failed')));
    return amount - Number(row?.gone ?? 0);
  };

  /** Writes a reversal of what is left of a payment; the payment is locked, so that two do not take the same money. */
  const add = (
    { id }: SandboxPayment,
    amountOf: (rest: number, paid: number) => number,
    own: Pick<ReversalRow, 'kind' | 'status' | 'ownReference'>,
    // A bank asks nobody what is left.
    { mayExceed = false } = {},
  ): Promise<ReversalRow> =>
    db.transaction(async (tx) => {
      const [payment] = await tx
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.id, id))
        .for('update');
      if (own.ownReference !== null) {
        const [asked] = await tx
          .select()
          .from(sandboxReversals)
          .where(eq(sandboxReversals.ownReference, own.ownReference));
        if (asked !== undefined) return asked;
      }
      const rest = payment === undefined ? 0 : await restOf(tx, payment);
      const amount = amountOf(rest, payment?.amount ?? 0);
      if (payment?.status !== 'completed' || amount < 1 || (amount > rest && !mayExceed))
        throw new PaymentRefused('Not so much can be refunded');
      const [row] = await tx
        .insert(sandboxReversals)
        .values({ id: newId(), paymentId: id, amount, createdAt: new Date(clock()), ...own })
        .returning();
      if (row === undefined) throw new Error('The reversal was not returned');
      return row;
    });

  const choose = (id: string, refundOutcome: SandboxPayment['refundOutcome']) =>
    db.update(sandboxPayments).set({ refundOutcome }).where(eq(sandboxPayments.id, id));

  const choices: Readonly<Record<AfterOutcome, (payment: SandboxPayment) => Promise<unknown>>> = {
    'refunds-completed': ({ id }) => choose(id, 'completed'),
    'refunds-pending': ({ id }) => choose(id, 'pending'),
    'refunds-failed': ({ id }) => choose(id, 'failed'),
    refund: (payment) =>
      add(payment, (rest) => Math.ceil(rest / 2), {
        kind: 'refund',
        status: 'completed',
        ownReference: null,
      }),
    chargeback: (payment) =>
      add(payment, (rest) => rest, { kind: 'chargeback', status: 'completed', ownReference: null }),
    'chargeback-all': (payment) =>
      add(
        payment,
        (_rest, paid) => paid,
        { kind: 'chargeback', status: 'completed', ownReference: null },
        { mayExceed: true },
      ),
  };

  return {
    of: async ({ id }) => {
      const rows = await db
        .select()
        .from(sandboxReversals)
        .where(eq(sandboxReversals.paymentId, id))
        .orderBy(asc(sandboxReversals.createdAt), asc(sandboxReversals.id));
      return rows.map(reversalOf);
    },
    refund: async (payment, { ownReference, amount }) => {
      const end = payment.refundOutcome === 'failed' ? 'failed' : 'completed';
      const isNow = payment.refundOutcome === 'completed';
      const row = await add(payment, () => amount, {
        kind: 'refund',
        status: isNow ? end : 'pending',
        ownReference,
      });
      if (!isNow) {
        const data = { reversal: row.id, status: end };
        await jobs.send(db, JOB, data, { startAfterMs: SOON_MS });
      }
      return reversalOf(row);
    },
    decide: async (payment, outcome) => {
      await choices[outcome](payment);
      if (!outcome.startsWith('refunds-')) await tell(payment.id);
    },
  };
}

const reversalOf = ({ id, ownReference, kind, status, amount }: ReversalRow): Reversal => ({
  reference: id,
  ownReference,
  kind,
  status,
  amount,
});
