/** offers.php and own-offers.php: offers with a deadline, as they were signed (feature B13). */
import { offerLedger, ownOffers } from '../domain/offers/offers.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  getOfferLedger: async (request) => ({ body: await offerLedger(services, request.query.before) }),

  getOwnOffers: async (request) => ({
    body: await ownOffers(services, services.db, memberOf(request).id),
  }),
}));
