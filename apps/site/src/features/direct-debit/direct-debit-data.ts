import { newIdempotencyKey, type Body } from '@velours/api-client';
import { field, intentOf, type SubmitPage } from '../../app/forms/submit.ts';
import { redirect } from 'react-router';
import { orderQuery, orderReturnPath } from '../payment/credit-queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas, intent } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';
import { fromPromise } from 'xstate';
import {
  directDebitMachine,
  type ConfirmCodeInput,
  type SendCodeInput,
  type SignMandateInput,
} from '@velours/machines/directDebit';
import { orderNews } from '../../background/order-news.ts';

export interface DirectDebitPage {
  orderId: string;
  /** Whether the page begins with the code: a reload, or a way back to it. */
  isCodeSent: boolean;
  /** For the forms without script: one page, one intent. */
  idempotencyKey: string;
}

/**
 * /directdebit?order= (spec section 2): signs the mandate of an order. One that is confirmed or over has its own page; without an
 * order there is nothing to sign.
 */
export const loadDirectDebit: LoadPage<DirectDebitPage> = async (page) => {
  await requireMember(page);
  const { api, queryClient, url } = page;
  const orderId = url.searchParams.get('order');
  if (orderId === null) throw redirect('/credits');
  // As it stands now: another tab may have gone on.
  const [debit, order] = await Promise.all([
    queryClient.fetchQuery({ ...directDebitQuery(api, orderId), staleTime: 0 }),
    queryClient.fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 }),
  ]);
  if (debit === null || order === null || debit.is_confirmed || order.status !== 'pending')
    throw redirect(orderReturnPath(orderId));
  return {
    orderId,
    isCodeSent: debit.code.sent_to !== null && url.searchParams.get('step') !== 'form',
    idempotencyKey: newIdempotencyKey(),
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

export type DirectDebitIntent = 'sign' | 'confirm' | 'resend';

type Intent = ReturnType<typeof intent>;

interface DirectDebitParts {
  api: Api;
  client: QueryClient;
}

const within = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** Signs the mandate; a code is sent to the phone. */
const signMandate = (
  api: Api,
  params: Intent,
  body: Body<'signDirectDebit'>,
  signal?: AbortSignal,
) => answer(api.POST('/api/directdebit.php', { params, body, ...within(signal) }));

/** Sends another code. */
const sendCode = (api: Api, params: Intent, body: { order: string }, signal?: AbortSignal) =>
  answer(api.POST('/api/directdebit-code.php', { params, body, ...within(signal) }));

/** Confirms the mandate by its code, which pays the order. */
const confirmCode = (
  api: Api,
  params: Intent,
  body: { order: string; otp: string },
  signal?: AbortSignal,
) => answer(api.POST('/api/directdebit-confirm.php', { params, body, ...within(signal) }));

const FIELDS = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const;

/** The forms of /directdebit (M05): the mandate, its code, another code. */
export const submitDirectDebit: SubmitPage<Response> = async (form, { api }) => {
  const params = intentOf(form);
  const order = field(form, 'order');
  const signing = `/directdebit?${new URLSearchParams({ order })}`;
  try {
    switch (field(form, 'intent') as DirectDebitIntent) {
      case 'sign': {
        const values = Object.fromEntries(FIELDS.map((name) => [name, field(form, name).trim()]));
        const body = { order, ...(values as Record<(typeof FIELDS)[number], string>) };
        await signMandate(api, params, body);
        return redirect(signing);
      }
      case 'resend':
        await sendCode(api, params, { order });
        return redirect(signing);
      case 'confirm': {
        const otp = field(form, 'otp').replaceAll(/[\s\p{Pd}]/gu, '');
        await confirmCode(api, params, { order, otp });
        return redirect(orderReturnPath(order));
      }
    }
  } catch (error) {
    if (!isProblem(error, 'order_not_open')) throw error;
    return redirect(orderReturnPath(order));
  }
  return redirect('/credits');
};

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

/** Direct debit over the API. What the server tells of it is kept in the cache for who shows it. */
export function directDebitLogic(parts: DirectDebitParts) {
  const { api, client } = parts;
  const keep = (debit: DirectDebit): void =>
    void client.setQueryData(directDebitQuery(api, debit.order).queryKey, debit);

  /** The answer to a write; one that came too late shows where the order is now. */
  const told = async (
    orderId: string,
    call: Promise<{ direct_debit: DirectDebit }>,
  ): Promise<DirectDebit> => {
    try {
      return (await call).direct_debit;
    } catch (error) {
      if (isProblem(error, 'order_not_open')) await refreshDirectDebit(parts, orderId);
      throw error;
    }
  };

  return directDebitMachine.provide({
    actors: {
      signMandate: fromPromise<void, SignMandateInput>(
        async ({ input: { orderId, values, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId, ...values };
          keep(await told(orderId, signMandate(api, params, body, signal)));
        },
      ),
      sendCode: fromPromise<void, SendCodeInput>(
        async ({ input: { orderId, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId };
          keep(await told(orderId, sendCode(api, params, body, signal)));
        },
      ),
      confirmCode: fromPromise<void, ConfirmCodeInput>(
        async ({ input: { orderId, otp, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId, otp };
          const debit = await told(orderId, confirmCode(api, params, body, signal));
          orderNews().tellOtherTabs({ orderId, status: 'pending' });
          // First the order, which nobody is sent to a bank for any more: the page that follows begins with it.
          await client
            .fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 })
            .catch(() => undefined);
          keep(debit);
        },
      ),
    },
  });
}
