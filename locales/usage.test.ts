import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { baseKey, NAMESPACES, readTexts } from './catalogue.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const sources = globSync(['apps/site/src/**/*.{ts,tsx}', 'apps/api/src/**/*.ts'], {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*', '**/*.gen.*', '**/*.d.ts', '**/node_modules/**'],
}).map((file) => readFileSync(`${root}${file}`, 'utf8'));

const namespaces = NAMESPACES.join('|');

/** `$.chat.composer.send` of a selector, with any name for its parameter, over line breaks. */
const SELECTED = new RegExp(
  `\\$\\s*[?]?[.]\\s*(${namespaces})((?:\\s*[.]\\s*[A-Za-z_]\\w*)*)`,
  'g',
);

/** `'mail:activation.subject'`, or the beginning of one that goes on in a template. */
const NAMED = new RegExp(`['"\`](${namespaces}):([\\w.]*)`, 'g');

/**
 * The keys a program names. A selector that goes on with `[...]` names everything below where it stops, so a named key covers
 * what is below it.
 */
function namedKeys(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [, namespace, path = ''] of text.matchAll(SELECTED)) {
      found.add(`${namespace}:${path.replaceAll(/\s+/g, '').slice(1)}`);
    }
    for (const [, namespace, path = ''] of text.matchAll(NAMED)) {
      found.add(`${namespace}:${path.replace(/\.$/, '')}`);
    }
  }
  return found;
}

/** The mail renderer names a template and its parts: `say('subject')` of `{ name: 'activation' }`. */
function mailKeys(renderer: string): string[] {
  const all = (pattern: RegExp): string[] =>
    [...renderer.matchAll(pattern)].map((match) => match[1] ?? '');
  const parts = all(/\bsay\('(\w+)'\)/g);
  return [
    ...all(/readonly name: '(\w+)'/g).flatMap((name) =>
      parts.map((part) => `mail:${name}.${part}`),
    ),
    ...all(/\bt\('([\w.]+)'/g).map((key) => `mail:${key}`),
  ];
}

/** Whether a key or something it stands below is named. */
function isNamed(key: string, named: ReadonlySet<string>): boolean {
  const [namespace = '', path = ''] = key.split(':');
  const parts = path.split('.');
  return parts.some((_part, index) =>
    named.has(`${namespace}:${parts.slice(0, index + 1).join('.')}`),
  );
}

describe('keys and sources', () => {
  const selected = namedKeys(sources);
  const renderer = readFileSync(`${root}apps/api/src/ports/mail/render.ts`, 'utf8');
  const named = new Set([...selected, ...mailKeys(renderer)]);
  const known = NAMESPACES.flatMap((namespace) =>
    [...readTexts('en', namespace).keys()].map((key) => `${namespace}:${baseKey(key)}`),
  );

  test('keys are found in selectors and in strings', () => {
    const found = namedKeys([
      't(($) => $.chat.composer\n  .send)',
      't(($) => $.profile.values[field][value])',
      "mail.t('mail:activation.subject')",
    ]);
    expect([...found].toSorted()).toEqual([
      'chat:composer.send',
      'mail:activation.subject',
      'profile:values',
    ]);
    expect(isNamed('profile:values.gender.male', found)).toBe(true);
    expect(isNamed('chat:composer.sending', found)).toBe(false);
  });

  test('every key is used', () => {
    expect([...new Set(known)].filter((key) => !isNamed(key, named))).toEqual([]);
  });

  test('every named key exists', () => {
    const missing = [...selected].filter(
      (key) => !known.some((one) => one === key || one.startsWith(`${key}.`) || key.endsWith(':')),
    );
    expect(missing).toEqual([]);
  });
});
