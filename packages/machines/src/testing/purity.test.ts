import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** What would tie a machine to a browser, a clock or a network: all of it arrives by input and `.provide()`. */
const FORBIDDEN =
  /\b(fetch|window|document|navigator|localStorage|sessionStorage|indexedDB|setTimeout|setInterval|XMLHttpRequest|EventSource|WebSocket|BroadcastChannel|process|console)\b|\bDate\.now\b|new Date\(\)|Math\.random|crypto\b/g;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const forbiddenIn = (source: string): string[] => withoutComments(source).match(FORBIDDEN) ?? [];

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

  test('files without machine, selectors or index in their name load no xstate', () => {
    const free = machineFiles.filter((path) =>
      /\.(constants|types|rules|validation)\.ts$/.test(basename(path)),
    );
    const found = free.filter((path) =>
      /from 'xstate|\.machine\.ts'|private\/unprovided/.test(
        readFileSync(join(SOURCES, path), 'utf8'),
      ),
    );
    expect(free.length).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });

  test('the check sees what it forbids, and passes over comments', () => {
    expect(forbiddenIn('const at = Date.now(); await fetch(url);')).toEqual(['Date.now', 'fetch']);
    expect(forbiddenIn('/** window */ const a = 1; // setTimeout')).toEqual([]);
  });
});
