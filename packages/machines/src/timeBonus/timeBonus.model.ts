import { EPOCH, defineModel } from '../testing/types.ts';
import { TIME_BONUS_VALID_MS, selectCountdown, selectIsVisible } from './timeBonus.logic.ts';
import type { TimeBonusFacts } from './timeBonus.logic.ts';
import { timeBonusMachine } from './timeBonus.machine.ts';

const at = (ms: number): string => new Date(EPOCH + ms).toISOString();

/** Facts as the server would give them at the start of a walk, with so much of the four hours left. */
export const factsWith = (left: number, more: Partial<TimeBonusFacts> = {}): TimeBonusFacts => ({
  paidUser: false,
  signupDate: at(left - TIME_BONUS_VALID_MS),
  expires: null,
  serverTime: at(0),
  ...more,
});

const HOUR = 3_600_000;

/** How timeBonus is walked. */
export const timeBonusModel = defineModel({
  machine: timeBonusMachine,
  scenarios: [
    {
      name: 'a member whose bonus is about to end',
      input: (now) => ({ now }),
      events: [{ type: 'LOGGED_IN' }, { type: 'LOGGED_OUT' }, { type: 'PAID' }, { type: 'RELOAD' }],
      waits: [500],
      sleeps: [3 * HOUR, -2_000],
    },
  ],
  outcomes: {
    loadFacts: {
      done: [
        factsWith(3_000),
        factsWith(TIME_BONUS_VALID_MS),
        factsWith(TIME_BONUS_VALID_MS + 1_000),
        factsWith(0),
        factsWith(3_000, { paidUser: true }),
        factsWith(9_000, { expires: at(2_000) }),
        factsWith(9_000, { expires: 'not a date' }),
        null,
      ],
      error: [new Error('network')],
    },
  },
  // Four hours of seconds are alike but for their number: near the end they count one by one.
  project: ({ context }) => Math.min(context.remaining, 5_000),
  view: (snapshot) => (selectIsVisible(snapshot) ? 'counting' : null),
  invariants: () => ({
    'a countdown is shown exactly while the bonus is visible': ({ snapshot }) =>
      (selectCountdown(snapshot) !== null) === selectIsVisible(snapshot),
    'what is shown is above zero and at most four hours': ({ snapshot }) =>
      !selectIsVisible(snapshot) ||
      (snapshot.context.remaining > 0 && snapshot.context.remaining <= TIME_BONUS_VALID_MS),
    'nothing is kept of a bonus that is not visible': ({ snapshot }) =>
      selectIsVisible(snapshot) ||
      (snapshot.context.endsAt === null && snapshot.context.remaining === 0),
    'the countdown was worked out from the deadline at the last tick': ({
      snapshot: { context },
    }) =>
      context.endsAt === null ||
      context.remaining === context.endsAt - context.tickedAt - context.serverOffset,
    'the server is asked only while logged in and loading': ({ snapshot, running }) =>
      running.includes('loadFacts') === snapshot.matches({ loggedIn: 'loading' }),
    'logged out, nothing is visible': ({ snapshot }) =>
      !snapshot.matches('loggedOut') || !selectIsVisible(snapshot),
    'each part of the countdown has two digits': ({ snapshot }) => {
      const countdown = selectCountdown(snapshot);
      return countdown === null || Object.values(countdown).every((part) => /^\d\d$/.test(part));
    },
  }),
});
