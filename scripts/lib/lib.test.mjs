import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';
import { firstDifference } from './install.mjs';
import { playwrightCounts, stageCounts, vitestCounts } from './results.mjs';
import { isNewEnough } from './runtime.mjs';
import { stages } from './stages.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-lib-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

describe('fingerprint of the sources', () => {
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(folder, file), text);

  test('content and names decide, file times, tests and built files do not', () => {
    mkdirSync(join(folder, 'build'));
    write('a.ts', 'a');
    write('b.ts', 'b');
    const before = fingerprint(folder, [folder]);
    utimesSync(join(folder, 'a.ts'), 1, 1);
    write('a.test.ts', 'test');
    write('build/out.js', 'built');
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
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 4, failed: 2 });
  });

  test('a flaky browser test counts as failed', () => {
    expect(
      playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }),
    ).toEqual({ passed: 3, failed: 3 });
  });

  test('a stage that crashed has at least one failure, whatever its report says', () => {
    const file = join(folder, 'report.json');
    expect(stageCounts({ exitCode: 0, report: { kind: 'vitest', file } })).toEqual({
      passed: 0,
      failed: 1,
    });
    writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 0, testResults: [] }));
    expect(stageCounts({ exitCode: 1, report: { kind: 'vitest', file } })).toEqual({
      passed: 7,
      failed: 1,
    });
    expect(stageCounts({ exitCode: 0 })).toEqual({ passed: 1, failed: 0 });
    expect(stageCounts({ exitCode: 2 })).toEqual({ passed: 0, failed: 1 });
  });

  test('every stage has a name of its own', () => {
    expect(new Set(stages.map((stage) => stage.name)).size).toBe(stages.length);
  });
});
