/** What the log-in accounts have bought, made by ordering and paying as anybody does, and codes to try. */
import type { Body } from '@velours/openapi/types';
import type { Services } from '../context.ts';
import { discountCodes } from '../db/schema.ts';
import { createOrder } from '../domain/payments/create-order.ts';
import { refreshOrder } from '../domain/payments/follow.ts';
import { priceChoice, providerMethods } from '../domain/payments/options.ts';
import { lockMember } from '../domain/payments/pending.ts';
import { readOrder, startPayment } from '../domain/payments/start.ts';
import { createIds } from '../ids.ts';
import { DAY_MS } from '../ports/clock.ts';
import { isSandbox } from '../ports/payments/sandbox-bank.ts';

/** The services as they were at another time. */
export function servicesAt(services: Services, time: number): Services {
  const clock = () => time;
  return { ...services, clock, newId: createIds(clock) };
}

/** Codes to try, one for each way they can go; USED20 was used by Anna. */
export const DEMO_CODES = {
  valid: 'VELOURS10',
  used: 'USED20',
  expired: 'SUMMER15',
  minimum: 'BIG25',
  country: 'POLSKA15',
  method: 'CARD5',
} as const;

type CodeRow = typeof discountCodes.$inferInsert;

function codeRows(now: number): CodeRow[] {
  const code = (name: keyof typeof DEMO_CODES, percentage: number, own: Partial<CodeRow> = {}) => ({
    code: DEMO_CODES[name],
    percentage,
    expiresAt: new Date(now + 365 * DAY_MS),
    createdAt: new Date(now - 60 * DAY_MS),
    ...own,
  });
  return [
    code('valid', 10),
    code('used', 20),
    code('expired', 15, { expiresAt: new Date(now - DAY_MS) }),
    code('minimum', 25, { currency: 'EUR', minimumOrderValue: 3000 }),
    code('country', 15, { country: 'PL' }),
    code('method', 5, { methods: ['card'] }),
  ];
}

interface Purchase {
  readonly daysAgo: number;
  readonly choice: Pick<
    Body<'createOrder'>,
    'package' | 'method' | 'discount_code' | 'save_method'
  >;
}

/** Anna's: the first made her premium, the last saved her card. */
const PURCHASES: readonly Purchase[] = [
  {
    daysAgo: 36,
    choice: { package: 'p1', method: 'ideal', discount_code: null },
  },
  {
    daysAgo: 12,
    choice: {
      package: 'p2',
      method: 'card',
      discount_code: DEMO_CODES.used,
      save_method: true,
    },
  },
];

/** Credits that Anna has bought. */
export const BOUGHT_CREDITS = 350;

/** Makes the codes and Anna's orders; orders only where no money can move. */
export async function seedPurchases(services: Services, memberId: string): Promise<void> {
  const now = services.clock();
  await services.db.insert(discountCodes).values(codeRows(now));
  if (!isSandbox(services.payments)) return;
  for (const purchase of PURCHASES) {
    await buy(servicesAt(services, now - purchase.daysAgo * DAY_MS), memberId, purchase);
  }
}

async function buy(services: Services, memberId: string, { choice }: Purchase) {
  const settings = services.settings.domains[0];
  const providers = await providerMethods(services);
  const { id } = await services.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const { price } = await priceChoice(services, tx, providers, settings, member, {
      package: choice.package,
      method: choice.method,
      discountCode: choice.discount_code,
    });
    const request = { ...choice, withdrawal_consent: true, total: price.total };
    const origin = `http://localhost:${services.config.port}`;
    return createOrder(services, tx, memberId, settings, origin, request, providers);
  });
  await startPayment(services, memberId, id);
  const order = await readOrder(services, memberId, id);
  if (order?.providerReference == null || !isSandbox(services.payments))
    throw new Error('the bank has not been asked');
  // Paid without a word: the bank is asked, as for any order whose call was lost. Nothing listens for calls yet.
  await services.payments.decide(order.providerReference, 'silent');
  await refreshOrder(services, order);
}
