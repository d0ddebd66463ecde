import { assign, setup } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  DISCOUNT_EXPIRED,
  discountLeft,
  hasClockGoneBack,
  holdDiscount,
  isSameOrder,
  lookAt,
  normaliseCode,
  untilNextLook,
} from './activeDiscount.logic.ts';
import type {
  ActiveDiscountContext,
  ActiveDiscountInput,
  DiscountFacts,
  DiscountOrder,
} from './activeDiscount.logic.ts';

export interface CheckCodeInput {
  readonly code: string;
  /** Null where nothing is chosen yet. */
  readonly order: DiscountOrder | null;
}

export type ActiveDiscountEvent =
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'LOGGED_OUT' }
  /** The logging-in state changed elsewhere: the welcome discount is loaded again. */
  | { readonly type: 'RELOAD' }
  /** The member has paid, here or in another tab. */
  | { readonly type: 'PAID' }
  /** The time bonus has appeared or ended. */
  | { readonly type: 'TIME_BONUS'; readonly isVisible: boolean }
  /** The package or the method was chosen. */
  | { readonly type: 'ORDER_CHOSEN'; readonly order: DiscountOrder }
  | { readonly type: 'APPLY'; readonly code: string }
  | { readonly type: 'REMOVE' };

/** Events whose payload goes to an action or guard. */
type ApplyEvent = Extract<ActiveDiscountEvent, { type: 'APPLY' }>;
type OrderEvent = Extract<ActiveDiscountEvent, { type: 'ORDER_CHOSEN' }>;

/** The code that was entered holds for what is bought: another order, and it is checked anew. */
const checkedAnew = {
  guard: {
    type: 'isAnotherOrder',
    params: ({ event }: { event: OrderEvent }) => event.order,
  },
  target: 'checking',
  reenter: true,
  actions: { type: 'takeOrder', params: ({ event }: { event: OrderEvent }) => event.order },
} as const;

/**
 * Which one discount counts (spec section 4): the time bonus if present, otherwise the welcome discount. A code that the
 * member has entered and the server has applied goes before both, until it is removed. A failure to load the welcome
 * discount is silent; a code that is not applied is told why.
 *
 * Give it
 * - `loadWelcome`: asks the server for the welcome discount, null where there is none;
 * - `checkCode`: asks the server for an entered code and the order it is for; rejects with the client's error.
 *
 * The amount is the server's: this says only which code goes with the order.
 */
export const activeDiscountMachine = setup({
  types: {
    context: {} as ActiveDiscountContext,
    events: {} as ActiveDiscountEvent,
    input: {} as ActiveDiscountInput,
  },
  actors: {
    loadWelcome: unprovidedActor<DiscountFacts | null>('activeDiscount', 'loadWelcome'),
    checkCode: unprovidedActor<DiscountFacts, CheckCodeInput>('activeDiscount', 'checkCode'),
  },
  actions: {
    noteTimeBonus: assign((_args, isTimeBonusVisible: boolean) => ({ isTimeBonusVisible })),
    takeOrder: assign((_args, order: DiscountOrder) => ({ order })),
    takeWelcome: assign(({ context }, facts: DiscountFacts | null) => ({
      welcome: holdDiscount(facts, context.now()),
    })),
    lookAtWelcome: assign({ welcome: ({ context }) => lookAt(context.welcome, context.now()) }),
    dropWelcome: assign({ welcome: null }),
    enterCode: assign((_args, code: string) => ({ entered: normaliseCode(code) })),
    beginCheck: assign({ applied: null, failure: null }),
    takeApplied: assign(({ context }, facts: DiscountFacts) => ({
      applied: holdDiscount(facts, context.now()),
    })),
    lookAtCode: assign({ applied: ({ context }) => lookAt(context.applied, context.now()) }),
    takeRefusal: assign((_args, error: unknown) => ({ failure: toFailure(error) })),
    expireCode: assign({
      applied: null,
      failure: toFailure({ status: 422, code: DISCOUNT_EXPIRED }),
    }),
    dropCode: assign({ entered: '', applied: null, failure: null }),
  },
  guards: {
    isCode: (_args, code: string) => normaliseCode(code) !== '',
    isAnotherOrder: ({ context }, order: DiscountOrder) => !isSameOrder(context.order, order),
    isWelcomeOver: ({ context }) => discountLeft(context.welcome, context.now()) <= 0,
    isCodeOver: ({ context }) => discountLeft(context.applied, context.now()) <= 0,
    welcomeClockWentBack: ({ context }) => hasClockGoneBack(context.welcome, context.now()),
    codeClockWentBack: ({ context }) => hasClockGoneBack(context.applied, context.now()),
  },
  delays: {
    welcomeTick: ({ context }) => untilNextLook(context.welcome, context.now()),
    codeTick: ({ context }) => untilNextLook(context.applied, context.now()),
  },
}).createMachine({
  id: 'activeDiscount',
  context: ({ input }) => ({
    now: input.now,
    isTimeBonusVisible: false,
    welcome: null,
    order: null,
    entered: '',
    applied: null,
    failure: null,
  }),
  initial: 'loggedOut',
  on: {
    // Another machine's fact: it is true or not, whoever is logged in here.
    TIME_BONUS: {
      actions: { type: 'noteTimeBonus', params: ({ event }) => event.isVisible },
    },
    ORDER_CHOSEN: {
      actions: { type: 'takeOrder', params: ({ event }) => event.order },
    },
  },
  states: {
    loggedOut: {
      on: { LOGGED_IN: 'loggedIn' },
    },
    loggedIn: {
      type: 'parallel',
      on: { LOGGED_OUT: 'loggedOut' },
      exit: ['dropWelcome', 'dropCode'],
      states: {
        welcome: {
          initial: 'loading',
          on: { RELOAD: '.loading', PAID: '.none' },
          states: {
            loading: {
              entry: 'dropWelcome',
              invoke: {
                id: 'loadWelcome',
                src: 'loadWelcome',
                onDone: {
                  target: 'offered',
                  actions: { type: 'takeWelcome', params: ({ event }) => event.output },
                },
                onError: 'none',
              },
            },
            offered: {
              always: { guard: 'isWelcomeOver', target: 'none' },
              after: {
                welcomeTick: [
                  { guard: 'welcomeClockWentBack', target: 'loading' },
                  { target: 'offered', reenter: true, actions: 'lookAtWelcome' },
                ],
              },
            },
            none: { entry: 'dropWelcome' },
          },
        },
        code: {
          initial: 'none',
          on: {
            APPLY: {
              guard: { type: 'isCode', params: ({ event }: { event: ApplyEvent }) => event.code },
              target: '.checking',
              actions: {
                type: 'enterCode',
                params: ({ event }: { event: ApplyEvent }) => event.code,
              },
            },
            REMOVE: '.none',
            PAID: '.none',
          },
          states: {
            none: { entry: 'dropCode' },
            checking: {
              entry: 'beginCheck',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context }) => ({ code: context.entered, order: context.order }),
                onDone: {
                  target: 'applied',
                  actions: { type: 'takeApplied', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'refused',
                  actions: ofError('takeRefusal'),
                },
              },
              on: { ORDER_CHOSEN: checkedAnew },
            },
            applied: {
              always: { guard: 'isCodeOver', target: 'refused', actions: 'expireCode' },
              after: {
                codeTick: [
                  { guard: 'codeClockWentBack', target: 'checking' },
                  { target: 'applied', reenter: true, actions: 'lookAtCode' },
                ],
              },
              on: { ORDER_CHOSEN: checkedAnew },
            },
            refused: { on: { ORDER_CHOSEN: checkedAnew } },
          },
        },
      },
    },
  },
});
