/** Ordering credits (spec sections 4, 5 and 9): the price is agreed to and written down; the payment is started after the commit. */
import type { Body, FieldError } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { orders, paymentReferences } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { codesWith } from '../discounts/discounts.ts';
import { fieldProblem, problem } from '../problem.ts';
import type { ProviderMethod } from '../../ports/payments/payment-port.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { assertTaken, priceChoice } from './options.ts';
import { START_JOB, START_RETRY_MS, merchantReferenceOf } from './names.ts';
import { cancelOthers, lockMember } from './pending.ts';
import { signingUrl } from '../direct-debit/rules.ts';

/** Without the consent nothing is ordered: asked also when the schema refused other fields. */
export function checkConsent(body: unknown): FieldError[] {
  const { withdrawal_consent: consent } = Object(body) as Record<string, unknown>;
  return consent === false ? [{ field: 'withdrawal_consent', code: 'required' }] : [];
}

/**
 * Writes the order; it is `pending` and not yet known to the provider.
 * @param origin where the member comes back to
 * @param providers what the provider takes (`providerMethods`): with the member locked nothing outside is asked
 * @throws 409 `price_changed`, the code of a discount that does not hold, 422 for a field, also for a method by which the provider
 * does not take the total; `params.total` is the price now
 */
export async function createOrder(
  services: Services,
  tx: Tx,
  memberId: string,
  settings: SiteSettings,
  origin: string,
  request: Body<'createOrder'>,
  providers: readonly ProviderMethod[],
): Promise<OrderRow> {
  const errors = checkConsent(request);
  if (errors.length > 0) throw problem('validation_failed', { errors });
  const member = await lockMember(tx, memberId);
  const { market, item, method, saved, discount, price } = await priceChoice(
    services,
    tx,
    providers,
    settings,
    member,
    { package: request.package, method: request.method, discountCode: request.discount_code },
  );
  if (method === null) throw fieldProblem('method', 'required');
  // The same number in another currency is another price: the member may have changed the country elsewhere.
  const isAgreed =
    price.total === request.total && (request.currency ?? market.currency) === market.currency;
  if (!isAgreed) throw problem('price_changed', { params: { total: price.total } });
  assertTaken(method, price.total);
  if (discount !== null) {
    const codes = await codesWith(tx, settings, member, discount.code);
    await cancelOthers(services, tx, member.id, codes, null);
  }

  const now = new Date(services.clock());
  const id = services.newId();
  const [order] = await tx
    .insert(orders)
    .values({
      memberId: member.id,
      id,
      domain: settings.key,
      package: item.id,
      credits: item.credits,
      country: market.country,
      currency: market.currency,
      price: item.price,
      discountCode: discount?.code ?? null,
      discountPercentage: discount?.percentage ?? null,
      discountAmount: price.discountAmount,
      transactionCosts: method.transactionCosts,
      total: price.total,
      vatPercentage: price.vat?.percentage ?? null,
      vatAmount: price.vat?.amount ?? 0,
      method: method.id,
      methodName: method.name,
      savedMethodId: saved?.id ?? null,
      saveMethod: request.save_method === true && method.canSave && saved === null,
      provider: services.payments.name,
      // A mandate is signed with us before the bank is asked.
      redirectUrl: method.kind === 'directdebit' && saved === null ? signingUrl(origin, id) : null,
      origin,
      withdrawalConsentAt: now,
      createdAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not returned');
  await tx.insert(paymentReferences).values({
    provider: order.provider,
    reference: merchantReferenceOf(order),
    memberId: member.id,
    orderId: order.id,
  });
  // Should this process end before it has asked the provider, another one asks.
  await services.jobs.send(
    tx,
    START_JOB,
    { member: member.id, order: order.id },
    { startAfterMs: START_RETRY_MS },
  );
  return order;
}
