import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { baseKey, NAMESPACES, readTexts } from './catalogue.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const read = (files: readonly string[]): string[] =>
  globSync(files, {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.*', '**/*.gen.*', '**/*.d.ts', '**/node_modules/**'],
  }).map((file) => readFileSync(`${root}${file}`, 'utf8'));

const sources = read(['apps/site/src/**/*.{ts,tsx}', 'apps/api/src/**/*.ts']);

const namespaces = NAMESPACES.join('|');

/** `$.chat.composer.send` of a selector, over line breaks; `$.likes[tab].emptyTitle` where a part is computed. */
const SELECTED = new RegExp(
  `\\$\\s*[.]\\s*(${namespaces})((?:\\s*(?:[.]\\s*[A-Za-z_]\\w*|\\[[^\\]]*\\]))*)`,
  'g',
);

/** `'mail:activation.subject'`, or the beginning of one that goes on in a template. */
const NAMED = new RegExp(`['"\`](${namespaces}):([\\w.]*)`, 'g');

/** A selector's path with dots: `['a']` is `a`, any other `[...]` is `*`. */
const dotted = (path: string): string =>
  path
    .replaceAll(/\s+/g, '')
    .replaceAll(/\['(\w+)'\]/g, '.$1')
    .replaceAll(/\[[^\]]*\]/g, '.*')
    .slice(1);

/** The keys a program names, `*` for a computed part. */
function namedKeys(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [, namespace, path = ''] of text.matchAll(SELECTED)) {
      if (path !== '') found.add(`${namespace}:${dotted(path)}`);
    }
    for (const [, namespace, path = ''] of text.matchAll(NAMED)) {
      found.add(`${namespace}:${path.replace(/\.$/, '')}`);
    }
  }
  return found;
}

/** The mail renderer names a template and its parts: `say('subject')` of `{ name: 'activation' }`, or of the group of `decision.warning`. */
function mailKeys(renderer: string): string[] {
  const all = (pattern: RegExp): string[] =>
    [...renderer.matchAll(pattern)].map((match) => match[1] ?? '');
  const parts = all(/\bsay\('(\w+)'\)/g);
  return [
    ...all(/readonly name: '([\w.]+)'/g).flatMap((name) =>
      parts.flatMap((part) => [`mail:${name}.${part}`, `mail:${name.replace(/\..*/, '')}.${part}`]),
    ),
    ...all(/\bt\('([\w.]+)'/g).map((key) => `mail:${key}`),
  ];
}

/** Whether a name stands for a key, or for a group the key is in. */
function covers(name: string, key: string): boolean {
  const wanted = name.split(/[:.]/);
  const parts = key.split(/[:.]/);
  return (
    wanted.length <= parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}

/**
 * The words in the sources of what takes texts, and the contract's codes: a group that is named whole has no text that none of them is
 * called after.
 */
const taken = new Set(
  [
    ...sources,
    ...read(['packages/ui/src/{components,blocks}/**/*.tsx', 'openapi/problems.ts']),
  ].flatMap((text) => text.match(/\w+/g) ?? []),
);

const isNamed = (key: string, named: ReadonlySet<string>): boolean =>
  [...named].some((name) => covers(name, key));

describe('keys and sources', () => {
  const selected = namedKeys(sources);
  const renderer = ['render', 'templates']
    .map((file) => readFileSync(`${root}apps/api/src/ports/mail/${file}.ts`, 'utf8'))
    .join('\n');
  const named = new Set([...selected, ...mailKeys(renderer)]);
  const known = NAMESPACES.flatMap((namespace) =>
    [...readTexts('en', namespace).keys()].map((key) => `${namespace}:${baseKey(key)}`),
  );

  test('keys are found in selectors and in strings', () => {
    const found = namedKeys([
      't(($) => $.chat.composer\n  .send)',
      't(($) => $.profile.values[field][value])',
      't(($) => $.likes[tab].emptyTitle)',
      "mail.t('mail:activation.subject')",
    ]);
    expect([...found].toSorted()).toEqual([
      'chat:composer.send',
      'likes:*.emptyTitle',
      'mail:activation.subject',
      'profile:values.*.*',
    ]);
    expect(isNamed('likes:given.emptyTitle', found)).toBe(true);
    expect(isNamed('likes:given.emptyText', found)).toBe(false);
    expect(isNamed('profile:values.gender.male', found)).toBe(true);
    expect(isNamed('chat:composer.sending', found)).toBe(false);
  });

  test('every key is used', () => {
    expect([...new Set(known)].filter((key) => !isNamed(key, named))).toEqual([]);
  });

  test('a group that is named whole holds only what is called by name', () => {
    const unknown = known.filter((key) => !taken.has(key.split(/[:.]/).at(-1) ?? ''));
    expect(unknown).toEqual([]);
  });

  test('every named key exists', () => {
    const missing = [...selected].filter((name) => !known.some((key) => covers(name, key)));
    expect(missing).toEqual([]);
  });
});
