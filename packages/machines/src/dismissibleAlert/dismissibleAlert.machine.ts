import { assign, not, setup } from 'xstate';
import { unprovidedAction } from '../private/unprovided.ts';
import { isAlertNeeded } from './dismissibleAlert.logic.ts';
import type {
  AlertFacts,
  DismissibleAlertContext,
  DismissibleAlertInput,
} from './dismissibleAlert.logic.ts';

export type DismissibleAlertEvent =
  /** The member was read again, logged in or out. */
  | { readonly type: 'FACTS'; readonly facts: AlertFacts | null }
  | { readonly type: 'DISMISS' }
  /** What is stored has changed: another tab dismissed it, or storage was cleared (null). */
  | { readonly type: 'STORED_ELSEWHERE'; readonly dismissedAt: number | null };

/**
 * An alert that a member can dismiss (spec section 4): photo missing, push opt-in, disabled notifications. It is shown
 * while there is something to tell; dismissed, it stays away until storage is cleared, in every tab.
 *
 * Give it `storeDismissal`: stores the time it is given under the alert's name.
 */
export const dismissibleAlertMachine = setup({
  types: {
    context: {} as DismissibleAlertContext,
    events: {} as DismissibleAlertEvent,
    input: {} as DismissibleAlertInput,
  },
  actions: {
    takeFacts: assign((_args, facts: AlertFacts | null) => ({ facts })),
    takeStored: assign((_args, dismissedAt: number | null) => ({ dismissedAt })),
    dismiss: assign({ dismissedAt: ({ context }) => context.now() }),
    storeDismissal: unprovidedAction<{ at: number }>('dismissibleAlert', 'storeDismissal'),
  },
  guards: {
    isDue: ({ context: { alert, facts, dismissedAt } }) =>
      dismissedAt === null && isAlertNeeded(alert, facts),
  },
}).createMachine({
  id: 'dismissibleAlert',
  context: ({ input }) => ({ ...input }),
  initial: 'hidden',
  on: {
    FACTS: { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    STORED_ELSEWHERE: { actions: { type: 'takeStored', params: ({ event }) => event.dismissedAt } },
  },
  states: {
    hidden: { always: { guard: 'isDue', target: 'shown' } },
    shown: {
      always: { guard: not('isDue'), target: 'hidden' },
      on: {
        DISMISS: {
          actions: [
            'dismiss',
            { type: 'storeDismissal', params: ({ context }) => ({ at: context.now() }) },
          ],
        },
      },
    },
  },
});
