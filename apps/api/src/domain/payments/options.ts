/** What a member can buy and how it can be paid (spec section 4, loading options), and what it costs. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Country, DiscountCode, ListedPackage } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { savedMethods } from '../../db/schema.ts';
import { fieldProblem, problem } from '../problem.ts';
import type { ProviderMethod } from '../../ports/payments/payment-port.ts';
import { checkDiscount, timeBonus, welcomeDiscount } from '../discounts/discounts.ts';
import type { DiscountOrder } from '../discounts/discounts.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import type { MethodSetting } from './catalogue.ts';
import { percentOff, priceOf } from './price.ts';
import type { Price } from './price.ts';

export type SavedMethodRow = typeof savedMethods.$inferSelect;

/** Where a member buys: prices, methods and VAT follow from it. */
export interface Market {
  readonly country: Country;
  readonly currency: string;
  readonly packages: readonly ListedPackage[];
  readonly vatPercentage: number | null;
}

/** The member's own country, or the one the domain starts with until they have said. */
export const marketOf = (settings: SiteSettings, member: MemberRow | null): Market =>
  marketIn(
    settings,
    settings.countries.find((one) => one === member?.country) ?? settings.geoip_selected_country,
  );

export function marketIn(settings: SiteSettings, country: Country): Market {
  const { currency } = settings.minimum_message_costs[country];
  const packages = settings.packages[currency];
  if (packages === undefined) throw new Error(`No packages in ${currency}`);
  return { country, currency, packages, vatPercentage: settings.vat_percentages[country] };
}

/** A method as it is offered in a market. */
export interface OfferedMethod {
  readonly id: string;
  readonly name: string;
  readonly kind: MethodSetting['kind'];
  readonly transactionCosts: number;
  readonly canSave: boolean;
  /** Smallest and largest total that the provider takes by it; null where there is none. */
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** Methods of the domain that the provider takes too (`providerMethods`), in the order of the settings. */
export function offeredMethods(
  settings: SiteSettings,
  market: Market,
  providers: readonly ProviderMethod[],
): OfferedMethod[] {
  const taken = new Map(providers.map((one) => [one.id, one]));
  return settings.payment_methods.flatMap((method) => {
    const provider = taken.get(method.id);
    const costs = method.costs[market.currency];
    if (provider === undefined || costs === undefined) return [];
    return method.countries.includes(market.country) ? [offered(method, provider, costs)] : [];
  });
}

/** What the provider takes now. It may be slow to say so: asked before a transaction is begun. @throws 503 where it does not say */
export async function providerMethods(services: Services): Promise<readonly ProviderMethod[]> {
  try {
    return await services.payments.methods();
  } catch (error) {
    services.log.error({ err: error }, 'payment methods');
    throw problem('service_unavailable');
  }
}

const offered = (
  { id, name, kind, can_save }: MethodSetting,
  provider: ProviderMethod,
  transactionCosts: number,
): OfferedMethod => ({
  id,
  name,
  kind,
  transactionCosts,
  canSave: can_save && provider.canSave,
  minimum: provider.minimum,
  maximum: provider.maximum,
});

/** @throws 422 for the method where the provider does not take the total by it */
export function assertTaken({ minimum, maximum }: OfferedMethod, total: number): void {
  if (total < (minimum ?? 0) || total > (maximum ?? Infinity))
    throw fieldProblem('method', 'invalid');
}

/** The methods a member has saved with this provider, the last used first. */
const listSaved = (services: Services, db: Executor, memberId: string): Promise<SavedMethodRow[]> =>
  db
    .select()
    .from(savedMethods)
    .where(
      and(
        eq(savedMethods.memberId, memberId),
        eq(savedMethods.provider, services.payments.name),
        isNull(savedMethods.removedAt),
      ),
    )
    .orderBy(desc(savedMethods.lastUsedAt), desc(savedMethods.id))
    .limit(20);

/** @throws 404 `payment_method_not_found` */
export async function removeSaved(
  services: Services,
  db: Executor,
  memberId: string,
  id: string,
): Promise<void> {
  const removed = await db
    .update(savedMethods)
    .set({ removedAt: new Date(services.clock()) })
    .where(
      and(
        eq(savedMethods.memberId, memberId),
        eq(savedMethods.id, id),
        isNull(savedMethods.removedAt),
      ),
    )
    .returning({ id: savedMethods.id });
  if (removed.length === 0) throw problem('payment_method_not_found');
}

/** The contract's PaymentOptions. */
export async function paymentOptions(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  enteredCode: string | undefined,
) {
  const market = marketOf(settings, member);
  const methods = offeredMethods(settings, market, await providerMethods(services));
  const discount = await activeDiscount(services, settings, member, market, enteredCode);
  const saved = await listSaved(services, services.db, member.id);
  return {
    country: market.country,
    currency: market.currency,
    packages: market.packages.map((item) => packageView(item, discount)),
    methods: methods.map(methodView),
    saved_methods: saved.flatMap((row) => {
      const method = methods.find(({ id }) => id === row.method);
      return method === undefined ? [] : [savedView(row, method)];
    }),
    discount,
    vat_percentage: market.vatPercentage,
    server_time: new Date(services.clock()).toISOString(),
  };
}

/** The contract's PaymentMethod. */
export const methodView = ({ id, name, kind, transactionCosts, canSave }: OfferedMethod) => ({
  id,
  name,
  kind,
  transaction_costs: transactionCosts,
  can_save: canSave,
});

/** The one discount that counts: an entered code that holds, else the time bonus, else the welcome discount. */
async function activeDiscount(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  { country, currency }: Market,
  enteredCode: string | undefined,
): Promise<DiscountCode | null> {
  if (enteredCode !== undefined) {
    const order = { country, currency, price: null, method: null };
    const answer = await checkDiscount(services, services.db, settings, member, enteredCode, order);
    if ('discount' in answer) return answer.discount;
  }
  return (
    (await timeBonus(services, settings, member)) ??
    (await welcomeDiscount(services, settings, member))
  );
}

function packageView({ id, credits, price }: ListedPackage, discount: DiscountCode | null) {
  // Back in the smallest unit: 9.8 * 100 is more than 980.
  const minimum = Math.round((discount?.minimum_order_value ?? 0) * 100);
  const amount = discount === null || price < minimum ? 0 : percentOff(price, discount.percentage);
  return {
    id,
    credits,
    price,
    discount:
      discount === null || amount === 0
        ? null
        : { code: discount.code, percentage: discount.percentage, amount },
    discounted_price: price - amount,
  };
}

const savedView = (row: SavedMethodRow, method: OfferedMethod) => ({
  id: row.id,
  method: row.method,
  name: method.name,
  kind: method.kind,
  ending: row.ending,
  expires: row.expires,
  transaction_costs: method.transactionCosts,
  last_used_at: row.lastUsedAt.toISOString(),
});

/** What a member has chosen to buy. */
export interface Choice {
  readonly package: string;
  /** A method, a saved one's id, or null while none is chosen. */
  readonly method: string | null;
  readonly discountCode: string | null;
}

/** A choice with everything that its price follows from. */
export interface PricedChoice {
  readonly market: Market;
  readonly item: ListedPackage;
  readonly method: OfferedMethod | null;
  readonly saved: SavedMethodRow | null;
  readonly discount: DiscountCode | null;
  readonly price: Price;
}

/**
 * Works out the price of a choice now.
 * @param providers what the provider takes, asked before (`providerMethods`)
 * @throws 422 for a package or method that is not offered; the code of a discount that does not hold, with the price
 * without it in `params.total`
 */
export async function priceChoice(
  services: Services,
  db: Executor,
  providers: readonly ProviderMethod[],
  settings: SiteSettings,
  member: MemberRow,
  choice: Choice,
): Promise<PricedChoice> {
  const market = marketOf(settings, member);
  const item = market.packages.find(({ id }) => id === choice.package);
  if (item === undefined) throw fieldProblem('package', 'invalid');
  const methods = offeredMethods(settings, market, providers);
  const { method, saved } = await chosenMethod(services, db, methods, member, choice);
  const priced = (discount: DiscountCode | null) =>
    priceOf({
      price: item.price,
      discount: discount && { code: discount.code, percentage: discount.percentage },
      transactionCosts: method?.transactionCosts ?? null,
      vatPercentage: market.vatPercentage,
    });
  let discount: DiscountCode | null = null;
  if (choice.discountCode !== null) {
    const order: DiscountOrder = {
      country: market.country,
      currency: market.currency,
      price: item.price,
      method: method?.id ?? null,
    };
    const answer = await checkDiscount(services, db, settings, member, choice.discountCode, order);
    if ('refusal' in answer) {
      throw problem(answer.refusal, {
        params: {
          total: priced(null).total,
          ...(answer.minimum !== undefined && { minimum_order_value: answer.minimum }),
        },
      });
    }
    discount = answer.discount;
  }
  return { market, item, method, saved, discount, price: priced(discount) };
}

async function chosenMethod(
  services: Services,
  db: Executor,
  methods: readonly OfferedMethod[],
  member: MemberRow,
  choice: Choice,
) {
  if (choice.method === null) return { method: null, saved: null };
  const saved =
    (await listSaved(services, db, member.id)).find(({ id }) => id === choice.method) ?? null;
  const method = methods.find(({ id }) => id === (saved?.method ?? choice.method));
  if (method === undefined) throw fieldProblem('method', 'invalid');
  return { method, saved };
}
