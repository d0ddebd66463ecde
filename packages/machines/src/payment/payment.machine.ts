import { ofError } from '../private/ofError.ts';
import { forget, order, storeIntent } from './payment.order.ts';
import { usableStored } from './payment.rules.ts';
import { paymentSetup } from './payment.setup.ts';
import type {
  CreateOrderInput,
  PaymentChoice,
  PaymentContext,
  PaymentEnd,
  PaymentEvent,
} from './payment.types.ts';

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
