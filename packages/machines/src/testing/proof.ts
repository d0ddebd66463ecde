import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { diagramDrift } from './docs.ts';
import { nameProblems, placeholderProblems } from './names.ts';
import { walkPaths } from './paths.ts';
import { walkRandomly } from './randomWalk.ts';
import type { AnyModel } from './types.ts';
import { waysDrift } from './visibleStates.ts';

export interface ProofOptions {
  /** Feature id that the titles carry. */
  readonly id: string;
  /** The machine's .docs.md. */
  readonly docs: URL;
  /** The machine's .ways.gen.json: every state that shows something, by the model's `view`, and a way to it. */
  readonly ways: URL;
}

/** Walks made of each machine; `npm run mutation` makes fewer of the same, as it proves thousands of machines. */
const WALKS = Number(process.env['MACHINE_WALKS'] ?? 1_000);

/** Registers the five tests that every machine must pass. */
export const proveMachine = (model: AnyModel, { id, docs, ways }: ProofOptions): void => {
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
    });

    test(
      `[${id}] ${name}: the invariants hold over 1,000 random walks of 200 events`,
      () => {
        expect(walkRandomly(model, { walks: WALKS }).violations).toEqual([]);
      },
      Math.max(300_000, WALKS * 60),
    );

    test(`[${id}] ${name}: the diagram in the docs is the machine`, () => {
      expect(diagramDrift(machine, docs)).toBeUndefined();
    });

    test(`[${id}] ${name}: the states that show something, and the ways to them, are known`, () => {
      expect(waysDrift(model, ways)).toBeUndefined();
    });
  });
};
