import { priceChoice } from '../domain/payments/options.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

interface Query {
  readonly package: string;
  readonly method?: string;
  readonly discount_code?: string;
}

/** GET quote.php: the price of an order, line by line (spec sections 4 and 9). */
export const routes: RouteFile = (services) => ({
  getQuote: async (request) => {
    const query = request.query as Query;
    const settings = settingsOf(services, request);
    const { market, item, price } = await priceChoice(
      services,
      services.db,
      settings,
      memberOf(request),
      {
        package: query.package,
        method: query.method ?? null,
        discountCode: query.discount_code ?? null,
      },
    );
    return {
      package: item.id,
      method: query.method ?? null,
      credits: item.credits,
      currency: market.currency,
      lines: price.lines,
      total: price.total,
      vat: price.vat,
    };
  },
});
