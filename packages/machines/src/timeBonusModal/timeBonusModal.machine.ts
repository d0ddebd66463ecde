import { assign, not, setup } from 'xstate';
import { unprovidedAction } from '../private/unprovided.ts';
import { TIME_BONUS_MODAL_DELAY_MS } from './timeBonusModal.logic.ts';
import type { TimeBonusModalConditions, TimeBonusModalContext } from './timeBonusModal.logic.ts';

export interface TimeBonusModalInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** When it was closed before, as stored; null where it never was. */
  readonly dismissedAt: number | null;
}

export type TimeBonusModalEvent =
  /** One of the conditions changed, or may have. */
  | { readonly type: 'CONDITIONS'; readonly conditions: TimeBonusModalConditions }
  /** The member closes it. */
  | { readonly type: 'CLOSE' };

/**
 * Offers the time bonus once (spec section 4): after 40 seconds in the members area, to a logged-in member with 0 credits, while
 * the bonus is visible, if not dismissed before. Leaving the members area cancels; closing stores when.
 *
 * Give it `storeDismissal`: stores the time it is given.
 */
export const timeBonusModalMachine = setup({
  types: {
    context: {} as TimeBonusModalContext,
    events: {} as TimeBonusModalEvent,
    input: {} as TimeBonusModalInput,
  },
  actions: {
    takeConditions: assign((_args, conditions: TimeBonusModalConditions) => conditions),
    dismiss: assign({ dismissedAt: ({ context }) => context.now() }),
    storeDismissal: unprovidedAction<{ at: number }>('timeBonusModal', 'storeDismissal'),
  },
  guards: {
    isDismissed: ({ context }) => context.dismissedAt !== null,
    isDue: ({ context }) =>
      context.isInMembersArea &&
      context.isLoggedIn &&
      context.credits === 0 &&
      context.isBonusVisible,
  },
  delays: { open: TIME_BONUS_MODAL_DELAY_MS },
}).createMachine({
  id: 'timeBonusModal',
  context: ({ input }) => ({
    ...input,
    isInMembersArea: false,
    isLoggedIn: false,
    credits: 0,
    isBonusVisible: false,
  }),
  initial: 'idle',
  on: {
    CONDITIONS: {
      actions: { type: 'takeConditions', params: ({ event }) => event.conditions },
    },
  },
  states: {
    idle: {
      always: [
        { guard: 'isDismissed', target: 'dismissed' },
        { guard: 'isDue', target: 'waiting' },
      ],
    },
    waiting: {
      always: { guard: not('isDue'), target: 'idle' },
      after: { open: 'open' },
    },
    open: {
      // The offer has ended, or the member is elsewhere: nothing was declined.
      always: { guard: not('isDue'), target: 'idle' },
      on: {
        CLOSE: {
          target: 'dismissed',
          actions: [
            'dismiss',
            { type: 'storeDismissal', params: ({ context }) => ({ at: context.now() }) },
          ],
        },
      },
    },
    // Until storage is cleared and the page comes anew.
    dismissed: {},
  },
});
