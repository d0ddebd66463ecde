import { assign, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { intentFor, sameValues } from '../private/intent.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import { ANSWER_TIMEOUT_MS, LEAVE_TIMEOUT_MS } from './payment.constants.ts';
import {
  canPay,
  endOf,
  isKeyTrusted,
  isNoSuchOrder,
  isOpenAtBank,
  isRefusal,
  learnEnd,
  untilNextAsk,
} from './payment.rules.ts';
import type {
  CreateOrderInput,
  OrderFacts,
  PaymentChoice,
  PaymentContext,
  PaymentEnd,
  PaymentEvent,
  PaymentInput,
  PaymentOptions,
  ReadOrderInput,
  StoredPayment,
} from './payment.types.ts';

/** Actors, actions, guards and delays of a payment, by name. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    loadOptions: unprovidedActor<PaymentOptions>('payment', 'loadOptions'),
    createOrder: unprovidedActor<OrderFacts, CreateOrderInput>('payment', 'createOrder'),
    readOrder: unprovidedActor<OrderFacts, ReadOrderInput>('payment', 'readOrder'),
  },
  actions: {
    noteVisible: assign({ isVisible: true }),
    noteHidden: assign({ isVisible: false }),
    learnEnd: assign(({ context }, fact: Pick<OrderFacts, 'orderId' | 'status'>) => ({
      ends: learnEnd(context.ends, fact),
    })),
    clearFailure: assign({ failure: null }),
    takeOptions: assign((_args, options: PaymentOptions) => ({ options })),
    takeFailure: assign((_args, error: unknown) => ({ failure: toFailure(error) })),
    takeChoice: assign(({ context }, choice: PaymentChoice) =>
      context.choice !== null && sameValues(context.choice, choice)
        ? {}
        : { choice, failure: null, newTotal: null },
    ),
    // Always a new intent: one without an answer is followed until it has one, and not made again.
    beginIntent: assign(({ context }, total: number) => ({
      intent: context.choice && intentFor(null, { ...context.choice, total }, context.newKey),
      submittedAt: context.now(),
      failure: null,
      newTotal: null,
    })),
    takeRefusal: assign((_args, error: unknown) => {
      const failure = toFailure(error);
      return { failure, newTotal: failure.params['total'] ?? null, intent: null };
    }),
    takeOrder: assign(({ context }, order: OrderFacts) => ({
      orderId: order.orderId,
      redirectUrl: order.redirectUrl,
      ends: learnEnd(context.ends, order),
    })),
    countAsk: assign({ asks: ({ context }) => context.asks + 1 }),
    beginAsking: assign({ asks: 0 }),
    startOver: assign({ orderId: null, intent: null }),
    store: unprovidedAction<{ stored: StoredPayment | null }>('payment', 'store'),
    forget: unprovidedAction<{ key: string | null }>('payment', 'forget'),
    leaveForBank: unprovidedAction<{ url: string }>('payment', 'leaveForBank'),
    announceEnd: unprovidedAction<{ orderId: string; status: PaymentEnd }>(
      'payment',
      'announceEnd',
    ),
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    hasOrder: ({ context }) => context.orderId !== null,
    hasOptions: ({ context }) => context.options !== null,
    isUnderWay: ({ context }) => context.orderId !== null || context.intent !== null,
    canPay: ({ context }, total: number) => canPay(context, total),
    isRefusal: (_args, error: unknown) => isRefusal(error),
    // An order of this tab's own may be new to the server that is asked: it is there.
    isNoSuchOrder: ({ context }, error: unknown) => context.intent === null && isNoSuchOrder(error),
    isOpenAtBank: ({ context }, order: OrderFacts) => isOpenAtBank(context.ends, order),
    bankIsWaiting: ({ context }) => context.redirectUrl !== null,
    isKeyTrusted: ({ context }) => isKeyTrusted(context),
    isCompleted: ({ context }) => endOf(context) === 'completed',
    isFailed: ({ context }) => endOf(context) === 'failed',
    isCancelled: ({ context }) => endOf(context) === 'cancelled',
  },
  delays: {
    answerTimeout: ANSWER_TIMEOUT_MS,
    leaveTimeout: LEAVE_TIMEOUT_MS,
    untilNextAsk: ({ context }) => untilNextAsk(context.asks),
  },
});
