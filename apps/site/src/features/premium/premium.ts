import type { LoadPage } from '../../app/data/page-data.ts';
import { settingsQuery } from '../../app/data/queries.ts';
import { paymentOptionsQuery, pricingQuery } from '../payment/credit-queries.ts';

/** /premium: the packages, for a member at their prices, for a visitor at the regular ones. */
export const loadPremium: LoadPage = async ({ api, queryClient, user }) => {
  const member = await user();
  if (member === null) await queryClient.ensureQueryData(pricingQuery(api));
  else if (!member.paid_user) await queryClient.ensureQueryData(paymentOptionsQuery(api));
};

/** /pricing: the price list of the country in the address; one that the site does not serve is none. */
export const loadPricing: LoadPage = async ({ api, queryClient, url }) => {
  const { countries } = await queryClient.ensureQueryData(settingsQuery(api));
  const asked = url.searchParams.get('country');
  await queryClient.ensureQueryData(
    pricingQuery(
      api,
      countries.find((one) => one === asked),
    ),
  );
};
