/** Money that goes back in a storm: the member withdraws, the support refunds, the bank takes it back, also all at once. */
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { PaymentRefused } from '../../ports/payments/payment-port.ts';
import type { AfterOutcome } from '../../ports/payments/sandbox-reversals.ts';
import type { Random } from '../../seed/random.ts';
import type { TestApp } from '../app.ts';
import { bankOf, callWebhook, paymentOf } from '../orders.ts';
import { isUnheard, patiently } from './patience.ts';
import type { StormMember, StormOperation } from './storm.ts';

interface Refund {
  readonly id: string;
  readonly kind: 'withdrawal' | 'refund' | 'chargeback';
  readonly status: 'pending' | 'completed' | 'failed';
  readonly credits: number;
  readonly amount: number;
}

interface Order {
  readonly total: number;
  readonly credits: number;
  readonly refunds: readonly Refund[];
}

/** Longer than a sandbox refund stays pending. */
const PENDING_MS = 10_000;
const PATIENCE = 2_000;

async function read(member: StormMember, id: string): Promise<Order> {
  const answer = await patiently(() => member.client.get('order.php', { query: { id } }));
  if (answer.statusCode !== 200) throw new Error(`order.php answered ${answer.statusCode}`);
  return answer.json().order;
}

/** Looks at what would come back, and declares it: what is used meanwhile makes that another amount. */
async function withdraw(member: StormMember, order: string): Promise<void> {
  const offer = await member.client.get('withdrawal.php', { query: { order } });
  const amount = offer.statusCode === 200 ? offer.json().withdrawal.amount : 1;
  const body = { order, amount };
  const key = randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => patiently(() => member.client.post('withdrawal.php', body, { key }))),
  );
  for (const answer of answers) {
    if (![201, 409].includes(answer.statusCode))
      throw new Error(`withdrawal.php answered ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
}

/** The bank takes money back and says so twice. */
async function takeBack(
  test: TestApp,
  order: string,
  outcome: Extract<AfterOutcome, 'refund' | 'chargeback'>,
): Promise<void> {
  const bank = bankOf(test);
  const payment = await paymentOf(test, order);
  await bank.reversals.decide(payment, outcome).catch((error: unknown) => {
    // All of it went back before; or the shop was too busy to listen, and is told below.
    if (!(error instanceof PaymentRefused) && !isUnheard(error)) throw error;
  });
  const call = bank.call(
    `${payment.id} completed`,
    payment,
    'completed',
    await bank.reversals.of(payment),
  );
  const answer = await patiently(() => callWebhook(test, call));
  if (answer.statusCode !== 200) throw new Error(`the webhook answered ${answer.statusCode}`);
}

/** The order when none of its refunds is on its way any more. */
async function settled(test: TestApp, member: StormMember, id: string): Promise<Order> {
  for (let turns = 0; turns < PATIENCE; turns += 1) {
    const order = await read(member, id);
    if (order.refunds.every(({ status }) => status !== 'pending')) return order;
    test.clock.advance(PENDING_MS);
    await test.jobs.runAll().catch((error: unknown) => {
      if (!isUnheard(error)) throw error;
    });
    await turn();
  }
  throw new Error(`a refund of order ${id} stays pending`);
}

/** What went back by our books, within what was paid, and as much as went back at the bank. */
async function check(test: TestApp, id: string, order: Order): Promise<void> {
  const standing = order.refunds.filter(({ status }) => status !== 'failed');
  const amount = standing.reduce((sum, one) => sum + one.amount, 0);
  const credits = standing.reduce((sum, one) => sum + one.credits, 0);
  if (amount > order.total) throw new Error(`${amount} went back of ${order.total}`);
  if (credits > order.credits) throw new Error(`${credits} credits went back of ${order.credits}`);
  if (standing.filter(({ kind }) => kind === 'withdrawal').length > 1)
    throw new Error('withdrawn twice');
  const payment = await paymentOf(test, id);
  const there = (await bankOf(test).reversals.of(payment))
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, one) => sum + one.amount, 0);
  if (there !== amount) throw new Error(`${amount} went back by our books, ${there} at the bank`);
}

const WAYS = {
  withdrawal: (_test, member, id) => withdraw(member, id),
  'refused withdrawal': async (test, member, id) => {
    await bankOf(test).reversals.decide(await paymentOf(test, id), 'refunds-failed');
    await withdraw(member, id);
  },
  'two withdrawals': (_test, member, id) =>
    Promise.all([withdraw(member, id), withdraw(member, id)]),
  refund: (test, _member, id) => takeBack(test, id, 'refund'),
  chargeback: (test, _member, id) => takeBack(test, id, 'chargeback'),
  'all at once': (test, member, id) =>
    Promise.all([
      withdraw(member, id),
      takeBack(test, id, 'refund'),
      takeBack(test, id, 'chargeback'),
    ]),
} as const satisfies Record<
  string,
  (test: TestApp, member: StormMember, id: string) => Promise<unknown>
>;

const pickWay = (random: Random) => random.pick(Object.keys(WAYS) as (keyof typeof WAYS)[]);

/** One of these at a time for an order, so that it is known what it took; other orders of the member go on. */
export const giveBack: StormOperation = {
  name: 'give back',
  weight: 3,
  run: async ({ test, random }, member) => {
    const [order] = member.paid.splice(random.int(0, Math.max(0, member.paid.length - 1)), 1);
    if (order === undefined) return [0, 'nothing'];
    const way = pickWay(random);
    const before = await settled(test, member, order.id);
    await WAYS[way](test, member, order.id);
    const after = await settled(test, member, order.id);
    await check(test, order.id, after);
    const known = new Set(before.refunds.map(({ id }) => id));
    const taken = after.refunds
      .filter(({ id, status }) => !known.has(id) && status !== 'failed')
      .reduce((sum, { credits }) => sum + credits, 0);
    if (after.refunds.every(({ kind }) => kind === 'refund')) member.paid.push(order);
    return [-taken, way];
  },
};
