import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { createLiveFactory } from '@velours/machines/testing/liveActor';
import { outcomeOf, resolveOutcome } from '@velours/machines/testing/pureModel';
import { EPOCH, type AnyModel, type Scenario, type Step } from '@velours/machines/testing/types';

/** The way to a state: what happens to the machine, in which of its model's settings. */
export interface Way {
  readonly scenario: string;
  readonly steps: readonly object[];
}

/** How a part that the machine has called may end. */
export interface Ending {
  readonly kind: 'done' | 'error';
  readonly index: number;
  readonly value: unknown;
}

/** One line of what has happened. */
export interface Logged {
  readonly number: number;
  /** What happened to the machine. */
  readonly step: string;
  /** The state it was in after that. */
  readonly state: string;
  /** What it called and ran then. */
  readonly asked: readonly string[];
}

/** Where a running machine is. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** The state's name: `order.pending.waiting`. */
  readonly state: string;
  /** The model's word for what is shown; null where nothing is. */
  readonly view: string | null;
  /** What may be sent to it now, with the model's examples. */
  readonly events: readonly { readonly type: string }[];
  /** What it has called and waits for. */
  readonly called: readonly { readonly id: string; readonly endings: readonly Ending[] }[];
  readonly secondsPassed: number;
  readonly log: readonly Logged[];
}

/** A machine that runs by the rules of its model: what it calls ends when it is told to, time passes when it is told to. */
export interface Run {
  readonly act: (step: Step) => void;
  /** Sends an event to the machine; the same function as long as it runs. */
  readonly send: (event: { readonly type: string }) => void;
  readonly situation: () => Situation;
  readonly subscribe: (onChange: () => void) => () => void;
}

const LONGEST_LOG = 8;

/** The names of a state and of those in it; regions that run beside one another stand in brackets. */
const stateName = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([name, inner]) => {
    const within = inner === undefined ? '' : stateName(inner);
    return within ? `${name}.${within}` : name;
  });
  return parts.length > 1 ? `(${parts.join(', ')})` : parts.join('');
};

/** A value on one line, as a reader of the log wants it. */
export const inWords = (value: unknown): string => {
  if (value === undefined) return '';
  if (value instanceof Error) return value.message;
  return JSON.stringify(value) ?? '';
};

const stepInWords = (step: Step): string => {
  switch (step.kind) {
    case 'event':
    case 'stray': {
      const { type, ...rest } = step.event;
      return Object.keys(rest).length === 0 ? type : `${type} ${inWords(rest)}`;
    }
    case 'done':
    case 'error':
    case 'late':
      return `${step.id} ${step.kind === 'error' ? 'failed' : 'done'}`;
    case 'wait':
    case 'sleep':
      return `${step.ms / 1_000} s pass`;
    case 'timer':
      return 'the next timer';
  }
};

function endingsOf(model: AnyModel, snapshot: AnyMachineSnapshot, id: string): Ending[] {
  const input = (snapshot.children[id]?.getSnapshot() as { input?: unknown } | undefined)?.input;
  return (['done', 'error'] as const).flatMap((kind) =>
    Array.from({ length: model.outcomes?.[id]?.[kind]?.length ?? 0 }, (_none, index) => ({
      kind,
      index,
      value: resolveOutcome(outcomeOf(model.outcomes, id, kind, index), input, snapshot),
    })),
  );
}

/** The real machine in a setting of its model, not yet taken anywhere. */
function liveIn(model: AnyModel, way: Way) {
  const scenarios = model.scenarios as readonly Scenario<AnyStateMachine>[];
  const scenario = scenarios.find(({ name }) => name === way.scenario);
  if (!scenario) throw new Error(`the model has no setting "${way.scenario}"`);
  return { scenario, live: createLiveFactory(model)(scenario) };
}

/** A machine at the end of a way, for a part that shows two machines: this one stands still. */
export function stillAt(model: AnyModel, way: Way): AnyMachineSnapshot {
  const { live } = liveIn(model, way);
  for (const step of way.steps as readonly Step[]) live.apply(step);
  return live.snapshot();
}

/** The time in the run that was started last. */
let clock = (): number => EPOCH;

/** The clock on the wall of the story that is shown. */
export const storyTime = (): number => clock();

/** Starts a machine, and takes these steps with it. */
export function startRun(model: AnyModel, way: Way): Run {
  const { scenario, live } = liveIn(model, way);
  clock = live.now;
  const listeners = new Set<() => void>();
  let log: readonly Logged[] = [];
  let number = 0;

  const note = (step: string): void => {
    number += 1;
    const { started, ran } = live.recorder;
    const asked = [
      ...started.map(({ src, input }) => `calls ${src} ${inWords(input)}`.trim()),
      ...ran.map(({ type, params }) => `runs ${type} ${inWords(params)}`.trim()),
    ];
    const state = stateName(live.snapshot().value as StateValue);
    log = [{ number, step, state, asked }, ...log].slice(0, LONGEST_LOG);
  };

  const read = (): Situation => {
    const snapshot = live.snapshot();
    const isOver = snapshot.status !== 'active';
    return {
      snapshot,
      state: stateName(snapshot.value as StateValue),
      view: model.view?.(snapshot) ?? null,
      events: isOver
        ? []
        : typeof scenario.events === 'function'
          ? scenario.events(snapshot as never)
          : scenario.events,
      called: Object.keys(snapshot.children).map((id) => ({
        id,
        endings: endingsOf(model, snapshot, id),
      })),
      secondsPassed: Math.floor(live.elapsed() / 1_000),
      log,
    };
  };

  note('start');
  for (const step of way.steps as readonly Step[]) {
    live.apply(step);
    note(stepInWords(step));
  }
  let situation = read();
  const act = (step: Step): void => {
    live.apply(step);
    note(stepInWords(step));
    situation = read();
    for (const listener of listeners) listener();
  };
  return {
    act,
    send: (event) => act({ kind: 'event', event }),
    situation: () => situation,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
