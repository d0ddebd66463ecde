import { data, redirect, replace } from 'react-router';
import { ProblemError } from '@velours/api-client';
import { answer, isProblem, type Api } from '../../app/data/api.ts';
import type { AnyFailure } from '../../app/errors/problem-text.ts';
import { failureOf } from '../../app/forms/refused-form.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { requireAccount, requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { receiptPath } from '../transactions/transactions.ts';
import {
  lastPaidOrderQuery,
  type Order,
  orderNotFound,
  orderQuery,
  paymentOptionsQuery,
  quotedChoice,
  quoteQuery,
  submitOrder,
} from '../payment/credit-queries.ts';
import { isPackage, choiceOf, orderPath } from '../payment/order-address.ts';
import {
  knownChoice,
  REMOVE_INTENT,
  REPEAT_PATH,
  repeatChoice,
  type RepeatChoice,
} from './repeat-order.ts';

export interface CreditsPage {
  /** Why the code in the address does not count, as the page says before its script is there; null where it does. */
  codeRefusal: AnyFailure | null;
}

/** /credits/{id}/{paymentmethod?}: what can be bought, and the price of what the address chooses. */
export const loadCredits: LoadPage<CreditsPage> = async (page) => {
  const { api, queryClient, params, url } = page;
  const { id } = params;
  // The form of /premium has the package in the query.
  const picked = choiceOf({ id: url.searchParams.get('package') ?? undefined }, url.searchParams);
  if (id === undefined && picked.package) throw redirect(orderPath(picked));
  await requireMember(page);
  const choice = choiceOf(params, url.searchParams);
  // A method that was chosen before a package has an address, too.
  const isPage =
    id === undefined || isPackage(id) || orderPath(choice).startsWith(`/credits/${id}/`);
  if (!isPage) throw data(null, { status: 404 });
  const options = await queryClient.ensureQueryData(paymentOptionsQuery(api, choice.code));
  const quoted = quotedChoice(options, choice);
  if (quoted) await queryClient.ensureQueryData(quoteQuery(api, quoted));
  const { code } = choice;
  const isIgnored = code && options.discount?.code !== code.trim().toUpperCase();
  return { codeRefusal: isIgnored ? await refusalOfCode(api, code) : null };
};

const refusalOfCode = (api: Api, code: string): Promise<AnyFailure | null> =>
  answer(api.GET('/api/discountcode.php', { params: { query: { code } } })).then(
    () => null,
    failureOf,
  );

export interface OrderReturn {
  orderId: string;
  /** How the order stood as the page came. */
  status: Order['status'];
}

/**
 * /credits/return?order=: back from the bank. Without an order in the address there is nothing to follow; what became of one that went back since
 * is on its receipt.
 */
export const loadOrderReturn: LoadPage<OrderReturn> = async (page) => {
  await requireAccount(page);
  const orderId = page.url.searchParams.get('order');
  if (orderId === null) throw redirect('/credits');
  const order = await page.queryClient.ensureQueryData(orderQuery(page.api, orderId));
  if (order === null) throw orderNotFound();
  if (order.refunds.some(({ status }) => status !== 'failed')) throw redirect(receiptPath(orderId));
  return { orderId, status: order.status };
};

/** /credits/repeat-order: where there is nothing to repeat, on to choosing, with what is known. */
export const loadRepeatOrder: LoadPage<{ choice: RepeatChoice }> = async (page) => {
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
  return { choice };
};

/**
 * The order form as it was sent without script. A code that was typed and not used has its price before it is paid by, and so has what costs more without one.
 * @throws 422 where something has to be chosen first
 */
function asMeant(form: FormData, { searchParams }: URL): FormData {
  const code = field(form, 'discount_code').trim();
  const isNewCode = code !== (searchParams.get('code') ?? '');
  const does = field(form, 'intent');
  if (isNewCode) {
    if (does === 'pay') form.set('intent', 'apply_code');
    return form;
  }
  const open = ['package', 'payment_method'].filter((name) => field(form, name) === '');
  // A package has a price before it is known how it is paid.
  const isMissing = does === 'pay' ? open.length > 0 : does === 'update' && open[0] === 'package';
  if (!isMissing) return form;
  throw new ProblemError({
    type: 'urn:velours:problem:validation_failed',
    title: 'Nothing is chosen',
    status: 422,
    code: 'validation_failed',
    errors: open.map((name) => ({ field: name, code: 'required' })),
  });
}

/** The forms of the order pages: orders, or removes a saved method. */
export const submitCredits: SubmitPage<DoneForm | Response> = async (form, page) => {
  if (field(form, 'intent') !== REMOVE_INTENT) return submitOrder(asMeant(form, page.url), page);
  const { api, queryClient } = page;
  const body = { id: field(form, 'id') };
  try {
    await answer(api.DELETE('/api/paymentmethod.php', { params: intentOf(form), body }));
  } catch (error) {
    // Gone already, as it should be.
    if (!isProblem(error, 'payment_method_not_found')) throw error;
  }
  queryClient.setQueryData(
    paymentOptionsQuery(api).queryKey,
    (options) =>
      options && {
        ...options,
        saved_methods: options.saved_methods.filter(({ id }) => id !== body.id),
      },
  );
  return replace(REPEAT_PATH);
};
