import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot, root } from './lib/paths.mjs';

/** @typedef {Record<string, string>} Versions */

const manifests = [
  'package.json',
  ...globSync(
    [
      'openapi/package.json',
      'locales/package.json',
      'e2e/package.json',
      '{packages,apps}/*/package.json',
    ],
    { cwd: root },
  ),
];

/** @param {string} file @returns {Record<string, Versions | undefined>} */
const read = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

describe('versions', () => {
  test('every workspace is looked at', () => {
    expect(manifests.length).toBeGreaterThanOrEqual(9);
  });

  test.each(manifests)('%s names exact versions only', (file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} ${version}`);
    expect(ranges).toEqual([]);
  });

  test('one version of a dependency in all workspaces', () => {
    /** @type {Map<string, Set<string>>} */
    const found = new Map();
    for (const file of manifests) {
      const { dependencies, devDependencies } = read(file);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        found.set(name, (found.get(name) ?? new Set()).add(version));
      }
    }
    const several = [...found]
      .filter(([, versions]) => versions.size > 1)
      .map(([name, versions]) => `${name}: ${[...versions].join(', ')}`);
    // openapi-typescript needs the TypeScript 5 programming interface; everything else uses one TypeScript.
    expect(several.filter((line) => !line.startsWith('typescript: '))).toEqual([]);
  });

  test('every package that may run an install script is named', () => {
    const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
    const named = Object.keys(read('package.json')['allowScripts'] ?? {});
    const running = Object.entries(
      /** @type {Record<string, { hasInstallScript?: boolean }>} */ (lock.packages),
    )
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(running.filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('site routes', () => {
  const lengths = globSync('apps/site/src/**/*.route.tsx', { cwd: root }).map(
    (file) => readFileSync(fromRoot(file), 'utf8').split('\n').length,
  );

  test('the median route module has at most 50 lines', () => {
    const sorted = lengths.toSorted((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(0);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(50);
  });
});

describe('documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/*/README.md'], {
    cwd: root,
  });
  const scripts = manifests.flatMap((file) => Object.keys(read(file)['scripts'] ?? {}));

  test.each(documents)('every file %s links to exists', (file) => {
    const text = readFileSync(fromRoot(file), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    const broken = links.filter((link) => !existsSync(new URL(link, `file://${fromRoot(file)}`)));
    expect(broken).toEqual([]);
  });

  test.each(documents)('every command %s names exists', (file) => {
    const text = readFileSync(fromRoot(file), 'utf8');
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*\w)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('nothing names the plans that the repository was written from', () => {
    const files = globSync(
      '{apps,packages,scripts,docs,locales,openapi,e2e,deploy}/**/*.{ts,tsx,mjs,md,mdx,yaml}',
      { cwd: root, exclude: ['**/node_modules/**', '**/build/**', '**/*.gen.*'] },
    );
    expect(files.length).toBeGreaterThan(1000);
    // A reader cannot open them.
    const plan = /\b(?:DESIGN|STACK|QUALITY)(?:[.]md| section)\b/;
    expect(files.filter((file) => plan.test(readFileSync(fromRoot(file), 'utf8')))).toEqual([]);
  });
});
