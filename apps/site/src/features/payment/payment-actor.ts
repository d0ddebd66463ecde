import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  paymentMachine,
  type StoredPayment,
  type CreateOrderInput,
  type OrderFacts,
  type PaymentInput,
  type PaymentOptions,
  type ReadOrderInput,
} from '@velours/machines/payment';
import { newIdempotencyKey, ProblemError, type Problem } from '@velours/api-client';
import type { Api } from '../../app/data/api.ts';
import {
  orderQuery,
  paymentOptionsQuery,
  submitOrder,
  type Order,
  methodIds,
} from './credit-queries.ts';
import { formOf } from '../../app/forms/submit.ts';
import { paymentKey, userKey } from '../../app/data/keys.ts';
import { orderNews } from '../../background/order-news.ts';

export type PaymentActor = Actor<typeof paymentMachine>;

/** An order that is on its way in this tab, kept over a reload; of one member, for another may log in here. */
export interface PaymentStorage {
  read: () => StoredPayment | null;
  store: (stored: StoredPayment) => void;
  /** Takes away the order of this key, and no other. */
  forget: (key: string) => void;
  /** Takes away this order, and no other. */
  forgetOrder: (orderId: string) => void;
}

interface PaymentActorParts {
  api: Api;
  client: QueryClient;
  storage: PaymentStorage;
  /** Leaves the site for the bank. */
  leave: (url: string) => void;
}

const factsOf = (order: Order): OrderFacts => ({
  orderId: order.id,
  status: order.status,
  redirectUrl: order.redirect_url,
});

const NO_SUCH_ORDER: Problem = {
  type: 'urn:velours:problem:order_not_found',
  title: 'No such order',
  status: 404,
  code: 'order_not_found',
};

/** One purchase over the API. The order itself, as the server tells it, is kept in the cache for who shows it. */
export function createPaymentActor(
  { api, client, storage, leave }: PaymentActorParts,
  input: Pick<PaymentInput, 'orderId' | 'choice'>,
): PaymentActor {
  const keep = (order: Order): OrderFacts => {
    client.setQueryData(orderQuery(api, order.id).queryKey, order);
    return factsOf(order);
  };
  /** Prices and discounts are asked for anew. */
  const forgetPrices = (): void => void client.invalidateQueries({ queryKey: paymentKey });

  return createActor(
    paymentMachine.provide({
      actors: {
        loadOptions: fromPromise<PaymentOptions, undefined>(async () => {
          const options = await client.ensureQueryData(paymentOptionsQuery(api));
          return {
            packageIds: options.packages.map(({ id }) => id),
            methods: methodIds(options),
          };
        }),
        createOrder: fromPromise<OrderFacts, CreateOrderInput>(
          async ({ input: { order, idempotencyKey }, signal }) => {
            try {
              const form = formOf({
                intent: 'pay',
                idempotency_key: idempotencyKey,
                package: order.packageId,
                payment_method: order.method,
                quoted_code: order.discountCode ?? '',
                total: String(order.total),
                currency: order.currency ?? '',
                ...(order.withdrawalConsent ? { withdrawal_consent: 'on' } : {}),
                ...(order.saveMethod ? { save_method: 'on' } : {}),
              });
              const made = await submitOrder(form, { api, signal });
              if (!made.order) throw new ProblemError(NO_SUCH_ORDER);
              return keep(made.order);
            } catch (error) {
              forgetPrices();
              throw error;
            }
          },
        ),
        readOrder: fromPromise<OrderFacts, ReadOrderInput>(async ({ input: { orderId } }) => {
          const order = await client.fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 });
          if (order === null) throw new ProblemError(NO_SUCH_ORDER);
          return keep(order);
        }),
      },
      actions: {
        store: (_args, { stored }) => {
          if (stored) storage.store(stored);
        },
        forget: (_args, { key }) => {
          if (key !== null) storage.forget(key);
        },
        leaveForBank: (_args, { url }) => leave(url),
        announceEnd: (_args, fact) => {
          orderNews().tellOtherTabs(fact);
          // Credits and premium; the discounts follow the member.
          void client.invalidateQueries({ queryKey: userKey });
          forgetPrices();
        },
      },
    }),
    {
      input: {
        ...input,
        now: () => Date.now(),
        newKey: newIdempotencyKey,
        isVisible: document.visibilityState === 'visible',
        stored: storage.read(),
      },
    },
  );
}
