import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createLiveFactory } from './liveActor.ts';
import type { LiveActor } from './liveActor.ts';
import { pathsOf } from './pathsOf.ts';
import type { Situation } from './pureModel.ts';
import { transitionNames } from './transitions.ts';
import type { AnyModel, Scenario, Step } from './types.ts';

export interface PathReport {
  /** Declared transitions that no path walks. */
  readonly unwalked: string[];
  /** Where the live actor was not what the pure machine said, with the path. */
  readonly differences: string[];
  readonly situations: number;
  readonly replayed: number;
}

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => (part === undefined ? null : part)));

/** What must be alike in the pure and the live machine. */
const comparable = (snapshot: AnyMachineSnapshot): unknown =>
  plain({
    status: snapshot.status,
    value: snapshot.value,
    context: snapshot.context,
    children: Object.keys(snapshot.children ?? {}).toSorted(),
    error: snapshot.status === 'error' ? String(snapshot.error) : null,
  });

const describe = (steps: readonly Step[]): string =>
  steps.map((step) => JSON.stringify(step)).join('\n  ');

/**
 * Replays one path on a live actor, step by step beside the pure machine; the difference, or undefined.
 * @param passed by the pure machine on that path
 * @param compared situations that have been compared already
 */
const replay = (
  passed: readonly Situation[],
  live: LiveActor,
  steps: readonly Step[],
  compared: Set<Situation>,
): string | undefined => {
  for (const [done, situation] of passed.entries()) {
    if (!compared.has(situation)) {
      compared.add(situation);
      const expected = comparable(situation.machine);
      const actual = comparable(live.snapshot());
      if (!isDeepStrictEqual(actual, expected)) {
        return [
          `after ${done} steps of\n  ${describe(steps)}`,
          `pure: ${JSON.stringify(expected)}`,
          `live: ${JSON.stringify(actual)}`,
        ].join('\n');
      }
    }
    const step = steps[done];
    if (step) live.apply(step);
  }
  return undefined;
};

/**
 * Walks a machine exhaustively: finds, with xstate/graph over the pure machine, paths to every situation and over every
 * declared transition of each scenario, and replays each on a live actor whose clock is stepped timer by timer.
 */
export const walkPaths = (model: AnyModel): PathReport => {
  const unwalked = new Set(transitionNames(model.machine as AnyStateMachine).values());
  const differences: string[] = [];
  const live = createLiveFactory(model);
  let situations = 0;
  let replayed = 0;
  for (const scenario of model.scenarios as readonly Scenario<AnyStateMachine>[]) {
    const found = pathsOf(model, scenario);
    situations += found.situations;
    const compared = new Set<Situation>();
    for (const steps of found.paths) {
      replayed += 1;
      const actor = live(scenario, (name) => unwalked.delete(name));
      const difference = replay(found.walk(steps), actor, steps, compared);
      actor.stop();
      if (difference !== undefined) differences.push(`${scenario.name}: ${difference}`);
      if (differences.length >= 3) {
        return { unwalked: [...unwalked], differences, situations, replayed };
      }
    }
  }
  return { unwalked: [...unwalked], differences, situations, replayed };
};
