/**
 * The sandbox bank: the local default. It keeps payments in the database as a provider would, sends the member to a page of
 * its own (/__dev/pay/<id>) and calls the webhook with signed events: once, late, several times or out of order, as chosen there.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../db/connection.ts';
import { sandboxPayments } from '../../db/schema.ts';
import type { SandboxPayment } from '../../db/schema.ts';
import { PAYMENT_METHODS } from '../../domain/payments/catalogue.ts';
import type { NewId } from '../../ids.ts';
import type { Jobs } from '../../jobs.ts';
import type { Clock } from '../clock.ts';
import { PaymentRefused, PaymentUnknown, WebhookRefused } from './payment-port.ts';
import type {
  Mandate,
  NewPayment,
  PaymentFacts,
  PaymentPort,
  PaymentStatus,
  ProviderMethod,
  Reversal,
  WebhookRequest,
} from './payment-port.ts';
import { createSandboxReversals } from './sandbox-reversals.ts';
import type { SandboxReversals } from './sandbox-reversals.ts';

/** What a tester can choose on the bank's page. */
export const OUTCOMES = {
  completed: 'Pay',
  failed: 'The bank refuses',
  cancelled: 'Cancel',
  'pending-completed': 'Pending, paid after 10 seconds',
  'pending-failed': 'Pending, refused after 10 seconds',
  late: 'Leave now, paid after 60 seconds',
  duplicated: 'Pay, told five times',
  'out-of-order': 'Pay, told before “pending”',
  silent: 'Pay, never told',
} as const;

export type Outcome = keyof typeof OUTCOMES;

const SOON_MS = 10_000;
const LATE_MS = 60_000;
const JOB = 'sandbox.decide';
const TELL_JOB = 'sandbox.tell';
const SIGNATURE_HEADER = 'x-sandbox-signature';

/** It takes whatever the product offers, and can keep what the product would keep. */
const METHODS: readonly ProviderMethod[] = PAYMENT_METHODS.map(({ id, can_save: canSave }) => ({
  id,
  canSave,
  minimum: null,
  maximum: null,
}));
/** A collection from this account comes back unpaid; from any other it is paid. */
export const UNPAID_IBAN = 'NL02ABNA0123456789';
const UNPAID_MANDATE = 'sandbox-unpaid-';

/** Makes the call to the webhook; answers its status. */
export type Deliver = (request: Omit<WebhookRequest, 'query'>) => Promise<number>;

export interface SandboxBank extends PaymentPort {
  readonly name: 'sandbox';
  find(id: string): Promise<SandboxPayment | null>;
  /** Does what the tester has chosen; a payment that has ended is left as it is. */
  decide(id: string, outcome: Outcome): Promise<void>;
  /** Where calls to the webhook go. */
  deliverTo(deliver: Deliver): void;
  /** A signed call, for tests that deliver it themselves. */
  call(
    event: string,
    payment: SandboxPayment,
    status: PaymentStatus,
    reversals?: readonly Reversal[],
  ): WebhookRequest;
  /** What went back, and what a tester can do about it. */
  readonly reversals: SandboxReversals;
}

export const isSandbox = (port: PaymentPort): port is SandboxBank => port.name === 'sandbox';

interface Event extends Omit<PaymentFacts, 'event'> {
  readonly event: string;
}

export function createSandboxBank(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly jobs: Jobs;
}): SandboxBank {
  const { db, clock, newId, jobs } = parts;
  // Signed and verified by one process: the bank lives inside it.
  const secret = randomBytes(32);
  let deliver: Deliver | null = null;

  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex');

  const find = async (id: string): Promise<SandboxPayment | null> => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
    return row ?? null;
  };

  const found = async (id: string): Promise<SandboxPayment> => {
    const row = await find(id);
    if (row === null) throw new PaymentUnknown(`No payment ${id}`);
    return row;
  };

  const insert = async (
    payment: NewPayment,
    own: Partial<SandboxPayment>,
    executor: Executor = db,
  ) => {
    if (!METHODS.some(({ id }) => id === payment.method))
      throw new PaymentRefused(`No method ${payment.method}`);
    const id = newId();
    await executor.insert(sandboxPayments).values({
      id,
      reference: payment.merchantReference,
      method: payment.method,
      amount: payment.amount,
      currency: payment.currency,
      description: payment.description,
      saveMethod: payment.saveMethod,
      returnUrl: payment.returnUrl,
      createdAt: new Date(clock()),
      ...own,
    });
    return id;
  };

  /** Ends a payment once; false when it had ended. */
  const close = async (id: string, status: PaymentStatus): Promise<boolean> => {
    const closed = await db
      .update(sandboxPayments)
      .set({ status })
      .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'pending')))
      .returning({ id: sandboxPayments.id });
    return closed.length > 0;
  };

  const call = (
    event: string,
    payment: SandboxPayment,
    status: PaymentStatus,
    went: readonly Reversal[] = [],
  ) => {
    const facts = { ...eventOf(event, payment, status), reversals: went };
    const body = Buffer.from(JSON.stringify(facts));
    return {
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body) },
      query: {},
      body,
    };
  };

  const tell = async (payment: SandboxPayment, ...statuses: readonly PaymentStatus[]) => {
    for (const [index, status] of statuses.entries()) {
      // The same word told again has the same name, as with any provider.
      const event = `${payment.id} ${status}`;
      const answer = await deliver?.(call(event, payment, status));
      if (answer !== 200) throw new Error(`The webhook answered ${answer} to event ${index}`);
    }
  };

  const closeAndTell = async (id: string, status: PaymentStatus) => {
    if (await close(id, status)) await tell(await found(id), status);
  };

  const later = (
    id: string,
    status: PaymentStatus,
    startAfterMs: number,
    executor: Executor = db,
  ) => jobs.send(executor, JOB, { payment: id, status }, { startAfterMs });

  jobs.work(JOB, (data) => closeAndTell(String(data['payment']), data['status'] as PaymentStatus));

  jobs.work(TELL_JOB, async (data) => {
    const payment = await found(String(data['payment']));
    await tell(payment, payment.status);
  });

  const reversals = createSandboxReversals({
    ...parts,
    tell: async (id) => {
      const payment = await found(id);
      const went = await reversals.of(payment);
      const answer = await deliver?.(
        call(`${id} ${payment.status}`, payment, payment.status, went),
      );
      if (answer !== 200) throw new Error(`The webhook answered ${answer} to a reversal`);
    },
  });

  const choices: Readonly<Record<Outcome, (id: string) => Promise<void>>> = {
    completed: (id) => closeAndTell(id, 'completed'),
    failed: (id) => closeAndTell(id, 'failed'),
    cancelled: (id) => closeAndTell(id, 'cancelled'),
    'pending-completed': async (id) => {
      await later(id, 'completed', SOON_MS);
      await tell(await found(id), 'pending');
    },
    'pending-failed': async (id) => {
      await later(id, 'failed', SOON_MS);
      await tell(await found(id), 'pending');
    },
    late: (id) => later(id, 'completed', LATE_MS),
    duplicated: async (id) => {
      if (!(await close(id, 'completed'))) return;
      await tell(await found(id), ...Array<PaymentStatus>(5).fill('completed'));
    },
    'out-of-order': async (id) => {
      if (await close(id, 'completed')) await tell(await found(id), 'completed', 'pending');
    },
    silent: async (id) => void (await close(id, 'completed')),
  };

  return {
    name: 'sandbox',
    methods: async () => METHODS,
    create: async (payment) => {
      const id = await insert(payment, {});
      return {
        reference: id,
        redirectUrl: `${new URL(payment.returnUrl).origin}/__dev/pay/${id}`,
        status: 'pending',
      };
    },
    registerMandate: async ({ reference, iban }) =>
      `${iban === UNPAID_IBAN ? UNPAID_MANDATE : 'sandbox-mandate-'}${reference}`,
    // Whoever asked may not live to hear the answer, so the webhook is called as well.
    charge: (payment) =>
      db.transaction(async (tx) => {
        const { mandate } = payment;
        if (payment.method === 'directdebit') {
          // A bank takes days to tell; this one seconds.
          const id = await insert(payment, { mandate }, tx);
          const end = mandate.startsWith(UNPAID_MANDATE) ? 'failed' : 'completed';
          await later(id, end, SOON_MS, tx);
          return { reference: id, redirectUrl: null, status: 'pending' };
        }
        const id = await insert(payment, { mandate, status: 'completed' }, tx);
        await jobs.send(tx, TELL_JOB, { payment: id }, { startAfterMs: SOON_MS });
        return { reference: id, redirectUrl: null, status: 'completed' };
      }),
    status: async (reference) => {
      const payment = await found(reference);
      const event = `${payment.id} ${payment.status}`;
      return { ...eventOf(event, payment, payment.status), reversals: await reversals.of(payment) };
    },
    cancel: async (reference) => void (await close(reference, 'cancelled')),
    refund: async (refund) => reversals.refund(await found(refund.payment), refund),
    readWebhook: ({ headers, body }) => {
      const told = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''));
      const right = Buffer.from(sign(body));
      if (told.length !== right.length || !timingSafeEqual(told, right))
        throw new WebhookRefused('The signature is wrong');
      const facts = JSON.parse(body.toString('utf8')) as Event;
      return { reference: facts.reference, merchantReference: facts.merchantReference, facts };
    },
    answerWebhook: (_request, isDone) => ({ type: 'application/json', body: `{"ok":${isDone}}` }),
    find,
    reversals,
    decide: (id, outcome) => choices[outcome](id),
    deliverTo: (next) => {
      deliver = next;
    },
    call,
  };
}

function eventOf(event: string, payment: SandboxPayment, status: PaymentStatus): Event {
  return {
    event,
    reference: payment.id,
    merchantReference: payment.reference,
    status,
    amount: payment.amount,
    currency: payment.currency,
    mandate: status === 'completed' && payment.saveMethod ? mandateOf(payment) : null,
  };
}

/** Every tester has the same card. */
const mandateOf = ({ id, createdAt }: SandboxPayment): Mandate => ({
  token: `sandbox-${id}`,
  ending: '4242',
  expires: `${createdAt.getUTCFullYear() + 2}-08`,
});
