import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor, setup } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnprovidedError, unprovidedCallback } from '../private/unprovided.ts';
import { doorModel, impureModel, namelessMachine } from './brokenMachines.ts';
import {
  createRandom,
  diagramDrift,
  enumerateVisibleStates,
  LONGEST_DELAY_MS,
  nameProblems,
  placeholderProblems,
  SteppedClock,
  toMermaid,
  walkPaths,
  walkRandomly,
} from './index.ts';

const right = doorModel('none');

describe('names', () => {
  test('a machine with every name in setup() has no problem', () => {
    expect(nameProblems(right.machine)).toEqual([]);
    expect(placeholderProblems(right.machine)).toEqual([]);
  });

  test('every missing, anonymous, unused or impossible part is named', () => {
    expect(nameProblems(namelessMachine)).toEqual([
      'nameless: action "unknownAction" is not in setup()',
      'nameless.first: an action without a name',
      'nameless.first on GO: guard "unknownGuard" is not in setup()',
      'nameless.first on MAY: a guard without a name',
      'nameless.first: the delay 500 has no name',
      'nameless.first: delay "unknownAfter" is not in setup()',
      'nameless.first: actor "unknownActor" is not in setup()',
      'nameless.first: an invoke without an id',
      'nameless.first: an invoke without onError stops the machine on an error',
      'action "later": delay "unknownDelay" is not in setup()',
      'delay "tooLong": 2147483648 ms fires at once in a browser',
      'guard "unusedGuard" is used nowhere',
    ]);
  });

  test('an actor with an implementation of its own is found', () => {
    expect(placeholderProblems(namelessMachine)).toEqual([
      'actor "known" has an implementation of its own',
    ]);
  });

  test('an actor that is not provided stops the machine in spite of its onError', () => {
    const machine = setup({ actors: { lock: unprovidedCallback('safe', 'lock') } }).createMachine({
      initial: 'holding',
      states: {
        holding: { invoke: { id: 'lock', src: 'lock', onError: 'swallowed' } },
        swallowed: {},
      },
    });
    const actor = createActor(machine);
    let caught: unknown;
    actor.subscribe({ error: (error) => (caught = error) });
    actor.start();
    expect(caught).toBeInstanceOf(UnprovidedError);
    expect(String(caught)).toContain('safe: actor "lock" was not provided');
  });
});

describe('paths', () => {
  test('all transitions of a right machine are walked, and live actors agree', () => {
    const { unwalked, differences, replayed } = walkPaths(right);
    expect(unwalked).toEqual([]);
    expect(differences).toEqual([]);
    expect(replayed).toBeGreaterThan(0);
  });

  test('a transition that nothing can take is reported', () => {
    expect(walkPaths(doorModel('unreachable')).unwalked).toEqual([
      'door.open: NEVER [0] -> door.closed',
    ]);
  });

  test('a machine that is not pure differs when it is replayed', () => {
    expect(walkPaths(impureModel()).differences[0]).toContain('pure:');
  });
});

describe('random walks', () => {
  test('a right machine keeps its invariants, and every kind of step happens', () => {
    const { violations, steps, walks } = walkRandomly(right);
    expect(violations).toEqual([]);
    expect(walks).toBe(1_000);
    expect(Object.values(steps).reduce((sum, count) => sum + count, 0)).toBe(200_000);
    for (const kind of ['event', 'done', 'error', 'timer', 'wait', 'late', 'stray']) {
      expect(steps).toHaveProperty(kind);
      expect(steps[kind]).toBeGreaterThan(500);
    }
  });

  test('a broken invariant is found and told in the fewest steps', () => {
    const [violation] = walkRandomly(doorModel('countsTwice')).violations;
    expect(violation).toContain('opens once for each answer: 2 at once');
    expect(violation).toMatch(/ 2 of \d+ steps/);
    expect(violation).toContain('{"kind":"event","event":{"type":"OPEN"}}');
    expect(violation).toContain('{"kind":"done","id":"unlock","index":0}');
  });

  test('a machine that stops with an error is found without an invariant of its own', () => {
    const model = doorModel('none');
    const machine = model.machine.provide({
      guards: {
        isNever: () => {
          throw new Error('no');
        },
      },
    });
    const [violation] = walkRandomly({ ...model, machine }).violations;
    expect(violation).toContain('the machine never stops with an error');
  });

  test('fewer than five invariants are refused', () => {
    expect(() => walkRandomly(impureModel())).toThrow('names 0 invariants of 5');
  });

  test('the same seed walks the same way, another seed another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });
});

describe('diagram', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diagram-'));
  const page = join(folder, 'door.docs.md');
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(page, { force: true });
  });

  test('shows every state and transition', () => {
    expect(toMermaid(right.machine)).toBe(
      [
        'flowchart TD',
        '  subgraph s["door"]',
        '    s_start(( ))',
        '    s_closed["closed"]',
        '    s_unlocking["unlocking"]',
        '    s_open["open"]',
        '  end',
        '  s_start --> s_closed',
        '  s_closed -->|"OPEN"| s_unlocking',
        '  s_unlocking -->|"unlock done"| s_open',
        '  s_unlocking -->|"unlock failed"| s_closed',
        '  s_open -->|"CLOSE"| s_closed',
        '  s_open -->|"NEVER [isNever]"| s_closed',
        '  s_open -->|"after shut"| s_closed',
      ].join('\n'),
    );
  });

  test('drift between page and machine is reported, and written when asked for', () => {
    writeFileSync(page, '# door\n\n```mermaid\nflowchart TD\n```\n\nMore.\n');
    vi.stubEnv('UPDATE_DIAGRAMS', '');
    expect(diagramDrift(right.machine, page)).toContain('shows an older door');
    vi.stubEnv('UPDATE_DIAGRAMS', '1');
    expect(diagramDrift(right.machine, page)).toBeUndefined();
    vi.stubEnv('UPDATE_DIAGRAMS', '');
    expect(diagramDrift(right.machine, page)).toBeUndefined();
    expect(readFileSync(page, 'utf8')).toMatch(/^# door\n[\s\S]*\n```\n\nMore\.\n$/);
  });

  test('a page without a diagram is reported', () => {
    writeFileSync(page, '# door\n');
    expect(diagramDrift(right.machine, page)).toContain('has no ```mermaid block');
  });
});

describe('visible states', () => {
  test('each is listed once, with a shortest way to it', () => {
    const states = enumerateVisibleStates(right);
    expect(states.map(({ view, steps }) => [view, steps.length])).toEqual([
      ['open', 2],
      ['unlocking', 1],
    ]);
    expect(states[0]?.snapshot.value).toBe('open');
  });

  test('a state that can no longer be reached drops out', () => {
    const model = { ...right, outcomes: {} };
    expect(enumerateVisibleStates(model).map(({ view }) => view)).toEqual(['unlocking']);
  });

  test('a model without a view is refused', () => {
    expect(() => enumerateVisibleStates(impureModel())).toThrow('has no view');
  });
});

describe('clock', () => {
  test('a chain of ticks does not drift', () => {
    const clock = new SteppedClock();
    const seen: number[] = [];
    const tick = (): void => {
      seen.push(clock.now());
      clock.setTimeout(tick, 1_000);
    };
    clock.setTimeout(tick, 1_000);
    clock.increment(3_500);
    expect(seen).toEqual([1_000, 2_000, 3_000]);
  });

  test('a delay that a browser would fire at once is an error', () => {
    const clock = new SteppedClock();
    expect(() => clock.setTimeout(() => undefined, LONGEST_DELAY_MS + 1)).toThrow(RangeError);
    expect(() => clock.setTimeout(() => undefined, Number.NaN)).toThrow(RangeError);
  });
});
