import { fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

/** Thrown when a machine reaches an actor or action that nobody gave it by `.provide()`. */
export class UnprovidedError extends Error {
  override readonly name = 'UnprovidedError';
  constructor(machine: string, kind: 'actor' | 'action', part: string) {
    super(`${machine}: ${kind} "${part}" was not provided`);
  }
}

const placeholders = new WeakSet<object>();

/** Whether an implementation is one of the placeholders of this file. */
export const isPlaceholder = (implementation: unknown): boolean =>
  (typeof implementation === 'object' || typeof implementation === 'function') &&
  implementation !== null &&
  placeholders.has(implementation);

/**
 * A snapshot whose status cannot be read. xstate turns an error thrown while a child is made into an error event, which
 * the parent's `onError` would swallow as an ordinary failure; reading the status is the one step on the way to a
 * running child that it does not guard, so the parent itself stops with this error.
 */
const unreadable = (error: UnprovidedError): object => ({
  get status(): never {
    throw error;
  },
});

/** Placeholder for a promise actor: the machine that starts it stops with an {@link UnprovidedError}. */
export const unprovidedActor = <TOutput, TInput = undefined>(
  machine: string,
  part: string,
): PromiseActorLogic<TOutput, TInput> => {
  const logic = {
    ...fromPromise<TOutput, TInput>(() => Promise.reject(new Error(part))),
    getInitialSnapshot: () => unreadable(new UnprovidedError(machine, 'actor', part)),
  };
  placeholders.add(logic);
  return logic as unknown as PromiseActorLogic<TOutput, TInput>;
};

/** Placeholder for a callback actor (a stream, a lock): see {@link unprovidedActor}. */
export const unprovidedCallback = <TReceived extends EventObject, TInput = undefined>(
  machine: string,
  part: string,
): CallbackActorLogic<TReceived, TInput> => {
  const logic = {
    ...fromCallback<TReceived, TInput>(() => undefined),
    getInitialSnapshot: () => unreadable(new UnprovidedError(machine, 'actor', part)),
  };
  placeholders.add(logic);
  return logic as unknown as CallbackActorLogic<TReceived, TInput>;
};

/**
 * Placeholder for an action with effects outside the machine.
 * @throws {UnprovidedError} when run; xstate then stops the machine with it.
 */
export const unprovidedAction = <TParams = undefined>(
  machine: string,
  part: string,
): ((args: unknown, params: TParams) => void) => {
  const action = (): never => {
    throw new UnprovidedError(machine, 'action', part);
  };
  placeholders.add(action);
  return action;
};
