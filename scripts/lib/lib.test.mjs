import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { fingerprint } from './fingerprint.mjs';
import { firstDifference, outerNode } from './install.mjs';
import { fromRoot } from './paths.mjs';
import { touchedBy } from './changed.mjs';
import { failuresOf, playwrightCounts, taskCounts, vitestCounts } from './results.mjs';
import { isNewEnough } from './runtime.mjs';
import { spawnServer } from './server.mjs';
import { stages } from './stages.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-lib-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a program of ours', () => {
  test.each(
    /** @type {const} */ ([
      ['apps/api/src/main.ts', true],
      ['apps/site/start.ts', false],
    ]),
  )('%s is started with the hook of the server: %s', async (program, isHooked) => {
    const [node, said] = [join(folder, 'node'), join(folder, 'said')];
    writeFileSync(node, `#!/bin/sh\necho "$@" > '${said}'\n`, { mode: 0o755 });
    await once(spawnServer(node, [], process.env, program), 'exit');
    const words = readFileSync(said, 'utf8');
    expect(words).toContain('--max-semi-space-size');
    expect(words).toContain(fromRoot(program));
    expect(words.includes('resolve-once.mjs')).toBe(isHooked);
  });
});

describe('installing', () => {
  const locked = {
    '': { version: '0.1.0' },
    'packages/ui': { version: '0.1.0' },
    'node_modules/@velours/ui': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  };

  test('an installation that equals the lockfile is left alone', () => {
    const installed = {
      'node_modules/@velours/ui': { link: true },
      'node_modules/react': { version: '19.3.1' },
    };
    expect(firstDifference(locked, installed)).toBeUndefined();
  });

  test('a package that is missing or of another version is named', () => {
    expect(firstDifference(locked, { 'node_modules/@velours/ui': { link: true } })).toBe(
      'node_modules/react',
    );
    expect(
      firstDifference(locked, {
        'node_modules/@velours/ui': { link: true },
        'node_modules/react': { version: '19.3.0' },
      }),
    ).toBe('node_modules/react');
  });

  test.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['24.21.0', true],
  ])('Node %s runs the tools: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});

describe('a machine that has only its own Node', () => {
  const scripts = fromRoot('scripts');
  const settingUp = readdirSync(scripts).filter(
    (file) =>
      file.endsWith('.mjs') &&
      !file.endsWith('.test.mjs') &&
      readFileSync(join(scripts, file), 'utf8').includes("from './lib/install.mjs'"),
  );

  test('is set up by the commands of the README', () => {
    expect(settingUp).toEqual(expect.arrayContaining(['start.mjs', 'test.mjs']));
  });

  // The pinned Node knows more than the oldest one we promise to start on: a name it lacks ends the command before its first line.
  test.each(settingUp)('loads everything that %s imports', (file) => {
    const imported = [
      ...readFileSync(join(scripts, file), 'utf8').matchAll(/from '(\.\/[^']+)'/g),
    ].map(([, path]) => `import ${JSON.stringify(join(scripts, path ?? ''))};`);
    expect(imported).not.toEqual([]);
    execFileSync(outerNode(), ['--input-type=module', '-e', imported.join('\n')]);
  });
});

describe('fingerprint of the sources', () => {
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(folder, file), text);

  test('content and names decide, file times, tests, their reports and built files do not', () => {
    mkdirSync(join(folder, 'build'));
    mkdirSync(join(folder, 'test-results'));
    write('a.ts', 'a');
    write('b.ts', 'b');
    const before = fingerprint(folder, [folder]);
    utimesSync(join(folder, 'a.ts'), 1, 1);
    write('a.test.ts', 'test');
    write('build/out.js', 'built');
    write('test-results/unit.json', '{}');
    expect(fingerprint(folder, [folder])).toBe(before);
  });

  test.each([
    ['a changed file', () => write('a.ts', 'changed')],
    ['a new file', () => write('c.ts', 'c')],
    ['a removed file', () => rmSync(join(folder, 'b.ts'))],
  ])('%s changes it', (_name, change) => {
    write('a.ts', 'a');
    write('b.ts', 'b');
    const before = fingerprint(folder, [folder]);
    change();
    expect(fingerprint(folder, [folder])).not.toBe(before);
  });
});

describe('counting', () => {
  test('a test file that could not be loaded counts as a failed test', () => {
    const test = { status: 'passed', fullName: 'any', failureMessages: [] };
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { name: 'a', status: 'failed', assertionResults: [] },
        { name: 'b', status: 'failed', assertionResults: [test] },
        { name: 'c', status: 'passed', assertionResults: [test] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 4, failed: 2 });
  });

  test('a flaky browser test counts as failed', () => {
    expect(
      playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }),
    ).toEqual({ passed: 3, failed: 3 });
  });

  test('what failed is named with why, and a flow with its line', () => {
    const test = (/** @type {string} */ status) => ({
      status,
      fullName: `a test that ${status}`,
      failureMessages: ['\u001B[31mexpected 1\nat line 3'],
    });
    const file = { name: 'a.test.ts', status: 'failed' };
    const testResults = [
      { ...file, assertionResults: [test('failed'), test('passed')] },
      { ...file, message: 'no such import', assertionResults: [] },
    ];
    expect(failuresOf({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual([
      'a.test.ts a test that failed: expected 1',
      'a.test.ts: no such import',
    ]);
    const spec = (/** @type {boolean} */ ok) => ({
      ok,
      file: 'a.spec.ts',
      line: 3,
      title: 'a flow',
      tests: [
        {
          results: [
            ok
              ? {}
              : {
                  error: {
                    message: 'not there\n\nExpected: 1\n  Received: 0\nCall log:\n  - waiting',
                    location: { line: 7 },
                  },
                },
          ],
        },
      ],
    });
    const stats = { expected: 1, unexpected: 1, flaky: 0 };
    const suites = [{ suites: [{ specs: [spec(true), spec(false)] }] }];
    expect(failuresOf({ stats, suites, errors: [{ message: 'no browser' }] })).toEqual([
      'a.spec.ts:3 (line 7) a flow: not there | Expected: 1 | Received: 0',
      'outside any test: no browser',
    ]);
  });

  test('a task that crashed or never ran has at least one failure, whatever its report says', () => {
    const report = join(folder, 'report.json');
    expect(taskCounts({ exitCode: 0, report })).toMatchObject({ passed: 0, failed: 1 });
    writeFileSync(
      report,
      JSON.stringify({ numPassedTests: 7, numFailedTests: 0, testResults: [] }),
    );
    expect(taskCounts({ exitCode: 0, report })).toMatchObject({ passed: 7, failed: 0 });
    expect(taskCounts({ exitCode: 1, report })).toMatchObject({ passed: 7, failed: 1 });
    expect(taskCounts({ exitCode: undefined, report })).toMatchObject({ passed: 7, failed: 1 });
    writeFileSync(report, JSON.stringify({ stats: { expected: 2, unexpected: 1, flaky: 0 } }));
    expect(taskCounts({ exitCode: 1, report })).toMatchObject({ passed: 2, failed: 1 });
    expect(taskCounts({ exitCode: 0 })).toMatchObject({ passed: 1, failed: 0 });
    expect(taskCounts({ exitCode: 2 })).toMatchObject({ passed: 0, failed: 1 });
    expect(taskCounts({ exitCode: undefined })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('every stage has a name of its own', () => {
    expect(new Set(stages.map((stage) => stage.name)).size).toBe(stages.length);
  });
});

describe('what a change touches', () => {
  const graph = new Map([
    ['packages/ui/src/Button.tsx', []],
    ['packages/ui/src/Button.stories.tsx', ['packages/ui/src/Button.tsx']],
    ['packages/ui/src/Form.tsx', ['packages/ui/src/Button.tsx']],
    ['packages/ui/src/Form.stories.tsx', ['packages/ui/src/Form.tsx']],
    ['packages/ui/src/Form.test.tsx', ['packages/ui/src/Form.tsx']],
    ['apps/api/src/app.test.ts', ['apps/api/src/app.ts']],
  ]);

  test('the tests and stories that lead to it, the nearest first, and nothing else', () => {
    expect(touchedBy(['packages/ui/src/Button.tsx'], graph)).toEqual({
      sources: ['packages/ui/src/Button.tsx'],
      tests: ['packages/ui/src/Form.test.tsx'],
      stories: ['packages/ui/src/Button.stories.tsx', 'packages/ui/src/Form.stories.tsx'],
      furtherStories: 0,
      flows: [],
    });
  });

  test('can be run together, of whatever workspaces: Vitest refuses all where projects of one group have another number of workers', () => {
    const projects = (config.test?.projects ?? []).map((project) => Object(project).test);
    expect(projects.map(({ name }) => name)).toContain('api');
    const groups = Map.groupBy(projects, ({ sequence }) => sequence?.groupOrder ?? 0);
    const numbers = [...groups.values()].map(
      (group) => new Set(group.map(({ maxWorkers }) => maxWorkers)).size,
    );
    expect(numbers.filter((number) => number > 1)).toEqual([]);
  });

  test('a flow that was changed, and no source where none was', () => {
    const found = touchedBy(['e2e/flows/chat/gifts.spec.ts', 'README.md'], graph);
    expect(found.flows).toEqual(['e2e/flows/chat/gifts.spec.ts']);
    expect(touchedBy(['README.md'], graph).sources).toEqual([]);
  });

  test('of many stories the nearest, and how many are left', () => {
    const many = new Map(
      Array.from({ length: 30 }, (_, index) => [`x/${index}.stories.tsx`, ['packages/a.tsx']]),
    );
    many.set('packages/a.tsx', []);
    const { stories, furtherStories } = touchedBy(['packages/a.tsx'], many);
    expect([stories.length, furtherStories]).toEqual([24, 6]);
  });
});
