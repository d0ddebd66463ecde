/**
 * Proof of a machine: names, transitions, random walks, diagram, visible states. Needs Node; for
 * tests only. How to use it: docs/contributing/machine.md.
 */
export { LONGEST_DELAY_MS, SteppedClock } from './clock.ts';
export { diagramDrift } from './docs.ts';
export type { LiveActor } from './liveActor.ts';
export { toMermaid } from './mermaid.ts';
export { nameProblems, placeholderProblems } from './names.ts';
export { walkPaths } from './paths.ts';
export type { PathReport } from './paths.ts';
export { proveMachine } from './proof.ts';
export { createRandom } from './random.ts';
export type { Random } from './random.ts';
export { walkRandomly } from './randomWalk.ts';
export type { WalkOptions, WalkReport } from './randomWalk.ts';
export { startTestActor } from './testActor.ts';
export type { TestActor } from './testActor.ts';
export { EPOCH } from './types.ts';
export type {
  AnyModel,
  Frame,
  Invariant,
  MachineModel,
  Outcomes,
  RanAction,
  Scenario,
  StartedChild,
  Step,
} from './types.ts';
export { enumerateVisibleStates } from './visibleStates.ts';
export type { VisibleState } from './visibleStates.ts';
