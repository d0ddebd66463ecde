import { assign, not, setup } from 'xstate';
import { unprovidedAction } from '../private/unprovided.ts';
import { isEntryWarningDue } from './entryWarning.logic.ts';
import type {
  EntryWarningContext,
  EntryWarningFacts,
  EntryWarningInput,
} from './entryWarning.logic.ts';

export type EntryWarningEvent =
  /** One of them changed, or may have. */
  | { readonly type: 'FACTS'; readonly facts: EntryWarningFacts | null }
  /** The visitor has pressed "enter". */
  | { readonly type: 'DISMISS' }
  /** What is stored has changed: another tab dismissed it, or storage was cleared (null). */
  | { readonly type: 'STORED_ELSEWHERE'; readonly dismissedAt: number | null };

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
    isDue: ({ context: { facts, dismissedAt } }) =>
      dismissedAt === null && isEntryWarningDue(facts),
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
    closed: { always: { guard: 'isDue', target: 'open' } },
    open: {
      // Dismissed; or logged in, or on a page without it, and then nothing was answered.
      always: { guard: not('isDue'), target: 'closed' },
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
