import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import { orderPath } from './order-path.ts';
import {
  paymentOptionsQuery,
  quoteQuery,
  quotedChoice,
  lastPaidOrderQuery,
  pricingQuery,
} from './credit-queries.ts';
import { knownChoice, repeatChoice, type RepeatChoice } from '../credits/repeat-order.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { settingsQuery } from '../../app/data/queries.ts';

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

/** What a repeated order is made of, and the key of the form without script: one page, one intent. */
export interface RepeatPage {
  choice: RepeatChoice;
  idempotencyKey: string;
}

/** /credits/repeat-order: where there is nothing to repeat, on to choosing, with what is known. */
export const loadRepeatOrder: LoadPage<RepeatPage> = async (page) => {
  await requireMember(page);
  const { api, queryClient, url } = page;
  // What an order has changed is asked for anew: a package and a method may have come since, or gone.
  const [options, last] = await Promise.all([
    queryClient.fetchQuery(paymentOptionsQuery(api)),
    queryClient.fetchQuery(lastPaidOrderQuery(api)),
  ]);
  const choice = repeatChoice(options, last, url.searchParams.get('method'));
  if (!choice) throw redirect(orderPath(knownChoice(options, last)));
  const quoted = quotedChoice(options, choice);
  if (quoted) await queryClient.fetchQuery(quoteQuery(api, quoted));
  return { choice, idempotencyKey: newIdempotencyKey() };
};
