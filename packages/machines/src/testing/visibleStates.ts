import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { pathsOf } from './pathsOf.ts';
import type { AnyModel, Scenario, Step } from './types.ts';

/** A state that shows something to the member, and one short way to it. */
export interface VisibleState {
  /** The view's name for it: the story must carry it. */
  readonly view: string;
  readonly scenario: string;
  readonly steps: readonly Step[];
  /** The machine in that state, to derive the story's props from. */
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Every state that a machine can reach and that shows something to the member, once each, by the model's `view`: the
 * list that the stories of a block must cover. In alphabetical order, each with the shortest way found.
 * @throws when the model has no `view`
 */
export const enumerateVisibleStates = (model: AnyModel): VisibleState[] => {
  const { view } = model;
  if (!view) throw new TypeError(`the model of ${model.machine.id} has no view`);
  const found = new Map<string, VisibleState>();
  for (const scenario of model.scenarios as readonly Scenario<AnyStateMachine>[]) {
    const { paths, walk } = pathsOf(model, scenario);
    for (const path of paths) {
      for (const [length, { machine }] of walk(path).entries()) {
        const name = view(machine);
        const known = name === null ? undefined : found.get(name);
        if (name !== null && (known === undefined || known.steps.length > length)) {
          const steps = path.slice(0, length);
          found.set(name, { view: name, scenario: scenario.name, steps, snapshot: machine });
        }
      }
    }
  }
  return [...found.values()].toSorted((a, b) => (a.view < b.view ? -1 : 1));
};

/**
 * Whether the ways that the stories go are those of the machine as it is: undefined, or a sentence that says what to do. With
 * `UPDATE_WAYS=1` in the environment the file is written anew instead.
 * @param path of the .ways.gen.json file
 */
export const waysDrift = (model: AnyModel, path: URL): string | undefined => {
  const ways = enumerateVisibleStates(model).map(
    ({ view, scenario, steps }) => [view, { scenario, steps }] as const,
  );
  const text = `${JSON.stringify(Object.fromEntries(ways), null, 1)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return undefined;
  if (process.env['UPDATE_WAYS'] === '1') {
    writeFileSync(path, text);
    return undefined;
  }
  return `${String(path)} has other views or ways than ${model.machine.id}: run the tests once with UPDATE_WAYS=1`;
};
