import { createActor } from 'xstate';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { SteppedClock } from './clock.ts';
import type { FakeSnapshot, Recorder } from './fakes.ts';
import { withFakes } from './fakes.ts';
import { outcomeOf, resolveOutcome } from './pureModel.ts';
import { transitionNames } from './transitions.ts';
import { EPOCH } from './types.ts';
import type { AnyModel, Scenario, Step } from './types.ts';

/* oxlint-disable no-console -- xstate warns of every event for an actor that has stopped; `late` sends them on purpose. */
const silently = (run: () => void): void => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    run();
  } finally {
    console.warn = warn;
  }
};
/* oxlint-enable no-console */

/** A machine that runs: real actor, real timers of xstate, fake children, a clock of our own. */
export interface LiveActor {
  readonly apply: (step: Step) => void;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly nextTimerIn: () => number | undefined;
  /** Ids of children that have ended or were stopped. */
  readonly stopped: () => readonly string[];
  readonly recorder: Recorder;
  readonly stop: () => void;
}

/** Makes live actors of one model. Preparing is dear, an actor is cheap. */
export const createLiveFactory = (model: AnyModel) => {
  let recorder: Recorder = { started: [], ran: [] };
  const machine = withFakes(model.machine as AnyStateMachine, () => recorder);
  const names = transitionNames(machine);

  /** @param onTransition told the name of each transition taken; watching costs time, so only where it is given */
  return (
    scenario: Scenario<AnyStateMachine>,
    onTransition?: (name: string) => void,
  ): LiveActor => {
    const own: Recorder = { started: [], ran: [] };
    const clock = new SteppedClock();
    let skew = 0;
    const now = (): number => EPOCH + clock.now() + skew;
    const gone = new Map<string, AnyActorRef>();
    recorder = own;
    const actor = createActor(machine, {
      clock,
      input: scenario.input(now),
      ...(onTransition && {
        inspect: (inspected) => {
          if (inspected.type !== '@xstate.microstep') return;
          for (const transition of inspected._transitions) {
            const name = names.get(transition);
            if (name !== undefined) onTransition(name);
          }
        },
      }),
    }) as unknown as AnyActor;
    // An observer, so that xstate reports an error to it and not to the process; the snapshot carries it on.
    actor.subscribe({ error: () => undefined });
    actor.start();
    const snapshot = (): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot;
    const child = (id: string): AnyActorRef | undefined => snapshot().children?.[id];

    /** Sends to the machine, or lets a child end; never to an actor that has stopped, as xstate never does. */
    const sendToMachine = (event: { readonly type: string }): void => {
      if (snapshot().status === 'active') actor.send(event);
    };
    const settle = (
      target: AnyActorRef,
      step: Step & { kind: 'done' | 'error' | 'late' },
    ): void => {
      const kind = step.kind === 'error' ? 'error' : 'done';
      const outcome = outcomeOf(model.outcomes, step.id, kind, step.index);
      const value = resolveOutcome(
        outcome,
        (target.getSnapshot() as FakeSnapshot).input,
        snapshot(),
      );
      target.send(
        kind === 'done'
          ? { type: 'harness.done', output: value }
          : { type: 'harness.error', error: value },
      );
    };

    const perform = (step: Step): void => {
      switch (step.kind) {
        case 'event':
        case 'stray':
          return sendToMachine(step.event);
        case 'done':
        case 'error': {
          const target = child(step.id);
          if (target) settle(target, step);
          return;
        }
        case 'late': {
          const target = gone.get(step.id);
          if (target) silently(() => settle(target, step));
          return;
        }
        case 'timer': {
          const due = clock.nextDue();
          if (due !== undefined) clock.increment(due - clock.now());
          return;
        }
        case 'wait':
          return clock.increment(step.ms);
        case 'sleep':
          skew += step.ms;
      }
    };

    return {
      apply: (step) => {
        recorder = own;
        own.started = [];
        own.ran = [];
        const before = snapshot().children ?? {};
        perform(step);
        const after = snapshot().children ?? {};
        for (const [id, ref] of Object.entries(before)) {
          if (ref && after[id] !== ref) gone.set(id, ref as AnyActorRef);
        }
      },
      snapshot,
      now,
      elapsed: () => clock.now(),
      nextTimerIn: () => {
        const due = clock.nextDue();
        return due === undefined ? undefined : due - clock.now();
      },
      stopped: () => [...gone.keys()],
      recorder: own,
      stop: () => {
        actor.stop();
      },
    };
  };
};
