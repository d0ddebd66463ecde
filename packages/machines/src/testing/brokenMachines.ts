import { assign, fromPromise, raise, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import { defineModel } from './types.ts';

/** Machines for the harness's own tests: one that is right, and others with one fault each. */

interface DoorContext {
  readonly now: () => number;
  readonly opened: number;
}

type DoorEvent =
  | { readonly type: 'OPEN' }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'NEVER' };

/** Opens after an answer, closes by itself after a second. */
const makeDoor = (fault: 'none' | 'unreachable' | 'countsTwice') =>
  setup({
    types: {
      context: {} as DoorContext,
      events: {} as DoorEvent,
      input: {} as { now: () => number },
    },
    actors: { unlock: unprovidedActor<boolean>('door', 'unlock') },
    actions: {
      ring: unprovidedAction('door', 'ring'),
      count: assign({
        opened: ({ context }) => context.opened + (fault === 'countsTwice' ? 2 : 1),
      }),
    },
    guards: { isNever: () => fault !== 'unreachable' },
    delays: { shut: 1_000 },
  }).createMachine({
    id: 'door',
    context: ({ input }) => ({ now: input.now, opened: 0 }),
    initial: 'closed',
    states: {
      closed: { on: { OPEN: 'unlocking' } },
      unlocking: {
        entry: 'ring',
        invoke: {
          id: 'unlock',
          src: 'unlock',
          onDone: { target: 'open', actions: 'count' },
          onError: 'closed',
        },
      },
      open: {
        after: { shut: 'closed' },
        on: { CLOSE: 'closed', NEVER: { guard: 'isNever', target: 'closed' } },
      },
    },
  });

export const doorModel = (fault: 'none' | 'unreachable' | 'countsTwice') =>
  defineModel({
    machine: makeDoor(fault),
    scenarios: [
      {
        name: 'a door',
        input: (now) => ({ now }),
        events: [{ type: 'OPEN' }, { type: 'CLOSE' }, { type: 'NEVER' }],
      },
    ],
    outcomes: { unlock: { done: [true], error: [new Error('jammed')] } },
    project: ({ context }) => Math.min(context.opened, 2),
    view: (snapshot) => (snapshot.matches('closed') ? null : snapshot.value),
    invariants: () => {
      let opened = 0;
      return {
        'opens once for each answer': ({ snapshot, step }) => {
          if (step.kind === 'start') opened = 0;
          const { context } = snapshot;
          const more = context.opened - opened;
          opened = context.opened;
          return more <= 1 || `${more} at once`;
        },
        'unlocks only while unlocking': ({ snapshot, running }) =>
          running.includes('unlock') === snapshot.matches('unlocking'),
        'never opens a negative number of times': ({ snapshot }) => snapshot.context.opened >= 0,
        'rings only when it begins to unlock': ({ snapshot, ran }) =>
          ran.length === 0 || snapshot.matches('unlocking'),
        'time never goes back': ({ elapsed }) => elapsed >= 0,
      };
    },
  });

/** Names that setup() does not know, and parts without a name. Typed loosely, as such a machine only then compiles. */
export const namelessMachine: AnyStateMachine = setup({
  actors: { known: fromPromise(() => Promise.resolve()) },
  actions: { later: raise({ type: 'LATER' }, { delay: 'unknownDelay' as never }) },
  guards: { unusedGuard: () => true },
  delays: { tooLong: 2 ** 31 },
}).createMachine({
  id: 'nameless',
  initial: 'first',
  entry: 'unknownAction',
  states: {
    first: {
      entry: ['later', () => undefined],
      invoke: [{ src: 'unknownActor' }, { id: 'known', src: 'known', onError: 'second' }],
      on: { GO: { guard: 'unknownGuard', target: 'second' }, MAY: { guard: () => true } },
      after: { 500: 'second', tooLong: 'second', unknownAfter: 'second' },
    },
    second: {},
  },
} as never) as never;

/** Reads a clock that no test controls: what the pure machine says, a live one does not repeat. */
export const impureModel = () => {
  let calls = 0;
  return defineModel({
    machine: setup({
      types: { context: {} as { value: number }, events: {} as { readonly type: 'LOOK' } },
      actions: {
        look: assign({
          value: () => {
            calls += 1;
            return calls;
          },
        }),
      },
    }).createMachine({
      id: 'impure',
      context: { value: 0 },
      initial: 'watching',
      states: { watching: { on: { LOOK: { actions: 'look' } } } },
    }),
    scenarios: [{ name: 'a look', input: () => undefined as never, events: [{ type: 'LOOK' }] }],
    project: () => null,
    invariants: () => ({}),
  });
};
