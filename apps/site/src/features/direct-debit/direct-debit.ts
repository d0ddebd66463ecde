import { callOf, field, formOf, type DoneForm } from '../../app/forms/submit.ts';
import { redirect } from 'react-router';
import { orderNotFound, orderQuery } from '../payment/credit-queries.ts';
import { orderReturnPath } from '../payment/order-address.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';
import { fromPromise } from 'xstate';
import {
  cleanOtp,
  cleanValues,
  DIRECT_DEBIT_FIELDS,
  directDebitMachine,
  type ConfirmCodeInput,
  type DirectDebitValues,
  type SendCodeInput,
  type SignMandateInput,
} from '@velours/machines/directDebit';
import { orderNews } from '../../background/order-news.ts';

export interface DirectDebitPage {
  /** Null where the address names none. */
  orderId: string | null;
  /** Whether the page begins with the code: a reload, or a way back to it. */
  isCodeSent: boolean;
}

/**
 * /directdebit?order= (spec section 2): signs the mandate of an order. One that is confirmed or over has its own page; without an
 * order there is nothing to sign.
 */
export const loadDirectDebit: LoadPage<DirectDebitPage> = async (page) => {
  await requireMember(page);
  const { api, queryClient, url } = page;
  const orderId = url.searchParams.get('order');
  if (orderId === null) return { orderId, isCodeSent: false };
  // As it stands now: another tab may have gone on.
  const [debit, order] = await Promise.all([
    queryClient.fetchQuery({ ...directDebitQuery(api, orderId), staleTime: 0 }),
    queryClient.fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 }),
  ]);
  if (order === null) throw orderNotFound();
  if (debit === null || debit.is_confirmed || order.status !== 'pending')
    throw redirect(orderReturnPath(orderId));
  return {
    orderId,
    isCodeSent: debit.code.sent_to !== null && url.searchParams.get('step') !== 'form',
  };
};

export type DirectDebit = Schemas['DirectDebit'];

/** What is signed for an order by direct debit; null where the caller has none with this id. */
export const directDebitQuery = (api: Api, order: string) =>
  queryOptions({
    queryKey: [...orderKey, order, 'direct-debit'],
    queryFn: async () => {
      try {
        const call = api.GET('/api/directdebit.php', { params: { query: { order } } });
        return (await answer(call)).direct_debit;
      } catch (error) {
        if (isProblem(error, 'order_not_found') || isProblem(error, 'validation_failed'))
          return null;
        throw error;
      }
    },
  });

interface DirectDebitParts {
  api: Api;
  client: QueryClient;
}

export type DirectDebitIntent = 'sign' | 'confirm' | 'resend';

/** The forms of /directdebit (M05): the mandate, its code, another code. What it answers is of the mandate as it stands now. */
export async function submitDirectDebit(
  form: FormData,
  page: Pick<PageArgs, 'api' | 'signal'>,
): Promise<DoneForm & { debit?: DirectDebit; refusal?: unknown }> {
  const order = field(form, 'order');
  const { api } = page;
  const call = callOf(form, page);
  const signing = `/directdebit?${new URLSearchParams({ order })}`;
  try {
    switch (field(form, 'intent') as DirectDebitIntent) {
      case 'sign': {
        const values = DIRECT_DEBIT_FIELDS.map((name) => [name, field(form, name)]);
        const body = { order, ...cleanValues(Object.fromEntries(values) as DirectDebitValues) };
        const signed = await answer(api.POST('/api/directdebit.php', { ...call, body }));
        return { debit: signed.direct_debit, seeOther: signing };
      }
      case 'resend': {
        const sent = await answer(
          api.POST('/api/directdebit-code.php', { ...call, body: { order } }),
        );
        return { debit: sent.direct_debit, seeOther: signing };
      }
      case 'confirm': {
        const body = { order, otp: cleanOtp(field(form, 'otp')) };
        const paid = await answer(api.POST('/api/directdebit-confirm.php', { ...call, body }));
        return { debit: paid.direct_debit, seeOther: orderReturnPath(order) };
      }
    }
  } catch (error) {
    if (!isProblem(error, 'order_not_open')) throw error;
    return { refusal: error, seeOther: orderReturnPath(order) };
  }
  return { seeOther: '/credits' };
}

/** Asks how order and mandate stand now; the page that shows them sees it. */
export async function refreshDirectDebit(
  { api, client }: DirectDebitParts,
  orderId: string,
): Promise<void> {
  const now = { staleTime: 0 };
  await Promise.allSettled([
    client.fetchQuery({ ...orderQuery(api, orderId), ...now }),
    client.fetchQuery({ ...directDebitQuery(api, orderId), ...now }),
  ]);
}

/** Direct debit over the page's forms. What the server tells of it is kept in the cache for who shows it. */
export function directDebitLogic(parts: DirectDebitParts) {
  const { api, client } = parts;
  const keep = (debit: DirectDebit): void =>
    void client.setQueryData(directDebitQuery(api, debit.order).queryKey, debit);

  /** The answer to a write; one that came too late shows where the order is now. */
  async function send(
    does: DirectDebitIntent,
    { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
    values: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<DirectDebit> {
    const fields = { intent: does, order: orderId, idempotency_key: idempotencyKey, ...values };
    const { debit, refusal } = await submitDirectDebit(formOf(fields), { api, signal });
    if (debit) return debit;
    await refreshDirectDebit(parts, orderId);
    throw refusal;
  }

  return directDebitMachine.provide({
    actors: {
      signMandate: fromPromise<void, SignMandateInput>(async ({ input, signal }) =>
        keep(await send('sign', input, input.values, signal)),
      ),
      sendCode: fromPromise<void, SendCodeInput>(async ({ input, signal }) =>
        keep(await send('resend', input, {}, signal)),
      ),
      confirmCode: fromPromise<void, ConfirmCodeInput>(async ({ input, signal }) => {
        const { orderId, otp } = input;
        const debit = await send('confirm', input, { otp }, signal);
        orderNews().tellOtherTabs({ orderId, status: 'pending' });
        // First the order, which nobody is sent to a bank for any more: the page that follows begins with it.
        await client
          .fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 })
          .catch(() => undefined);
        keep(debit);
      }),
    },
  });
}
