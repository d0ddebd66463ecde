import { countGuess } from '../domain/discounts/discounts.ts';
import { paymentOptions } from '../domain/payments/options.ts';
import { ProblemError } from '../domain/problem.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET paymentoptions.php: packages, payment methods and saved methods (spec sections 3, 4 and 9). */
export const routes = defineRoutes((services) => ({
  getPaymentOptions: async (request) => {
    const { discount_code: code } = request.query;
    const settings = settingsOf(services, request);
    const member = memberOf(request);
    // Who has guessed too often sees the shop all the same: no code is looked up for them.
    const isTooMany = await countGuess(services, settings, member, code).then(
      () => false,
      (error: unknown) => {
        if (error instanceof ProblemError) return true;
        throw error;
      },
    );
    const entered = isTooMany ? undefined : code;
    return { body: await paymentOptions(services, settings, member, entered) };
  },
}));
