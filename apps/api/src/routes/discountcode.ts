import type { DiscountCode, Query } from '@velours/openapi/types';
import type { Services } from '../context.ts';
import {
  checkDiscount,
  countGuess,
  timeBonus,
  welcomeDiscount,
} from '../domain/discounts/discounts.ts';
import { marketOf } from '../domain/payments/options.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { problem } from '../domain/problem.ts';
import { settingsOf } from '../http/request.ts';
import type { SiteSettings } from '../domain/settings/settings.ts';

/**
 * GET discountcode.php: the time bonus, with `welcome=true` the welcome discount, with `code` that code for the order that is
 * named with it (spec sections 4, 5 and 9).
 */
export const routes = defineRoutes((services) => ({
  getDiscountCode: async (request) => {
    const { query } = request;
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    if (query.code !== undefined) {
      await countGuess(services, settings, member, query.code);
      return { body: await entered(services, settings, member, query.code, query) };
    }
    const found =
      query.welcome === true
        ? await welcomeDiscount(services, settings, member)
        : await timeBonus(services, settings, member);
    if (found === null) throw problem('discount_not_found');
    return { body: found };
  },
}));

async function entered(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  code: string,
  query: Query<'getDiscountCode'>,
): Promise<DiscountCode> {
  const { country, currency, packages } = marketOf(settings, member);
  const price = packages.find(({ id }) => id === query.package)?.price ?? null;
  const order = { country, currency, price, method: query.method ?? null };
  const answer = await checkDiscount(services, services.db, settings, member, code, order);
  if ('discount' in answer) return answer.discount;
  throw problem(answer.refusal, {
    ...(answer.minimum !== undefined && { params: { minimum_order_value: answer.minimum } }),
  });
}
