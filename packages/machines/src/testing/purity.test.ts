import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** What would tie a machine to a browser, a clock or a network: all of it arrives by input and `.provide()`. */
const FORBIDDEN =
  /\b(fetch|window|document|navigator|localStorage|sessionStorage|indexedDB|setTimeout|setInterval|XMLHttpRequest|EventSource|WebSocket|BroadcastChannel|process|console)\b|\bDate\.now\b|new Date\(\)|Math\.random|crypto\b/g;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const forbiddenIn = (source: string): string[] => withoutComments(source).match(FORBIDDEN) ?? [];

/** What a file imports to run; types are gone by then. */
const loadedBy = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm)].map(
    ([, from]) => from ?? '',
  );

const machineFiles = globSync('**/*.ts', { cwd: SOURCES }).filter(
  (path) =>
    !path.startsWith('testing') && !path.endsWith('.test.ts') && !path.endsWith('.model.ts'),
);

describe('machines are pure modules', () => {
  test('none reads a clock, the network, storage or a browser', () => {
    const found = machineFiles.flatMap((path) =>
      forbiddenIn(readFileSync(join(SOURCES, path), 'utf8')).map((word) => `${path}: ${word}`),
    );
    expect(machineFiles.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  });

  test('React is imported by react/ alone', () => {
    const found = machineFiles.filter(
      (path) =>
        !path.startsWith('react') &&
        /from '(react|@xstate\/react)/.test(readFileSync(join(SOURCES, path), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('logic loads neither xstate nor a machine, only other logic: it is there before them', () => {
    const logic = machineFiles.filter((path) => path.endsWith('.logic.ts'));
    const found = logic.flatMap((path) =>
      loadedBy(readFileSync(join(SOURCES, path), 'utf8'))
        .filter((from) => !/[.]logic[.]ts$|[/]intent[.]ts$/.test(from))
        .map((from) => `${path}: ${from}`),
    );
    expect(logic.length).toBeGreaterThan(15);
    expect(found).toEqual([]);
    const intent = readFileSync(join(SOURCES, 'private/intent.ts'), 'utf8');
    expect(loadedBy(intent)).toEqual([]);
  });

  test('the check sees what it forbids, and passes over comments', () => {
    expect(forbiddenIn('const at = Date.now(); await fetch(url);')).toEqual(['Date.now', 'fetch']);
    expect(forbiddenIn('/** window */ const a = 1; // setTimeout')).toEqual([]);
    const imports =
      "import type { A } from 'a';\nimport {\n  b,\n} from 'b';\nexport { c } from './c.ts';";
    expect(loadedBy(imports)).toEqual(['b', './c.ts']);
  });
});
