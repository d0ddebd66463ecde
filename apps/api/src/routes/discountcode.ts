import { timeBonus, welcomeDiscount } from '../domain/discounts/discounts.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { problem } from '../http/problem.ts';

/** GET discountcode.php: the time bonus, or with `welcome=true` the welcome discount (spec sections 4 and 9). */
export const routes: RouteFile = (services) => ({
  getDiscountCode: async (request) => {
    const { welcome } = request.query as { welcome?: boolean };
    const member = memberOf(request);
    const found =
      welcome === true
        ? await welcomeDiscount(services, services.settings.forHost(request.host), member)
        : await timeBonus(services, member);
    if (found === null) throw problem('discount_not_found');
    return found;
  },
});
