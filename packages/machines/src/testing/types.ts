import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** The clock on the wall at the start of every walk and test: 2026-01-01T00:00:00Z. */
export const EPOCH = 1_767_225_600_000;

/**
 * One thing that happens to a machine: an event of its own, or something in its surroundings.
 * - `event`: sent to the machine
 * - `done`, `error`: the running child with this id ends with the outcome of this index (see {@link MachineModel})
 * - `timer`: time passes until the next armed timer, which fires
 * - `wait`: time passes; timers that fall due fire
 * - `sleep`: the clock on the wall moves and no timer runs: a sleeping laptop, or a clock that was put right
 * - `late`: a child that was stopped before ends now with the outcome of this index
 * - `stray`: an event that nothing sends: a duplicate of a child's end, or a foreign event
 */
export type Step =
  | { readonly kind: 'event'; readonly event: { readonly type: string } }
  | { readonly kind: 'done' | 'error'; readonly id: string; readonly index: number }
  | { readonly kind: 'timer' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'late'; readonly id: string; readonly index: number }
  | { readonly kind: 'stray'; readonly event: { readonly type: string } };

/** An outcome: a value, or a pure function that makes it of the child's input and the machine's snapshot. */
export type Outcome = unknown;

/** What a child of the machine may end with. A callback actor has none: what it sends are events of the scenario. */
export interface Outcomes {
  readonly done?: readonly Outcome[];
  readonly error?: readonly Outcome[];
}

/** One setting in which the machine is walked. */
export interface Scenario<TMachine extends AnyStateMachine> {
  readonly name: string;
  /** `now` is the clock on the wall, in ms since 1970. */
  readonly input: (now: () => number) => InputFrom<TMachine>;
  /** Events that may come at any moment, or that may come in this snapshot. */
  readonly events:
    | readonly EventFromLogic<TMachine>[]
    | ((snapshot: SnapshotFrom<TMachine>) => readonly EventFromLogic<TMachine>[]);
  /** Events that end or leave the flow: in random walks they come seldom, so that walks go deep. @default none */
  readonly rare?: readonly EventFromLogic<TMachine>['type'][];
  /** Time that may pass, in ms. @default none: only armed timers move time on */
  readonly waits?: readonly number[];
  /** Moves of the clock on the wall while no timer runs, in ms. @default none */
  readonly sleeps?: readonly number[];
  /** Whether random walks take this scenario too. @default true */
  readonly isWalkedAtRandom?: boolean;
  /** Where the exhaustive walk stops looking further. The random walks go on. */
  readonly until?: (snapshot: SnapshotFrom<TMachine>) => boolean;
}

/** A child that the machine started. */
export interface StartedChild {
  readonly id: string;
  readonly src: string;
  readonly input: unknown;
}

/** An action placeholder that the machine ran. */
export interface RanAction {
  readonly type: string;
  readonly params: unknown;
}

/** What an invariant sees after each step. */
export interface Frame<TMachine extends AnyStateMachine> {
  readonly step: Step | { readonly kind: 'start' };
  readonly before: SnapshotFrom<TMachine> | undefined;
  readonly snapshot: SnapshotFrom<TMachine>;
  /** The clock on the wall. */
  readonly now: number;
  /** Time that the machine's timers have seen pass since the start. */
  readonly elapsed: number;
  /** Children started and placeholders run in this step. */
  readonly started: readonly StartedChild[];
  readonly ran: readonly RanAction[];
  /** Ids of the children that run now. */
  readonly running: readonly string[];
}

/** True where it holds; otherwise false, or a sentence that says what does not. */
export type Invariant<TMachine extends AnyStateMachine> = (
  frame: Frame<TMachine>,
) => boolean | string;

/** All that the harness must know of a machine besides the machine. */
export interface MachineModel<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly scenarios: readonly Scenario<TMachine>[];
  /** By the `id` of the invoke. */
  readonly outcomes?: Readonly<Record<string, Outcomes>>;
  /** Made anew for each walk, so that an invariant may remember. */
  readonly invariants: () => Readonly<Record<string, Invariant<TMachine>>>;
  /** The part of the context that tells two states apart in the exhaustive walk. @default all of it */
  readonly project?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /**
   * Whether the exhaustive walk tells two states apart by what is left on their timers. Without it a machine with several
   * timers has fewer situations; which timer is next is still exact on every path.
   * @default true
   */
  readonly tellsTimersApart?: boolean;
  /** What the member sees, in a word; null where there is nothing to see. */
  readonly view?: (snapshot: SnapshotFrom<TMachine>) => string | null;
}

/** Names the machine's type once, so that scenarios and invariants are checked against it. */
export const defineModel = <TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
): MachineModel<TMachine> => model;

/** A model of any machine. */
// oxlint-disable-next-line typescript/no-explicit-any -- invariants take one machine's snapshot: only `any` admits all
export type AnyModel = MachineModel<any>;
