import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createLiveFactory } from './liveActor.ts';
import type { LiveActor } from './liveActor.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { AnyModel, Frame, Invariant, Outcomes, Scenario, Step } from './types.ts';

/** Fewest invariants a machine must name. */
const FEWEST_INVARIANTS = 5;

export interface WalkOptions {
  /** @default 1000 */
  readonly walks?: number;
  /** @default 200 */
  readonly events?: number;
  /** @default 1 */
  readonly seed?: number;
}

export interface WalkReport {
  readonly walks: number;
  /** Steps made, by kind. */
  readonly steps: Readonly<Record<string, number>>;
  /** The first violation found, made as short as it can be; empty when all invariants held. */
  readonly violations: readonly string[];
}

const FOREIGN = [
  { type: 'harness.foreign' },
  { type: 'xstate.done.actor.nobody', actorId: 'nobody', output: { kind: 'sent' } },
  { type: 'xstate.after.nothing.nowhere' },
];

type Named = Readonly<Record<string, Invariant<AnyStateMachine>>>;

const NEVER_STOPS_WITH_AN_ERROR = 'the machine never stops with an error';

const check = (invariants: Named, frame: Frame<AnyStateMachine>): string | undefined => {
  const snapshot = frame.snapshot as AnyMachineSnapshot;
  if (snapshot.status === 'error') {
    return `${NEVER_STOPS_WITH_AN_ERROR}: ${String(snapshot.error)}`;
  }
  for (const name in invariants) {
    const held = invariants[name]?.(frame);
    if (held !== true) return typeof held === 'string' ? `${name}: ${held}` : name;
  }
  return undefined;
};

/** A walk in progress: one actor and the invariants that watch it. */
class Walk {
  readonly #live: LiveActor;
  readonly #invariants: Named;
  #before: AnyMachineSnapshot | undefined;

  constructor(live: LiveActor, invariants: Named) {
    this.#live = live;
    this.#invariants = invariants;
  }

  #frame(step: Frame<AnyStateMachine>['step']): Frame<AnyStateMachine> {
    const snapshot = this.#live.snapshot();
    const frame = {
      step,
      before: this.#before,
      snapshot,
      now: this.#live.now(),
      elapsed: this.#live.elapsed(),
      started: this.#live.recorder.started,
      ran: this.#live.recorder.ran,
      running: Object.keys(snapshot.children ?? {}),
    };
    this.#before = snapshot;
    return frame as Frame<AnyStateMachine>;
  }

  start(): string | undefined {
    return check(this.#invariants, this.#frame({ kind: 'start' }));
  }

  /** The invariant that this step broke, or undefined. */
  step(step: Step): string | undefined {
    this.#live.apply(step);
    return check(this.#invariants, this.#frame(step));
  }
}

const settleSteps = (
  ids: readonly string[],
  kinds: readonly ('done' | 'error')[],
  outcomes: Readonly<Record<string, Outcomes>>,
): Step[] =>
  ids.flatMap((id) =>
    kinds.flatMap((kind) =>
      (outcomes[id]?.[kind] ?? []).map((_outcome, index): Step => ({ kind, id, index })),
    ),
  );

const chooseTime = (scenario: Scenario<AnyStateMachine>, live: LiveActor, random: Random): Step => {
  const next = live.nextTimerIn();
  const choice = random.below(4);
  if (next !== undefined && choice === 0) return { kind: 'timer' };
  // One millisecond short of the next timer: the edge of every delay.
  if (next !== undefined && next >= 1 && choice === 1) return { kind: 'wait', ms: next - 1 };
  const listed = random.pick(scenario.waits ?? []);
  if (listed !== undefined && choice === 2) return { kind: 'wait', ms: listed };
  return { kind: 'wait', ms: random.below(3_000) };
};

/** An event that nothing sends: a duplicate of the end of a child that does not run, or one of another machine. */
const chooseStray = (live: LiveActor, model: AnyModel, random: Random): Step => {
  const running = live.snapshot().children ?? {};
  const ended = Object.keys(model.outcomes ?? {}).filter((id) => !(id in running));
  const id = random.pick(ended);
  const output = random.pick(
    (model.outcomes?.[id ?? '']?.done ?? []).filter((value) => typeof value !== 'function'),
  );
  const foreign = random.pick(FOREIGN) ?? { type: 'harness.foreign' };
  if (id === undefined || output === undefined || random.below(2) === 0) {
    return { kind: 'stray', event: foreign };
  }
  const duplicate = { type: `xstate.done.actor.${id}`, actorId: id, output };
  return { kind: 'stray', event: duplicate };
};

type AnyEvent = { readonly type: string };

const pickEvent = (
  events: readonly AnyEvent[],
  rare: readonly string[],
  random: Random,
): AnyEvent | undefined => {
  for (;;) {
    const event = random.pick(events);
    if (!event || !rare.includes(event.type) || random.below(20) === 0) return event;
  }
};

const choose = (
  model: AnyModel,
  scenario: Scenario<AnyStateMachine>,
  live: LiveActor,
  random: Random,
): Step => {
  const chance = random.below(100);
  const snapshot = live.snapshot();
  if (chance < 30) {
    const ids = Object.keys(snapshot.children ?? {});
    // An end of the good kind twice as often: else no walk comes far.
    const kinds = random.below(3) === 0 ? (['error'] as const) : (['done'] as const);
    const settle = random.pick(settleSteps(ids, kinds, model.outcomes ?? {}));
    if (settle) return settle;
  } else if (chance < 42) return chooseTime(scenario, live, random);
  else if (chance < 45) {
    const ms = random.pick(scenario.sleeps ?? []);
    if (ms !== undefined) return { kind: 'sleep', ms };
  } else if (chance < 49) {
    const late = random.pick(settleSteps(live.stopped(), ['done'], model.outcomes ?? {}));
    if (late) return { ...late, kind: 'late' } as Step;
  } else if (chance < 53) return chooseStray(live, model, random);
  const events =
    typeof scenario.events === 'function' ? scenario.events(snapshot as never) : scenario.events;
  const event = pickEvent(events, scenario.rare ?? [], random);
  return event ? { kind: 'event', event } : chooseTime(scenario, live, random);
};

/** The violation that these steps lead to, or undefined. */
const rerun = (
  model: AnyModel,
  factory: ReturnType<typeof createLiveFactory>,
  scenario: Scenario<AnyStateMachine>,
  steps: readonly Step[],
): string | undefined => {
  const live = factory(scenario);
  const walk = new Walk(live, model.invariants());
  let violation = walk.start();
  for (const step of steps) violation ??= walk.step(step);
  live.stop();
  return violation;
};

/** Leaves out every part of the steps without which the violation still comes. */
const shorten = (steps: readonly Step[], fails: (steps: readonly Step[]) => boolean): Step[] => {
  let kept = [...steps];
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < kept.length;) {
      const without = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (fails(without)) kept = without;
      else start += size;
    }
  }
  return kept;
};

/**
 * Walks a machine at random on a live actor: events in any order, children that end well, badly, late or twice, events
 * of strangers, time that passes to the millisecond before a timer, clocks that jump. Every named invariant is checked
 * after each step. The same seed walks the same way. A walk whose machine comes to its end begins anew.
 * @throws when the model names fewer than five invariants
 */
export const walkRandomly = (model: AnyModel, options: WalkOptions = {}): WalkReport => {
  const { walks = 1_000, events = 200, seed = 1 } = options;
  const count = Object.keys(model.invariants()).length;
  if (count < FEWEST_INVARIANTS) {
    throw new RangeError(`${model.machine.id} names ${count} invariants of ${FEWEST_INVARIANTS}`);
  }
  const factory = createLiveFactory(model);
  const steps: Record<string, number> = {};
  const scenarios = (model.scenarios as readonly Scenario<AnyStateMachine>[]).filter(
    ({ isWalkedAtRandom }) => isWalkedAtRandom !== false,
  );

  for (let index = 0; index < walks; index += 1) {
    const random = createRandom(seed * 1_000_003 + index);
    const scenario = scenarios[index % scenarios.length];
    if (!scenario) throw new RangeError(`${model.machine.id} has no scenario`);
    let taken: Step[] = [];
    let live = factory(scenario);
    let walk = new Walk(live, model.invariants());
    let violation = walk.start();
    for (let event = 0; event < events && violation === undefined; event += 1) {
      if (live.snapshot().status !== 'active') {
        live.stop();
        taken = [];
        live = factory(scenario);
        walk = new Walk(live, model.invariants());
        violation = walk.start();
        if (violation !== undefined) break;
      }
      const step = choose(model, scenario, live, random);
      taken.push(step);
      steps[step.kind] = (steps[step.kind] ?? 0) + 1;
      violation = walk.step(step);
    }
    live.stop();
    if (violation !== undefined) {
      const name = violation;
      const sameKind = (found: string | undefined): boolean =>
        found !== undefined && found.split(':')[0] === name.split(':')[0];
      const short = shorten(taken, (some) => sameKind(rerun(model, factory, scenario, some)));
      const list = short.map((step) => JSON.stringify(step)).join('\n  ');
      const message = `${name}\n${scenario.name}, seed ${seed}, walk ${index}, ${short.length} of ${taken.length} steps:\n  ${list}`;
      return { walks: index + 1, steps, violations: [message] };
    }
  }
  return { walks, steps, violations: [] };
};
