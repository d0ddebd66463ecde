import { assign, not, setup } from 'xstate';
import { isCertainRefusal, toFailure } from '../failure/failure.logic.ts';
import { intentFor, sameValues } from '../private/intent.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import {
  ANSWER_TIMEOUT_MS,
  LEAVE_TIMEOUT_MS,
  canPay,
  endOf,
  isKeyTrusted,
  isNoSuchOrder,
  isOpenAtBank,
  learnEnd,
  toStored,
  untilNextAsk,
  usableStored,
} from './payment.logic.ts';
import type {
  OrderFacts,
  PaymentChoice,
  PaymentContext,
  PaymentEnd,
  PaymentOptions,
  PaymentOrder,
  StoredPayment,
} from './payment.logic.ts';

export interface PaymentInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** Whether the page can be seen. */
  readonly isVisible: boolean;
  /** The order in the address: a member who is back from the bank. Null for a new purchase. */
  readonly orderId: string | null;
  /** What `store` kept in this tab; null where nothing is. */
  readonly stored: StoredPayment | null;
  /** What the address or the last order chooses: /credits/{id}/{paymentmethod?}. */
  readonly choice: PaymentChoice | null;
}

export interface CreateOrderInput {
  readonly order: PaymentOrder;
  readonly idempotencyKey: string;
}

export interface ReadOrderInput {
  readonly orderId: string;
}

export type PaymentEvent =
  /** Loads the options again. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'CHOOSE'; readonly choice: PaymentChoice }
  /** The order button, and the price on it. */
  | { readonly type: 'PAY'; readonly total: number }
  /** The page is back out of the browser's cache: the back button at the bank. */
  | { readonly type: 'RETURNED' }
  /** The member asks how it stands, now. */
  | { readonly type: 'CHECK' }
  /** After an end, or instead of an order that is still open: another try, or another purchase. */
  | { readonly type: 'CHOOSE_AGAIN' }
  /** What another tab or the event stream knows of an order, this one or any other. */
  | { readonly type: 'ORDER'; readonly orderId: string; readonly status: 'pending' | PaymentEnd }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'ONLINE' };

/** Actors, actions, guards and delays of a payment, by name. */
const paymentSetup = setup({
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
    isRefusal: (_args, error: unknown) => isCertainRefusal(error),
    // An order of this tab's own may be new to the server that is asked: it is there.
    isNoSuchOrder: ({ context }, error: unknown) => context.intent === null && isNoSuchOrder(error),
    isOpenAtBank: ({ context }, order: OrderFacts) => isOpenAtBank(context.ends, order),
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

type OrderEvent = { readonly output: OrderFacts };

/** Keeps the order over a reload, or no longer. */
const storeIntent = {
  type: 'store',
  params: ({ context }: { context: PaymentContext }) => ({ stored: toStored(context) }),
} as const;

const forget = {
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

/** Forgotten by this tab alone: the server goes on with the order, and money that still comes for it counts. */
const leaveOpen = { target: '#loadingOptions', actions: [forget, 'startOver'] } as const;

/** An order is on its way. However its end is learned, and wherever it stands, it is shown at once. */
const order = paymentSetup.createStateConfig({
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
          on: { CHOOSE_AGAIN: leaveOpen },
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
      on: { CHOOSE_AGAIN: leaveOpen },
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

/** Events whose payload goes to an action or guard. */
type OrderNews = Extract<PaymentEvent, { type: 'ORDER' }>;
type PayEvent = Extract<PaymentEvent, { type: 'PAY' }>;

const withoutTotal = ({ total: _total, ...choice }: CreateOrderInput['order']): PaymentChoice =>
  choice;

/** What is done once, as soon as an order has ended. */
const ended = (status: PaymentEnd) =>
  [
    forget,
    {
      type: 'announceEnd',
      params: ({ context }: { context: PaymentContext }) => ({
        orderId: context.orderId ?? '',
        status,
      }),
    },
  ] as const;

const chooseAgain = { target: 'loadingOptions', actions: 'startOver' } as const;

/**
 * One purchase (spec section 4): loading options, pending, completed, failed or cancelled. A call without an answer is
 * neither success nor failure: `unknown`, until the server has told, asked with the same Idempotency-Key or by the order's
 * id. An end that is known stays, whatever comes late, twice or out of order.
 *
 * Give it
 * - `loadOptions`, `createOrder`, `readOrder`: reject with the client's error. A refusal whose `params.total` is the price
 *   now leads back to choosing with that price;
 * - `store` and `forget`: keep one payment over a reload, in this tab alone (sessionStorage), and give it back as `stored`;
 * - `leaveForBank`: goes to the address;
 * - `announceEnd`: tells the other tabs, and what on this page shows credits.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => {
    const stored = usableStored(input.stored, input.orderId);
    return {
      now: input.now,
      newKey: input.newKey,
      isVisible: input.isVisible,
      options: null,
      choice: stored ? withoutTotal(stored.order) : input.choice,
      failure: null,
      newTotal: null,
      intent: stored && { key: stored.key, values: stored.order, outcomeUnknown: true },
      submittedAt: stored?.submittedAt ?? 0,
      orderId: input.orderId ?? stored?.orderId ?? null,
      redirectUrl: null,
      ends: {},
      asks: 0,
    };
  },
  initial: 'starting',
  on: {
    VISIBLE: { actions: 'noteVisible' },
    HIDDEN: { actions: 'noteHidden' },
    ORDER: {
      actions: {
        type: 'learnEnd',
        params: ({ event }: { event: OrderNews }) => event,
      },
    },
  },
  states: {
    starting: {
      always: [{ guard: 'isUnderWay', target: 'order.unknown' }, { target: 'loadingOptions' }],
    },
    loadingOptions: {
      id: 'loadingOptions',
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: {
          target: 'choosing',
          actions: { type: 'takeOptions', params: ({ event }) => event.output },
        },
        onError: {
          target: 'optionsFailed',
          actions: ofError('takeFailure'),
        },
      },
    },
    optionsFailed: {
      on: {
        RETRY: { target: 'loadingOptions', actions: 'clearFailure' },
        ONLINE: { target: 'loadingOptions', actions: 'clearFailure' },
      },
    },
    choosing: {
      on: {
        CHOOSE: { actions: { type: 'takeChoice', params: ({ event }) => event.choice } },
        PAY: {
          guard: { type: 'canPay', params: ({ event }: { event: PayEvent }) => event.total },
          target: 'order.submitting',
          actions: [
            { type: 'beginIntent', params: ({ event }: { event: PayEvent }) => event.total },
            storeIntent,
          ],
        },
      },
    },
    // An order from before a reload was refused: what can be bought is still to be loaded.
    refused: {
      id: 'refused',
      always: [{ guard: 'hasOptions', target: 'choosing' }, { target: 'loadingOptions' }],
    },
    order,
    completed: { entry: ended('completed') },
    failed: { entry: ended('failed'), on: { CHOOSE_AGAIN: chooseAgain } },
    cancelled: { entry: ended('cancelled'), on: { CHOOSE_AGAIN: chooseAgain } },
  },
});
