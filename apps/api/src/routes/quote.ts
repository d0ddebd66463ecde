import { countGuess } from '../domain/discounts/discounts.ts';
import { assertTaken, priceChoice, providerMethods } from '../domain/payments/options.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET quote.php: the price of an order, line by line (spec sections 4 and 9). */
export const routes = defineRoutes((services) => ({
  getQuote: async (request) => {
    const { query } = request;
    const settings = settingsOf(services, request);
    const member = memberOf(request);
    await countGuess(services, settings, member, query.discount_code);
    // Without a method the price is known without the provider.
    const providers = query.method === undefined ? [] : await providerMethods(services);
    const { market, item, method, price } = await priceChoice(
      services,
      services.db,
      providers,
      settings,
      member,
      {
        package: query.package,
        method: query.method ?? null,
        discountCode: query.discount_code ?? null,
      },
    );
    if (method !== null) assertTaken(method, price.total);
    return {
      body: {
        package: item.id,
        method: query.method ?? null,
        credits: item.credits,
        currency: market.currency,
        lines: price.lines,
        total: price.total,
        vat: price.vat,
      },
    };
  },
}));
