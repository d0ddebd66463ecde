import { assign, setup } from 'xstate';
import { unprovidedActor } from '../private/unprovided.ts';
import { TIME_BONUS_TICK_MS } from './timeBonus.constants.ts';
import { bonusEndsAt, isBonusTime } from './timeBonus.rules.ts';
import type {
  TimeBonusContext,
  TimeBonusEvent,
  TimeBonusFacts,
  TimeBonusInput,
} from './timeBonus.types.ts';

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
