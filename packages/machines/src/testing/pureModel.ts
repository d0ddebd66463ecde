import { createActor, fromTransition } from 'xstate';
import type {
  ActorLogic,
  ActorScope,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate';
import { LONGEST_DELAY_MS } from './clock.ts';
import type { FakeSnapshot, Recorder } from './fakes.ts';
import { withFakes } from './fakes.ts';
import { transitionNames } from './transitions.ts';
import { EPOCH } from './types.ts';
import type { AnyModel, Outcome, Outcomes, Scenario, Step } from './types.ts';

/** A timer that the machine has armed. */
interface Timer {
  readonly id: string;
  readonly due: number;
  readonly event: EventObject;
}

/** A machine's snapshot together with its surroundings: time, armed timers, the clock on the wall. */
export type Situation = Snapshot<unknown> & {
  readonly machine: AnyMachineSnapshot;
  readonly elapsed: number;
  readonly skew: number;
  readonly timers: readonly Timer[];
  /** Names of the transitions that led here from the situation before. */
  readonly taken: readonly string[];
};

/** A step as xstate/graph wants it. */
export type StepEvent = EventObject & { readonly step: Step };

export const toStepEvent = (step: Step): StepEvent => ({ type: JSON.stringify(step), step });

/** The value of an outcome for a child with this input, of a machine in this snapshot. */
export const resolveOutcome = (
  outcome: Outcome,
  input: unknown,
  snapshot: AnyMachineSnapshot,
): unknown => (typeof outcome === 'function' ? outcome(input, snapshot) : outcome);

export const outcomeOf = (
  outcomes: Readonly<Record<string, Outcomes>> | undefined,
  id: string,
  kind: 'done' | 'error',
  index: number,
): Outcome => outcomes?.[id]?.[kind]?.[index];

/** The next timer: the earliest; of two that are due together, the one armed first. */
const nextTimer = (timers: readonly Timer[]): Timer | undefined => {
  let next: Timer | undefined;
  for (const timer of timers) if (!next || timer.due < next.due) next = timer;
  return next;
};

interface SystemInside {
  scheduler: {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: EventObject,
      delay: number,
      id: string,
    ) => void;
    cancel: (source: AnyActorRef, id: string) => void;
    cancelAll: () => void;
  };
}

/**
 * A machine as pure logic over {@link Situation}s, for `xstate/graph`: no actor runs, no time passes by itself, and the
 * timers that xstate would have armed are part of the situation, so that they fire in the order in which they are due.
 */
export const createPureModel = (model: AnyModel, scenario: Scenario<AnyStateMachine>) => {
  const recorder: Recorder = { started: [], ran: [] };
  const machine = withFakes(model.machine as AnyStateMachine, () => recorder);
  const names = transitionNames(machine);

  // What the machine reads and writes while it makes one transition.
  let elapsed = 0;
  let skew = 0;
  let timers: Timer[] = [];
  let taken: string[] = [];
  const now = (): number => EPOCH + elapsed + skew;

  const self = createActor(fromTransition((state: object) => state, {}));
  const inside = self.system as unknown as SystemInside;
  inside.scheduler = {
    schedule: (_source, _target, event, delay, id) => {
      if (!(delay >= 0 && delay <= LONGEST_DELAY_MS)) throw new RangeError(`delay of ${delay} ms`);
      timers = [...timers.filter((timer) => timer.id !== id), { id, due: elapsed + delay, event }];
    },
    cancel: (_source, id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    cancelAll: () => undefined,
  };
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of inspected._transitions) {
      const name = names.get(transition);
      if (name !== undefined) taken.push(name);
    }
  });

  const scope = {
    self,
    id: '',
    sessionId: '',
    logger: () => undefined,
    system: self.system,
    defer: (effect: () => void) => effect(),
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: (action: { type: string; exec?: (() => void) | undefined }) => {
      // Timers only: children are made but not started, effects of other actions stay undone.
      if (action.type === 'xstate.raise' || action.type === 'xstate.cancel') action.exec?.();
    },
  } as unknown as ActorScope<AnyMachineSnapshot, EventObject>;

  const situation = (snapshot: AnyMachineSnapshot): Situation => ({
    status: 'active',
    output: undefined,
    error: undefined,
    machine: snapshot,
    elapsed,
    skew,
    timers,
    taken,
  });

  /** Sets the surroundings to those of a situation. */
  const enter = (from: Situation): void => {
    ({ elapsed, skew } = from);
    timers = [...from.timers];
    taken = [];
  };

  const send = (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    snapshot.status === 'active'
      ? (machine.transition(snapshot as never, event, scope as never) as AnyMachineSnapshot)
      : snapshot;

  const fireUpTo = (snapshot: AnyMachineSnapshot, end: number): AnyMachineSnapshot => {
    let current = snapshot;
    for (let timer = nextTimer(timers); timer && timer.due <= end; timer = nextTimer(timers)) {
      const { id, due, event } = timer;
      elapsed = due;
      timers = timers.filter((other) => other.id !== id);
      current = send(current, event);
    }
    elapsed = end;
    return current;
  };

  const apply = (snapshot: AnyMachineSnapshot, step: Step): AnyMachineSnapshot => {
    switch (step.kind) {
      case 'event':
      case 'stray':
        return send(snapshot, step.event);
      case 'done':
      case 'error': {
        const child = snapshot.children[step.id] as AnyActorRef | undefined;
        if (!child) return snapshot;
        const outcome = outcomeOf(model.outcomes, step.id, step.kind, step.index);
        const value = resolveOutcome(
          outcome,
          (child.getSnapshot() as FakeSnapshot).input,
          snapshot,
        );
        const event = {
          type: `xstate.${step.kind}.actor.${step.id}`,
          actorId: step.id,
          ...(step.kind === 'done' ? { output: value } : { error: value }),
        };
        return send(snapshot, event);
      }
      case 'timer': {
        const timer = nextTimer(timers);
        return timer ? fireUpTo(snapshot, timer.due) : snapshot;
      }
      case 'wait':
        return fireUpTo(snapshot, elapsed + step.ms);
      case 'sleep':
        skew += step.ms;
        return snapshot;
      case 'late':
      default:
        // A child that was stopped reaches nobody.
        return snapshot;
    }
  };

  const initial = (): Situation => {
    elapsed = 0;
    skew = 0;
    timers = [];
    taken = [];
    const snapshot = machine.getInitialSnapshot(
      scope as never,
      scenario.input(now),
    ) as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    return situation(snapshot);
  };

  const transition = (from: Situation, event: StepEvent): Situation => {
    enter(from);
    return situation(apply(from.machine, event.step));
  };

  /** Every step that may come next. */
  const steps = (at: Situation): StepEvent[] => {
    const snapshot = at.machine;
    if (snapshot.status !== 'active' || scenario.until?.(snapshot as never)) return [];
    const events =
      typeof scenario.events === 'function' ? scenario.events(snapshot as never) : scenario.events;
    const next: Step[] = events.map((event) => ({ kind: 'event', event }));
    for (const id of Object.keys(snapshot.children)) {
      for (const kind of ['done', 'error'] as const) {
        const count = model.outcomes?.[id]?.[kind]?.length ?? 0;
        for (let index = 0; index < count; index += 1) next.push({ kind, id, index });
      }
    }
    if (at.timers.length > 0) next.push({ kind: 'timer' });
    for (const ms of scenario.waits ?? []) next.push({ kind: 'wait', ms });
    // Once on a path: each sleep makes a world of its own.
    if (at.skew === 0) for (const ms of scenario.sleeps ?? []) next.push({ kind: 'sleep', ms });
    return next.map(toStepEvent);
  };

  /** Tells situations apart: state, the projected context, the clock's move, what is left on each timer. */
  const serialize = (at: Situation): string =>
    JSON.stringify([
      at.machine.value,
      model.project ? model.project(at.machine as never) : at.machine.context,
      at.skew,
      model.tellsTimersApart === false
        ? null
        : at.timers.map(({ id, due }) => [id, due - at.elapsed]),
      Object.keys(at.machine.children),
    ]);

  const logic: ActorLogic<Situation, StepEvent> = {
    transition,
    getInitialSnapshot: initial,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return { logic, initial, transition, steps, serialize };
};

/** The pure form of one scenario of a model. */
export type PureModel = ReturnType<typeof createPureModel>;
