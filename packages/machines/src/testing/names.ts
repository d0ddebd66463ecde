import { createActor, setup } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { isPlaceholder, UnprovidedError } from '../private/unprovided.ts';
import { LONGEST_DELAY_MS } from './clock.ts';
import { allStateNodes } from './transitions.ts';

type Kind = 'actor' | 'action' | 'guard' | 'delay';

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The name that an action or guard reference carries; undefined for an inline function. */
const referenceName = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference) {
    return String(reference.type);
  }
  return undefined;
};

/** `and`, `or` and `not` are functions that carry the guards they combine. */
const combinedGuards = (guard: unknown): readonly unknown[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)
    ? guard.guards
    : [];

class NameCheck {
  readonly problems: string[] = [];
  readonly #machine: AnyStateMachine;
  readonly #used: Record<Kind, Set<string>> = {
    actor: new Set(),
    action: new Set(),
    guard: new Set(),
    delay: new Set(),
  };

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
  }

  #implementations(kind: Kind): Record<string, unknown> {
    const { actors, actions, guards, delays } = this.#machine.implementations;
    return { actor: actors, action: actions, guard: guards, delay: delays }[kind] as Record<
      string,
      unknown
    >;
  }

  #use(kind: Kind, name: string, where: string): void {
    if (!(name in this.#implementations(kind))) {
      this.problems.push(`${where}: ${kind} "${name}" is not in setup()`);
    }
    this.#used[kind].add(name);
  }

  #action(reference: unknown, where: string): void {
    const name = referenceName(reference);
    if (name === undefined) this.problems.push(`${where}: an action without a name`);
    else this.#use('action', name, where);
  }

  #guard(reference: unknown, where: string): void {
    if (reference === undefined) return;
    const combined = combinedGuards(reference);
    const name = referenceName(reference);
    if (combined.length > 0) for (const guard of combined) this.#guard(guard, where);
    else if (name === undefined) this.problems.push(`${where}: a guard without a name`);
    else this.#use('guard', name, where);
  }

  #node(node: AnyStateNode): void {
    const where = node.id;
    const { config } = node;
    for (const action of [...toList(config.entry), ...toList(config.exit)]) {
      this.#action(action, where);
    }
    if (typeof config.initial === 'object') {
      for (const action of node.initial.actions) this.#action(action, where);
    }
    for (const transition of [...node.transitions.values(), node.always ?? []].flat()) {
      const at = `${where} on ${transition.eventType || 'always'}`;
      this.#guard(transition.guard, at);
      for (const action of transition.actions) this.#action(action, at);
    }
    for (const delay of Object.keys(config.after ?? {})) {
      if (Number.isNaN(Number(delay))) this.#use('delay', delay, where);
      else this.problems.push(`${where}: the delay ${delay} has no name`);
    }
    for (const invoke of toList(config.invoke) as Record<string, unknown>[]) {
      if (typeof invoke['src'] === 'string') this.#use('actor', invoke['src'], where);
      else this.problems.push(`${where}: an invoke without a name`);
      if (invoke['id'] === undefined) this.problems.push(`${where}: an invoke without an id`);
      if (invoke['onError'] === undefined) {
        this.problems.push(`${where}: an invoke without onError stops the machine on an error`);
      }
    }
  }

  /** Implementations may name others: combined guards, and raise or sendTo with a named delay. */
  #insideImplementations(): void {
    for (const [name, guard] of Object.entries(this.#implementations('guard'))) {
      for (const inner of combinedGuards(guard)) this.#guard(inner, `guard "${name}"`);
    }
    for (const [name, action] of Object.entries(this.#implementations('action'))) {
      const { delay } = action as { delay?: unknown };
      if (typeof delay === 'string') this.#use('delay', delay, `action "${name}"`);
    }
    for (const [name, delay] of Object.entries(this.#implementations('delay'))) {
      if (typeof delay === 'number' && !(delay >= 0 && delay <= LONGEST_DELAY_MS)) {
        this.problems.push(`delay "${name}": ${delay} ms fires at once in a browser`);
      }
    }
  }

  run(): string[] {
    for (const node of allStateNodes(this.#machine)) this.#node(node);
    this.#insideImplementations();
    for (const kind of ['actor', 'action', 'guard', 'delay'] as const) {
      for (const name of Object.keys(this.#implementations(kind))) {
        if (!this.#used[kind].has(name)) this.problems.push(`${kind} "${name}" is used nowhere`);
      }
    }
    return this.problems;
  }
}

/**
 * What is wrong with the names in a machine's config: names that setup() does not know (xstate passes over a missing
 * action in silence and fires a missing delay at once), parts without a name, invokes without `id` or `onError`, delays
 * that no timer takes, and implementations that nothing uses. Empty when all is well.
 */
export const nameProblems = (machine: AnyStateMachine): string[] => new NameCheck(machine).run();

/** What a machine of one state, which starts the actor and would swallow an ordinary error of it, stops with. */
export const stopsWith = (logic: AnyActorLogic): unknown => {
  const parent = createActor(
    setup({ actors: { child: logic } }).createMachine({
      initial: 'running',
      states: {
        running: { invoke: { id: 'child', src: 'child', onError: 'swallowed' } },
        swallowed: {},
      },
    }),
  );
  let caught: unknown;
  parent.subscribe({ error: (error) => (caught = error) });
  parent.start();
  parent.stop();
  return caught;
};

const throwsUnprovided = (action: () => unknown): boolean => {
  try {
    action();
    return false;
  } catch (error) {
    return error instanceof UnprovidedError;
  }
};

/**
 * Actors of a machine that would run without having been given, and placeholders that would not be noticed. Every
 * actor is I/O, so every one must be a placeholder in the package. Empty when all is well.
 */
export const placeholderProblems = (machine: AnyStateMachine): string[] => {
  const problems: string[] = [];
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    if (!isPlaceholder(logic)) problems.push(`actor "${name}" has an implementation of its own`);
    else if (!(stopsWith(logic as AnyActorLogic) instanceof UnprovidedError)) {
      problems.push(`actor "${name}" does not throw when it is not provided`);
    }
  }
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (!isPlaceholder(action)) continue;
    if (!throwsUnprovided(action as () => unknown)) {
      problems.push(`action "${name}" does not throw when it is not provided`);
    }
  }
  return problems;
};
