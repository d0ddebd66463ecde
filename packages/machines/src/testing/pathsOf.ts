import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { createPureModel, toStepEvent } from './pureModel.ts';
import type { PureModel, Situation, StepEvent } from './pureModel.ts';
import type { AnyModel, Scenario, Step } from './types.ts';

/** Situations above which a scenario is refused: it then needs `project`, `until` or fewer events. */
const MAXIMUM_SITUATIONS = 20_000;

/** Leaves out what is the beginning of another path. */
const withoutPrefixes = (paths: readonly (readonly Step[])[]): (readonly Step[])[] => {
  const seen = new Set<string>();
  const kept: (readonly Step[])[] = [];
  for (const path of paths.toSorted((a, b) => b.length - a.length)) {
    const keys = path.map((step) => JSON.stringify(step));
    if (seen.has(keys.join('|'))) continue;
    for (let length = 0; length <= keys.length; length += 1) {
      seen.add(keys.slice(0, length).join('|'));
    }
    kept.push(path);
  }
  return kept;
};

type Adjacency = Record<
  string,
  { state: Situation; transitions: Record<string, { event: StepEvent; state: Situation }> }
>;

const traversal = (pure: PureModel) => ({
  events: (situation: Situation) => pure.steps(situation),
  serializeState: (situation: Situation) => pure.serialize(situation),
  serializeEvent: (event: StepEvent) => event.type,
  // `limit` counts visits, and each situation is visited once for every way into it.
  limit: MAXIMUM_SITUATIONS * 40,
});

/** The pure logic, making no transition twice: xstate/graph goes over the whole machine for each of its functions. */
const remembering = (pure: PureModel): PureModel['logic'] => {
  const made = new Map<string, Situation>();
  return {
    ...pure.logic,
    transition: (from, event) => {
      const key = pure.serialize(from) + event.type;
      const to = made.get(key) ?? pure.transition(from, event);
      made.set(key, to);
      return to;
    },
  };
};

interface FoundPaths {
  readonly paths: (readonly Step[])[];
  readonly situations: number;
  readonly pure: PureModel;
}

/** Found once for each scenario: both the walk and the list of visible states need them. */
const known = new WeakMap<Scenario<AnyStateMachine>, FoundPaths & { readonly model: AnyModel }>();

/**
 * The paths of one scenario: the shortest to every situation, and one over every transition that is declared (a
 * shortest path may go round some of them).
 */
export const pathsOf = (model: AnyModel, scenario: Scenario<AnyStateMachine>): FoundPaths => {
  const before = known.get(scenario);
  if (before?.model === model) return before;
  const found = findPaths(model, scenario);
  known.set(scenario, { ...found, model });
  return found;
};

const findPaths = (model: AnyModel, scenario: Scenario<AnyStateMachine>): FoundPaths => {
  const pure = createPureModel(model, scenario);
  // The options' type is made for machines; the traversal itself takes any logic.
  const options = traversal(pure) as never;
  const logic = remembering(pure);
  const adjacency = getAdjacencyMap(logic, options) as unknown as Adjacency;
  const situations = Object.keys(adjacency).length;
  if (situations > MAXIMUM_SITUATIONS) {
    throw new RangeError(`${model.machine.id}, ${scenario.name}: ${situations} situations`);
  }
  const shortest = new Map<string, readonly Step[]>();
  for (const { steps } of getShortestPaths(logic, options)) {
    // xstate puts an init event in front.
    const own = steps.slice(1).map(({ event }) => event.step);
    let at = pure.initial();
    for (const step of own) at = pure.transition(at, toStepEvent(step));
    const key = pure.serialize(at);
    if (!shortest.has(key)) shortest.set(key, own);
  }
  const paths: (readonly Step[])[] = [...shortest.values()];
  const over = new Set<string>();
  for (const [key, { state, transitions }] of Object.entries(adjacency)) {
    const to = shortest.get(key);
    if (!to) continue;
    const value = JSON.stringify(state.machine.value);
    for (const next of Object.values(transitions)) {
      const fresh = next.state.taken.filter((name) => !over.has(`${value} ${name}`));
      if (fresh.length === 0) continue;
      for (const name of fresh) over.add(`${value} ${name}`);
      paths.push([...to, next.event.step]);
    }
  }
  return { paths: withoutPrefixes(paths), situations, pure };
};
