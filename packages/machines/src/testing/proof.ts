import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { diagramDrift } from './docs.ts';
import { nameProblems, placeholderProblems } from './names.ts';
import { walkPaths } from './paths.ts';
import { walkRandomly } from './randomWalk.ts';
import type { AnyModel } from './types.ts';
import { enumerateVisibleStates } from './visibleStates.ts';

export interface ProofOptions {
  /** Feature id that the titles carry. */
  readonly id: string;
  /** The machine's .docs.md. */
  readonly docs: URL;
  /** Every state that shows something, by the model's `view`, in alphabetical order. */
  readonly views: readonly string[];
}

/** Walks made of each machine; `npm run mutation` makes fewer of the same, as it proves thousands of machines. */
const WALKS = Number(process.env['MACHINE_WALKS'] ?? 1_000);

/** Registers the five tests that every machine must pass (DESIGN section 3). */
export const proveMachine = (model: AnyModel, { id, docs, views }: ProofOptions): void => {
  const machine = model.machine as AnyStateMachine;
  const name = machine.id;
  describe(`[${id}] ${name}: proof`, () => {
    test(`[${id}] ${name}: every name resolves, and what is not provided throws`, () => {
      expect(nameProblems(machine)).toEqual([]);
      expect(placeholderProblems(machine)).toEqual([]);
    });

    test(`[${id}] ${name}: every declared transition is walked, and a live actor agrees on every path`, () => {
      const { differences, unwalked } = walkPaths(model);
      expect(differences).toEqual([]);
      expect(unwalked).toEqual([]);
    }, 30_000);

    test(`[${id}] ${name}: the invariants hold over 1,000 random walks of 200 events`, () => {
      expect(walkRandomly(model, { walks: WALKS }).violations).toEqual([]);
    }, 60_000);

    test(`[${id}] ${name}: the diagram in the docs is the machine`, () => {
      expect(diagramDrift(machine, docs)).toBeUndefined();
    });

    test(`[${id}] ${name}: the states that show something are known`, () => {
      expect(enumerateVisibleStates(model).map(({ view }) => view)).toEqual(views);
    }, 30_000);
  });
};
