/** What members and the bank do in a storm. Each one goes through the application as a call from outside. */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { grant, spend } from '../../domain/credits/ledger.ts';
import type { PaymentStatus } from '../../ports/payments/payment-port.ts';
import type { Outcome } from '../../ports/payments/sandbox-bank.ts';
import type { TestApp } from '../app.ts';
import { ORDER, bankOf, callWebhook, paymentOf } from '../orders.ts';
import { giveBack } from './give-back.ts';
import { isUnheard, patiently } from './patience.ts';
import type { StormContext, StormMember, StormOperation } from './storm.ts';

const MESSAGE_CREDITS = 10;
const GIFT_CREDITS = 15;
const CARD = { ...ORDER, package: 'p0', method: 'card', total: 875 };

/** Credits by package, with the price by iDEAL. */
const PACKAGES = [
  { package: 'p0', credits: 50, total: 910 },
  { package: 'p1', credits: 100, total: 1635 },
] as const;

function unexpected(answer: LightMyRequestResponse): Error {
  return new Error(`answered ${answer.statusCode} ${answer.body.slice(0, 200)}`);
}

const unlessUnheard = (error: unknown): void => {
  if (!isUnheard(error)) throw error;
};

const another = ({ members, random }: StormContext, member: StormMember): StormMember =>
  random.pick(members.filter((one) => one !== member));

const message: StormOperation = {
  name: 'message',
  weight: 14,
  run: async (context, member) => {
    const body = { profile: another(context, member).id, text: 'Hello' };
    const key = randomUUID();
    const answer = await patiently(() => member.client.post('messages.php', body, { key }));
    if (answer.statusCode === 201) return [-MESSAGE_CREDITS, 'sent'];
    if (answer.statusCode === 402) return [0, 'refused'];
    throw unexpected(answer);
  },
};

/** A client that heard no answer and sends again, before the first is through. */
const messageTwice: StormOperation = {
  name: 'message twice',
  weight: 2,
  run: async (context, member) => {
    const body = { profile: another(context, member).id, text: 'Again' };
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => patiently(() => member.client.post('messages.php', body, { key }))),
    );
    const wrong = answers.find(({ statusCode }) => ![201, 402, 409].includes(statusCode));
    if (wrong !== undefined) throw unexpected(wrong);
    const isSent = answers.some(({ statusCode }) => statusCode === 201);
    return isSent ? [-MESSAGE_CREDITS, 'sent'] : [0, 'refused'];
  },
};

const giveGift = (from: StormMember, to: StormMember, key: string = randomUUID()) =>
  patiently(() => from.client.post('gift.php', { profile: to.id, gift: 'rose' }, { key }));

/** What the answers to one gift say: given once or refused, whatever came in beside it. */
function outcomeOf(answers: readonly LightMyRequestResponse[]): 'given' | 'refused' {
  const wrong = answers.find(({ statusCode }) => ![201, 402, 409].includes(statusCode));
  if (wrong !== undefined) throw unexpected(wrong);
  const given = answers.filter(({ statusCode }) => statusCode === 201);
  const ids = new Set(given.map((answer) => answer.json().message.id));
  if (ids.size > 1) throw new Error(`one key gave ${ids.size} gifts`);
  return ids.size === 1 ? 'given' : 'refused';
}

/**
 * Gifts, three at once: one that goes out twice under its key, another of the same member, and one that comes back from the other:
 * both wallets and both sides of the conversation are wanted in both directions.
 */
const gifts: StormOperation = {
  name: 'gifts',
  weight: 3,
  run: async (context, member) => {
    const other = another(context, member);
    const key = randomUUID();
    const [first, again, second, back] = await Promise.all([
      giveGift(member, other, key),
      giveGift(member, other, key),
      giveGift(member, other),
      giveGift(other, member),
    ]);
    const own = [outcomeOf([first, again]), outcomeOf([second])];
    if (outcomeOf([back]) === 'given') other.expected -= GIFT_CREDITS;
    const times = own.filter((way) => way === 'given').length;
    return [-GIFT_CREDITS * times, times === 0 ? 'refused' : 'given'];
  },
};

/** How a payment goes at the bank, and the end that makes. */
const ENDS = [
  ['completed', 'completed'],
  ['duplicated', 'completed'],
  ['out-of-order', 'completed'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
] as const satisfies readonly (readonly [Outcome, PaymentStatus])[];

/** An order and its end, told by the bank one to five times, and once more at the same time, while the member looks. */
const purchase: StormOperation = {
  name: 'purchase',
  weight: 6,
  run: async ({ test, random }, member) => {
    const item = random.pick(PACKAGES);
    const body = { ...ORDER, package: item.package, total: item.total };
    const key = randomUUID();
    const made = await patiently(() => member.client.post('order.php', body, { key }));
    if (made.statusCode !== 201) throw unexpected(made);
    const { id } = made.json().order;
    const [outcome, end] = random.pick(ENDS);
    const bank = bankOf(test);
    const payment = await paymentOf(test, id);
    const look = () => member.client.get('order.php', { query: { id } });
    const [, ...told] = await Promise.all([
      bank.decide(payment.id, outcome).catch(unlessUnheard),
      patiently(() => callWebhook(test, bank.call(`${payment.id} ${end}`, payment, end))),
      patiently(look),
    ]);
    const wrong = told.find(({ statusCode }) => statusCode !== 200);
    if (wrong !== undefined) throw unexpected(wrong);
    const ended = (await patiently(look)).json().order.status;
    if (ended !== end) throw new Error(`order ${id} is ${ended}, told was ${end}`);
    if (end !== 'completed') return [0, end];
    member.paid.push({ id, credits: item.credits });
    return [item.credits, end];
  },
};

/** A charge whose answer was not booked, others held the member for too long: the bank calls the webhook as well, soon after. */
async function heard(test: TestApp, member: StormMember, id: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    test.clock.advance(10_000);
    await test.jobs.runAll().catch(unlessUnheard);
    const answer = await patiently(() => member.client.get('order.php', { query: { id } }));
    if (answer.json().order.status === 'completed') return;
  }
  throw new Error(`order ${id} by a saved method stays pending`);
}

/** Keeps a card with the first order, and pays with it at once from then on. */
const savedMethod: StormOperation = {
  name: 'saved method',
  weight: 1,
  run: async ({ test }, member) => {
    const { savedMethod: method } = member;
    const body = method === null ? { ...CARD, save_method: true } : { ...CARD, method };
    const key = randomUUID();
    const made = await patiently(() => member.client.post('order.php', body, { key }));
    if (made.statusCode !== 201) throw unexpected(made);
    const { id, credits, status } = made.json().order;
    if (method === null) {
      const [bank, payment] = [bankOf(test), await paymentOf(test, id)];
      await bank.decide(payment.id, 'completed').catch(unlessUnheard);
      const call = bank.call(`${payment.id} completed`, payment, 'completed');
      const told = await patiently(() => callWebhook(test, call));
      if (told.statusCode !== 200) throw unexpected(told);
      const options = (await member.client.get('paymentoptions.php')).json();
      member.savedMethod = options.saved_methods[0]?.id ?? null;
    } else if (status !== 'completed') {
      await heard(test, member, id);
    }
    member.paid.push({ id, credits });
    return [credits, method === null ? 'kept' : 'charged'];
  },
};

/** A present of the house that is given once per reference, by two at once. */
const bonus: StormOperation = {
  name: 'bonus',
  weight: 2,
  run: async ({ test: { services }, random }, member) => {
    const gift = { kind: 'photo', reference: `storm ${random.int(1, 12)}`, amount: 7 } as const;
    const given = await Promise.all(
      [1, 2].map(() => services.db.transaction((tx) => grant(services, tx, member.id, gift))),
    );
    const times = given.filter(Boolean).length;
    if (times > 1) throw new Error(`${gift.reference} was given ${times} times`);
    return [times * gift.amount, times === 0 ? 'known' : 'given'];
  },
};

/** A spending whose effect fails after the charge: nothing may stay of it. */
const brokenSpend: StormOperation = {
  name: 'broken spend',
  weight: 1,
  run: async ({ test: { services } }, member) => {
    const broken = services.db.transaction(async (tx) => {
      const spending = { kind: 'message', reference: randomUUID(), amount: 3 } as const;
      await spend(services, tx, member.id, spending);
      throw new RangeError('after the charge');
    });
    await broken.catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
    return [0, 'rolled back'];
  },
};

/** What a member sees of it. */
const lookAround: StormOperation = {
  name: 'look',
  weight: 2,
  run: async (_context, member) => {
    const user = await patiently(() => member.client.get('user.php'));
    const query = { limit: '5' };
    const list = await patiently(() => member.client.get('orders.php', { query }));
    if (user.statusCode !== 200) throw unexpected(user);
    if (list.statusCode !== 200) throw unexpected(list);
    const { credits } = user.json().user;
    if (!(credits >= 0)) throw new Error(`a member sees ${credits} credits`);
    return [0, 'seen'];
  },
};

export const STORM_OPERATIONS: readonly StormOperation[] = [
  message,
  messageTwice,
  gifts,
  purchase,
  savedMethod,
  giveBack,
  bonus,
  brokenSpend,
  lookAround,
];
