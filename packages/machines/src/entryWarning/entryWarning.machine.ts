import { assign, not, setup } from 'xstate';
import { unprovidedAction } from '../private/unprovided.ts';
import { isEntryWarningDue } from './entryWarning.rules.ts';
import type {
  EntryWarningContext,
  EntryWarningEvent,
  EntryWarningFacts,
  EntryWarningInput,
} from './entryWarning.types.ts';

/**
 * The site-entry warning (spec section 2): once for visitors not logged in, not in the installed app, who have not dismissed
 * it; limited by country and layout. Nothing but the visitor's answer, here or in another tab, counts as one.
 *
 * Give it `storeDismissal`: stores the time it is given.
 */
export const entryWarningMachine = setup({
  types: {
    context: {} as EntryWarningContext,
    events: {} as EntryWarningEvent,
    input: {} as EntryWarningInput,
  },
  actions: {
    takeFacts: assign((_args, facts: EntryWarningFacts | null) => ({ facts })),
    takeStored: assign((_args, dismissedAt: number | null) => ({ dismissedAt })),
    dismiss: assign({ dismissedAt: ({ context }) => context.now() }),
    storeDismissal: unprovidedAction<{ at: number }>('entryWarning', 'storeDismissal'),
  },
  guards: {
    isDismissed: ({ context }) => context.dismissedAt !== null,
    isDue: ({ context }) => isEntryWarningDue(context.facts),
  },
}).createMachine({
  id: 'entryWarning',
  context: ({ input }) => ({ ...input }),
  initial: 'closed',
  on: {
    FACTS: { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    STORED_ELSEWHERE: { actions: { type: 'takeStored', params: ({ event }) => event.dismissedAt } },
  },
  states: {
    closed: {
      always: [
        { guard: 'isDismissed', target: 'dismissed' },
        { guard: 'isDue', target: 'open' },
      ],
    },
    open: {
      always: [
        { guard: 'isDismissed', target: 'dismissed' },
        // Logged in, or on a page without it: nothing was answered.
        { guard: not('isDue'), target: 'closed' },
      ],
      on: {
        DISMISS: {
          target: 'dismissed',
          actions: [
            'dismiss',
            { type: 'storeDismissal', params: ({ context }) => ({ at: context.now() }) },
          ],
        },
      },
    },
    dismissed: { always: { guard: not('isDismissed'), target: 'closed' } },
  },
});
