import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { isPlaceholder } from '../private/unprovided.ts';
import type { RanAction, StartedChild } from './types.ts';

/** Ends a fake child. */
export type SettleEvent =
  | { readonly type: 'harness.done'; readonly output: unknown }
  | { readonly type: 'harness.error'; readonly error: unknown };

export type FakeSnapshot = Snapshot<unknown> & { readonly input: unknown };

/**
 * A child that does nothing until it is told how to end, at once and not in a microtask. What it is sent else it
 * ignores. `src` is the name of the actor it stands for.
 */
const fakeActor = (onStart: (input: unknown, id: string) => void) => {
  const logic: ActorLogic<FakeSnapshot, EventObject, unknown> = {
    getInitialSnapshot: (_scope, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    start: (snapshot, scope) => onStart(snapshot.input, scope.id),
    transition: (snapshot, event) => {
      const settle = event as SettleEvent;
      if (settle.type === 'harness.done') {
        return { ...snapshot, status: 'done', output: settle.output, error: undefined };
      }
      if (settle.type === 'harness.error') {
        return { ...snapshot, status: 'error', output: undefined, error: settle.error };
      }
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic;
};

/** Where fakes write down what the machine did. */
export interface Recorder {
  started: StartedChild[];
  ran: RanAction[];
}

/**
 * The machine with every actor replaced by a fake, and every action placeholder by a note that it ran. The recorder is
 * asked for at each call: one such machine serves all walks.
 */
export const withFakes = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  recorder: () => Recorder,
): TMachine => {
  const actors: Record<string, unknown> = {};
  for (const src of Object.keys(machine.implementations.actors)) {
    actors[src] = fakeActor((input, id) => recorder().started.push({ id, src, input }));
  }
  const actions: Record<string, unknown> = {};
  for (const [type, action] of Object.entries(machine.implementations.actions)) {
    if (!isPlaceholder(action)) continue;
    actions[type] = (_args: unknown, params: unknown) => recorder().ran.push({ type, params });
  }
  return machine.provide({ actors, actions } as Parameters<TMachine['provide']>[0]) as TMachine;
};
