/** The price list for everybody (spec section 2, /pricing): regular prices, without any member's discount. */
import type { Services } from '../../context.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { marketIn, marketOf, methodView, offeredMethods, providerMethods } from './options.ts';

/** The contract's PriceList, for `asked` where the domain serves that country, else for the caller's own. */
export async function priceList(
  services: Services,
  settings: SiteSettings,
  member: MemberRow | null,
  asked: string | undefined,
) {
  const country = settings.countries.find((one) => one === asked);
  const market = country === undefined ? marketOf(settings, member) : marketIn(settings, country);
  const methods = offeredMethods(settings, market, await providerMethods(services));
  return {
    country: market.country,
    currency: market.currency,
    packages: market.packages,
    methods: methods.map(methodView),
    vat_percentage: market.vatPercentage,
    server_time: new Date(services.clock()).toISOString(),
  };
}
