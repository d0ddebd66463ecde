import { assign, setup } from 'xstate';
import { unprovidedActor } from '../private/unprovided.ts';
import { TIME_BONUS_TICK_MS, bonusEndsAt, isBonusTime } from './timeBonus.logic.ts';
import type { TimeBonusContext, TimeBonusFacts } from './timeBonus.logic.ts';

export interface TimeBonusInput {
  /** The member's clock, in ms since 1970. */
  readonly now: () => number;
}

export type TimeBonusEvent =
  /** The member is logged in: now, or already when the page came. */
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'LOGGED_OUT' }
  /** The member has paid: premium members have no time bonus. */
  | { readonly type: 'PAID' }
  /** Ask the server again: the logging-in state changed elsewhere, or the page woke up. */
  | { readonly type: 'RELOAD' };

const left = ({ endsAt, now, serverOffset }: TimeBonusContext): number =>
  endsAt === null ? 0 : endsAt - (now() + serverOffset);

/** A member's clock whose answer is not the time it was a tick ago is not to be counted by. */
const clockWentBack = ({ now, tickedAt }: TimeBonusContext): boolean => now() < tickedAt;

/**
 * Counts down the time bonus (spec section 4): loaded on log-in, worked out each second from the server's deadline, and
 * gone on log-out, on payment, at zero, and when more than four hours would be left. A failure to load is silent.
 *
 * Give it `loadFacts`: asks the server for {@link TimeBonusFacts}, null where there is no bonus.
 */
export const timeBonusMachine = setup({
  types: {
    context: {} as TimeBonusContext,
    events: {} as TimeBonusEvent,
    input: {} as TimeBonusInput,
  },
  actors: {
    loadFacts: unprovidedActor<TimeBonusFacts | null>('timeBonus', 'loadFacts'),
  },
  actions: {
    clear: assign({ endsAt: null, remaining: 0 }),
    takeFacts: assign(({ context }, facts: TimeBonusFacts | null) => {
      const serverNow = facts === null ? Number.NaN : Date.parse(facts.serverTime);
      const serverOffset = Number.isNaN(serverNow) ? 0 : serverNow - context.now();
      const endsAt = facts === null ? null : bonusEndsAt(facts);
      const next = { ...context, serverOffset, endsAt };
      return { serverOffset, endsAt, remaining: left(next), tickedAt: context.now() };
    }),
    tick: assign(({ context }) => ({ remaining: left(context), tickedAt: context.now() })),
  },
  guards: {
    clockWentBack: ({ context }) => clockWentBack(context),
    isOver: ({ context }) => !isBonusTime(left(context)),
  },
  delays: {
    // The last tick is the deadline itself.
    tick: ({ context }) => Math.min(TIME_BONUS_TICK_MS, Math.max(0, left(context))),
  },
}).createMachine({
  id: 'timeBonus',
  context: ({ input }) => ({
    now: input.now,
    serverOffset: 0,
    endsAt: null,
    remaining: 0,
    tickedAt: 0,
  }),
  initial: 'loggedOut',
  states: {
    loggedOut: {
      on: { LOGGED_IN: 'loggedIn' },
    },
    loggedIn: {
      initial: 'loading',
      on: { LOGGED_OUT: 'loggedOut', RELOAD: '.loading' },
      exit: 'clear',
      states: {
        loading: {
          entry: 'clear',
          invoke: {
            id: 'loadFacts',
            src: 'loadFacts',
            onDone: {
              target: 'counting',
              actions: { type: 'takeFacts', params: ({ event }) => event.output },
            },
            onError: 'none',
          },
          on: { PAID: 'none' },
        },
        counting: {
          always: { guard: 'isOver', target: 'none' },
          after: {
            tick: [
              { guard: 'clockWentBack', target: 'loading' },
              { target: 'counting', reenter: true, actions: 'tick' },
            ],
          },
          on: { PAID: 'none' },
        },
        none: {
          entry: 'clear',
        },
      },
    },
  },
});
