import { not } from 'xstate';
import { ofError } from '../private/ofError.ts';
import { toStored } from './payment.rules.ts';
import { paymentSetup } from './payment.setup.ts';
import type {
  CreateOrderInput,
  OrderFacts,
  PaymentContext,
  ReadOrderInput,
} from './payment.types.ts';

type OrderEvent = { readonly output: OrderFacts };

/** Keeps the order over a reload, or no longer. */
export const storeIntent = {
  type: 'store',
  params: ({ context }: { context: PaymentContext }) => ({ stored: toStored(context) }),
} as const;

export const forget = {
  type: 'forget',
  params: ({ context }: { context: PaymentContext }) => ({ key: context.intent?.key ?? null }),
} as const;

const takeOrder = {
  type: 'takeOrder',
  params: ({ event }: { event: OrderEvent }) => event.output,
} as const;

/** Makes the order, or asks with the same key what became of it: the server makes it once. */
const createOrder = (unanswered: 'beginAsking' | 'countAsk') =>
  ({
    id: 'createOrder',
    src: 'createOrder',
    input: ({ context: { intent } }: { context: PaymentContext }): CreateOrderInput => {
      if (intent === null) throw new TypeError('payment: an order without an intent');
      return { order: intent.values, idempotencyKey: intent.key };
    },
    onDone: [
      {
        guard: {
          type: 'isOpenAtBank',
          params: ({ event }: { event: OrderEvent }) => event.output,
        },
        target: '#redirecting',
        actions: [takeOrder, storeIntent],
      },
      { target: '#pending', actions: [takeOrder, 'beginAsking', storeIntent] },
    ],
    onError: [
      {
        guard: ofError('isRefusal'),
        target: '#refused',
        actions: [forget, ofError('takeRefusal')],
      },
      { target: '#unanswered', actions: unanswered },
    ],
  }) as const;

const readOrder = {
  id: 'readOrder',
  src: 'readOrder',
  input: ({ context }: { context: PaymentContext }): ReadOrderInput => ({
    orderId: context.orderId ?? '',
  }),
} as const;

/** Between two asks, and while nobody looks; `ask` is the state that asks. */
const waitingFor = <TAsk extends string>(ask: TAsk) =>
  ({
    always: { guard: not('isVisible'), target: 'paused' },
    after: { untilNextAsk: ask },
    on: { CHECK: ask, ONLINE: ask },
  }) as const;

const pausedBefore = <TAsk extends string>(ask: TAsk) =>
  ({ always: { guard: 'isVisible', target: ask, actions: 'beginAsking' } }) as const;

/** An order is on its way. However its end is learned, and wherever it stands, it is shown at once. */
export const order = paymentSetup.createStateConfig({
  initial: 'submitting',
  always: [
    { guard: 'isCompleted', target: 'completed' },
    { guard: 'isFailed', target: 'failed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    submitting: {
      invoke: createOrder('beginAsking'),
      after: { answerTimeout: { target: '#unanswered', actions: 'beginAsking' } },
    },
    redirecting: {
      id: 'redirecting',
      entry: {
        type: 'leaveForBank',
        params: ({ context }) => ({ url: context.redirectUrl ?? '' }),
      },
      after: { leaveTimeout: 'unknown' },
      on: {
        GO_TO_BANK: { target: 'redirecting', reenter: true },
        RETURNED: 'unknown',
        VISIBLE: { target: 'unknown', actions: 'noteVisible' },
      },
    },
    unknown: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: not('isVisible'), target: 'paused' },
            { guard: 'hasOrder', target: 'asking' },
            { guard: 'isKeyTrusted', target: 'resubmitting' },
            { target: 'lapsed' },
          ],
        },
        asking: {
          invoke: {
            ...readOrder,
            onDone: { target: '#pending', actions: [takeOrder, 'beginAsking'] },
            onError: [
              {
                guard: ofError('isNoSuchOrder'),
                target: '#notFound',
              },
              { target: 'waiting', actions: 'countAsk' },
            ],
          },
          after: { answerTimeout: { target: 'waiting', actions: 'countAsk' } },
        },
        resubmitting: {
          invoke: createOrder('countAsk'),
          after: { answerTimeout: { target: 'waiting', actions: 'countAsk' } },
        },
        waiting: { id: 'unanswered', ...waitingFor('deciding') },
        paused: pausedBefore('deciding'),
        // Its key may be forgotten by now: sent again it would be another order. The transactions tell.
        lapsed: {
          on: { CHOOSE_AGAIN: { target: '#loadingOptions', actions: [forget, 'startOver'] } },
        },
      },
    },
    notFound: {
      id: 'notFound',
      on: { CHOOSE_AGAIN: { target: '#loadingOptions', actions: 'startOver' } },
    },
    pending: {
      id: 'pending',
      initial: 'waiting',
      on: { GO_TO_BANK: { guard: 'bankIsWaiting', target: 'redirecting' } },
      states: {
        waiting: waitingFor('asking'),
        paused: pausedBefore('asking'),
        asking: {
          invoke: {
            ...readOrder,
            onDone: { target: 'waiting', actions: [takeOrder, 'countAsk'] },
            onError: { target: 'waiting', actions: 'countAsk' },
          },
          after: { answerTimeout: { target: 'waiting', actions: 'countAsk' } },
        },
      },
    },
  },
});
