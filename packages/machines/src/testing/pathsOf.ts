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

/**
 * Goes a path, and gives the situation before each step and after the last: one object for each beginning of paths. What was gone before is
 * not gone again; all else is gone from the start, as an input may count what the machine asks of it.
 */
const createWalker = (pure: PureModel) => {
  const start = pure.initial();
  const following = new WeakMap<Situation, Map<string, Situation>>();
  return (steps: readonly Step[]): [Situation, ...Situation[]] => {
    const events = steps.map(toStepEvent);
    const known: [Situation, ...Situation[]] = [start];
    let at: Situation | undefined = start;
    for (const { type } of events) {
      at = following.get(at)?.get(type);
      if (at === undefined) break;
      known.push(at);
    }
    if (at !== undefined) return known;
    const passed: [Situation, ...Situation[]] = [start];
    let anew = pure.initial();
    let kept = start;
    for (const event of events) {
      anew = pure.transition(anew, event);
      const next = following.get(kept) ?? new Map<string, Situation>();
      following.set(kept, next);
      kept = next.get(event.type) ?? anew;
      next.set(event.type, kept);
      passed.push(kept);
    }
    return passed;
  };
};

interface FoundPaths {
  readonly paths: (readonly Step[])[];
  readonly situations: number;
  readonly walk: ReturnType<typeof createWalker>;
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
  const walk = createWalker(pure);
  const adjacency = getAdjacencyMap(logic, options) as unknown as Adjacency;
  const situations = Object.keys(adjacency).length;
  if (situations > MAXIMUM_SITUATIONS) {
    throw new RangeError(`${model.machine.id}, ${scenario.name}: ${situations} situations`);
  }
  const shortest = new Map<string, readonly Step[]>();
  for (const { steps } of getShortestPaths(logic, options)) {
    // xstate puts an init event in front.
    const own = steps.slice(1).map(({ event }) => event.step);
    const key = pure.serialize(walk(own).at(-1) as Situation);
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
  return { paths: withoutPrefixes(paths), situations, walk };
};
