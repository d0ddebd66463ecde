import { createActor } from 'xstate';
import type {
  Actor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { SteppedClock } from './clock.ts';
import type { FakeSnapshot, Recorder } from './fakes.ts';
import { withFakes } from './fakes.ts';
import { EPOCH } from './types.ts';
import type { RanAction, StartedChild } from './types.ts';

/** A running machine with fake children and a clock in the test's hand. */
export interface TestActor<TMachine extends AnyStateMachine> {
  readonly actor: Actor<TMachine>;
  readonly send: (event: EventFromLogic<TMachine>) => void;
  readonly snapshot: () => SnapshotFrom<TMachine>;
  /** Lets time pass, timer by timer. */
  readonly wait: (ms: number) => void;
  /** Moves the clock on the wall while no timer runs. */
  readonly sleep: (ms: number) => void;
  readonly now: () => number;
  readonly isRunning: (id: string) => boolean;
  /** The input of a running child. @throws where it does not run */
  readonly inputOf: (id: string) => unknown;
  /** Ends a running child well. @throws where it does not run */
  readonly done: (id: string, output?: unknown) => void;
  /** Ends a running child with an error. @throws where it does not run */
  readonly fail: (id: string, error?: unknown) => void;
  /** All children started, and all action placeholders run, since the start. */
  readonly started: readonly StartedChild[];
  readonly ran: readonly RanAction[];
}

/** Starts a machine for a test of single behaviours; the clock on the wall begins at {@link EPOCH}. */
export const startTestActor = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: (now: () => number) => InputFrom<TMachine>,
): TestActor<TMachine> => {
  const recorder: Recorder = { started: [], ran: [] };
  const clock = new SteppedClock();
  let skew = 0;
  const now = (): number => EPOCH + clock.now() + skew;
  const logic: AnyStateMachine = withFakes(machine, () => recorder);
  const actor = createActor(logic, { clock, input: input(now) }).start();
  const child = (id: string): AnyActorRef => {
    const found = (actor.getSnapshot() as AnyMachineSnapshot).children[id] as
      | AnyActorRef
      | undefined;
    if (!found) throw new Error(`${machine.id}: no child "${id}" is running`);
    return found;
  };
  return {
    actor: actor as unknown as Actor<TMachine>,
    send: (event) => actor.send(event),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<TMachine>,
    wait: (ms) => clock.increment(ms),
    sleep: (ms) => {
      skew += ms;
    },
    now,
    isRunning: (id) => (actor.getSnapshot() as AnyMachineSnapshot).children[id] !== undefined,
    inputOf: (id) => (child(id).getSnapshot() as FakeSnapshot).input,
    done: (id, output) => child(id).send({ type: 'harness.done', output }),
    fail: (id, error = new Error('failed')) => child(id).send({ type: 'harness.error', error }),
    started: recorder.started,
    ran: recorder.ran,
  };
};
