import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint, mutantsOf } from './mutants.mjs';
import { machineNames, mutantsOfMachine, testsOf } from './plan.mjs';
import {
  faultsIn,
  readReasons,
  readResults,
  resultOf,
  tableFile,
  tableOf,
  updated,
} from './results.mjs';

const DOOR = `import { assign, not, setup } from 'xstate';
const close = [{ guard: 'isEmpty', target: 'closed' }, { actions: ['ring', 'wait'] }] as const;
export const doorMachine = setup({
  types: { context: {} as { at: 1 } },
  actions: { count: assign(({ context }) => ({ opened: context.opened + 1, at: 2 })) },
  guards: { isEmpty: ({ context }) => context.people === 0 },
  delays: { shut: SHUT_MS, late: ({ context }) => context.ms },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open' }, entry: 'rest' },
    open: {
      always: { guard: not('isEmpty'), target: 'stuck' },
      after: { shut: { target: 'closed', reenter: true } },
      on: { CLOSE: close },
      invoke: { id: 'watch', src: 'watch', input: { speed: 3 }, onError: 'closed' },
    },
    stuck: { type: 'final' },
  },
});
`;

/** @param {string} source @param {string} [name] */
const idsOf = (source, name = 'door.logic.ts') => mutantsOf(source, name).map(({ id }) => id);

/** @param {string} operator */
const ofDoor = (operator) =>
  mutantsOf(DOOR, 'door.machine.ts')
    .filter((mutant) => mutant.operator === operator)
    .map(({ id }) => id.replace(`: ${operator}:`, ' |'));

describe('mutants of a machine', () => {
  test('each transition is deleted, in lists one by one and those that several states share', () => {
    expect(ofDoor('delete transition')).toEqual([
      "close[0] | { guard: 'isEmpty', target: 'closed' }",
      "close[1] | { actions: ['ring', 'wait'] }",
      "doorMachine.states.closed.on.OPEN | OPEN: 'open'",
      "doorMachine.states.open.always | always: { guard: not('isEmpty'), target: 'stuck' }",
      "doorMachine.states.open.after.shut | shut: { target: 'closed', reenter: true }",
      'doorMachine.states.open.on.CLOSE | CLOSE: close',
      "doorMachine.states.open.invoke.onError | onError: 'closed'",
    ]);
  });

  test('each guard, target and action is deleted', () => {
    expect(ofDoor('delete guard')).toEqual([
      "close[0].guard | guard: 'isEmpty'",
      "doorMachine.states.open.always.guard | guard: not('isEmpty')",
    ]);
    expect(ofDoor('delete target')).toHaveLength(3);
    expect(ofDoor('delete action')).toEqual([
      "close[1].actions | actions: ['ring', 'wait']",
      "close[1].actions[0] | 'ring'",
      "close[1].actions[1] | 'wait'",
      "doorMachine.states.closed.entry | entry: 'rest'",
    ]);
  });

  test('invokes, what they are given, final states and re-entering are deleted', () => {
    expect(ofDoor('delete invoke')).toHaveLength(1);
    expect(ofDoor('delete data')).toEqual([
      'doorMachine.states.open.invoke.input | input: { speed: 3 }',
    ]);
    expect(ofDoor('delete final')).toHaveLength(1);
    expect(ofDoor('delete reenter')).toHaveLength(1);
  });

  test('what an action assigns is left out, part by part', () => {
    expect(ofDoor('delete property')).toEqual([
      'doorMachine.actions.count.opened | opened: context.opened + 1',
      'doorMachine.actions.count.at | at: 2',
      'doorMachine.states.open.invoke.input.speed | speed: 3',
    ]);
  });

  test('guards answer always the same, and the other way round', () => {
    expect(ofDoor('guard always true')).toEqual([
      'doorMachine.guards.isEmpty | ({ context }) => context.people === 0 -> () => true',
    ]);
    expect(ofDoor('guard always false')).toHaveLength(1);
    expect(ofDoor('negate')).toEqual([
      'doorMachine.guards.isEmpty | context.people === 0 -> context.people !== 0',
      "doorMachine.states.open.always.guard | not('isEmpty') -> 'isEmpty'",
    ]);
  });

  test('delays become nothing, and a millisecond more', () => {
    expect(ofDoor('change delay')).toEqual([
      'doorMachine.delays.shut | SHUT_MS -> 0',
      'doorMachine.delays.shut | SHUT_MS -> (SHUT_MS) + 1',
      'doorMachine.delays.late | ({ context }) => context.ms -> 0',
      'doorMachine.delays.late | ({ context }) => context.ms -> (...all) => (({ context }) => context.ms)(...all) + 1',
    ]);
  });

  test('a state that a function makes is a state like any', () => {
    const source = `export const made = (to: string) =>
      ({ waiting: { after: { shut: { target: to, reenter: true } } } }) as const;`;
    expect(idsOf(source, 'door.states.ts').map((id) => id.split(':').slice(0, 2))).toEqual([
      ['made.waiting', ' delete property'],
      ['made.waiting.after', ' delete property'],
      ['made.waiting.after.shut', ' delete transition'],
      ['made.waiting.after.shut.target', ' delete target'],
      ['made.waiting.after.shut.reenter', ' delete reenter'],
    ]);
  });

  test('types are left alone, and every mutant differs from the source and from the others', () => {
    const texts = mutantsOf(DOOR, 'door.machine.ts').map(({ text }) => text);
    expect(texts.every((text) => text.includes('{} as { at: 1 }'))).toBe(true);
    expect(new Set([DOOR, ...texts]).size).toBe(texts.length + 1);
  });
});

describe('mutants of rules', () => {
  test('an edge is moved, a comparison turned round', () => {
    expect(idsOf('const isLate = (ms: number) => ms >= limit;')).toEqual([
      'isLate: move edge: ms >= limit -> ms > limit',
      'isLate: negate: ms >= limit -> ms < limit',
    ]);
  });

  test('each half of a condition is left out', () => {
    expect(idsOf('const both = () => one && !two;')).toEqual([
      'both: drop condition: one && !two -> one',
      'both: drop condition: one && !two -> !two',
      'both: swap and/or: one && !two -> one || !two',
      'both: negate: !two -> two',
    ]);
  });

  test('a rule answers always the same, a branch is always or never taken', () => {
    const source = 'const isSo = (n: number): boolean => { if (n) return f(); return g(); };';
    expect(idsOf(source)).toEqual([
      'isSo: rule always true: { if (n) return f(); return g(); } -> { return true; }',
      'isSo: rule always false: { if (n) return f(); return g(); } -> { return false; }',
      'isSo: condition always true: n -> true',
      'isSo: condition always false: n -> false',
    ]);
  });

  test('a number of the specification is one off, as a whole', () => {
    expect(idsOf('export const DAY_MS = 24 * HOUR_MS;', 'door.logic.ts')).toEqual([
      'DAY_MS: change number: 24 * HOUR_MS -> (24 * HOUR_MS) + 1',
      'DAY_MS: change number: 24 * HOUR_MS -> (24 * HOUR_MS) - 1',
      'DAY_MS: change arithmetic: 24 * HOUR_MS -> 24 / HOUR_MS',
    ]);
  });

  test('the same place twice has two names', () => {
    const ids = idsOf('const sum = () => f(a ?? b, a ?? b);');
    expect(ids).toEqual(['sum: drop default: a ?? b -> a', 'sum: drop default: a ?? b -> a (2)']);
  });

  test('the fingerprint forgets comments and lines, and nothing else', () => {
    const print = (/** @type {string} */ source) =>
      fingerprint(mutantsOf(source, 'a.logic.ts').map((mutant) => ({ ...mutant, file: 'a' })));
    expect(print('// Why.\nconst a = () => b < c;')).toBe(print('const a = () => b < c;'));
    expect(print('const a = () => b < d;')).not.toBe(print('const a = () => b < c;'));
  });
});

describe('tests of a file', () => {
  const names = (/** @type {string} */ name) =>
    testsOf(name).map(({ files, part }) => [
      part,
      ...files.map((file) => file.replace(/^.*\/src\//, '')),
    ]);

  test('are those of its machine, the long walks last', () => {
    expect(names('timeBonus/timeBonus.logic.ts')).toEqual([
      ['behaviours', 'timeBonus/timeBonus.test.ts'],
      ['proof', 'timeBonus/timeBonus.test.ts'],
    ]);
  });

  test('are tried in the order of how long they take', () => {
    expect(names('messageOutbox/messageOutbox.machine.ts')).toEqual([
      ['behaviours', 'messageOutbox/messageOutbox.test.ts'],
      ['proof', 'messageOutbox/messageOutbox.test.ts'],
      ['behaviours', 'messageOutbox/messageOutbox.world.test.ts'],
    ]);
  });

  test('are those of its users too for what has no machine', () => {
    const [own, others, walks] = names('failure/failure.logic.ts');
    expect(own).toEqual(['behaviours', 'failure/failure.test.ts']);
    expect(others).toContain('session/session.test.ts');
    expect(others).not.toContain('timeBonus/timeBonus.test.ts');
    expect(walks).toContain('session/session.test.ts');
    expect(walks).not.toContain('failure/failure.test.ts');
  });
});

describe('faults in results', () => {
  const survivor = { file: 'a/a.machine.ts', line: 3, id: 'a.on.GO', operator: 'delete guard' };
  const killed = Array.from({ length: 9 }, (_none, at) => ({
    ...survivor,
    id: `a.${at}`,
    status: 'killed',
  }));
  const judged = /** @type {import('./results.mjs').Judged[]} */ ([
    ...killed,
    { ...survivor, status: 'survived' },
  ]);
  const result = resultOf('a', judged);
  const current = new Map([['a', result.fingerprint]]);
  const why = { file: survivor.file, id: survivor.id, reason: 'Equivalent: nothing else can be.' };

  test('none where nine of ten are killed and the tenth is the same machine', () => {
    expect(faultsIn([result], [why], current)).toEqual([]);
  });

  test('a survivor without a reason, and a deleted guard with a poor one', () => {
    expect(faultsIn([result], [], current)).toEqual([
      'a/a.machine.ts: survives without a reason: a.on.GO',
      'a/a.machine.ts: must not survive: a.on.GO',
    ]);
    const poor = { ...why, reason: 'Nobody looks.' };
    expect(faultsIn([result], [poor], current)).toEqual([
      'a/a.machine.ts: must not survive: a.on.GO',
    ]);
  });

  test('survivors judged again change their own verdicts only', () => {
    const again = resultOf(
      'a',
      judged.slice(9).map((one) => ({ ...one, status: 'killed' })),
    );
    const after = updated(result, again);
    expect(after).toEqual({ ...result, operators: { 'delete guard': [10, 10] }, survivors: [] });
    expect(updated(result, resultOf('a', judged.slice(9)))).toEqual(result);
  });

  test('too few killed, a reason for nothing, a machine that has changed, one that was never judged', () => {
    const few = resultOf('a', judged.slice(5));
    const stale = { ...why, id: 'a.on.GONE' };
    expect(
      faultsIn(
        [few],
        [why, stale],
        new Map([
          ['a', 'other'],
          ['b', 'x'],
        ]),
      ),
    ).toEqual([
      'a: 80.0 % of its mutants are killed',
      'a/a.machine.ts: a reason for what does not survive: a.on.GONE',
      'a: changed since it was judged: run `npm run mutation -- a`',
      'b: changed since it was judged: run `npm run mutation -- b`',
    ]);
    expect(faultsIn([result], [why], new Map())).toEqual(['a: judged, but gone']);
  });
});

describe('packages/machines', () => {
  const results = readResults();
  const reasons = readReasons();

  test('at least nine of ten faults are noticed in every machine, and every other has its reason', () => {
    const current = new Map(
      machineNames().map((name) => [name, fingerprint(mutantsOfMachine(name))]),
    );
    expect(faultsIn(results, reasons, current)).toEqual([]);
    // Reads and takes apart all machines: a second, and many on a computer that is busy.
  });

  test('the table that people read is the one of the results', () => {
    expect(readFileSync(tableFile, 'utf8')).toBe(tableOf(results, reasons));
  });
});
