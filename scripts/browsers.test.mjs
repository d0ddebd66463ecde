/**
 * That the site runs in the oldest browsers it is built for (apps/site/browsers.ts, docs/decisions/0031): nothing that it ships, its
 * dependencies included, leans on what came later. Since when a browser has a feature is asked of web-features, the data of Baseline.
 * What is found and has a way without it is listed with that way (lib/newer-features.mjs); what is no longer found goes from there.
 */
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parse as parseScript } from 'acorn';
import { simple as walkScript } from 'acorn-walk';
import { parse as parseStyles } from 'postcss';
import { describe, expect, test } from 'vitest';
import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../apps/site/browsers.ts';
import { NAMESAKES, SCRIPTS, STYLES } from './lib/newer-features.mjs';
import { fromRoot } from './lib/paths.mjs';

/** Browsers as the data names them. */
const FLOOR = Object.entries({
  ...OLDEST_BROWSERS,
  chrome_android: OLDEST_BROWSERS.chrome,
  firefox_android: OLDEST_BROWSERS.firefox,
  safari_ios: OLDEST_BROWSERS.safari,
});

const isSince = (/** @type {string | undefined} */ since, /** @type {string} */ floor) => {
  const [major = Number.NaN, minor = 0] = since?.replace('≤', '').split('.').map(Number) ?? [];
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
};

/** Whether each of the oldest browsers has it, by the key of browser-compat-data. */
const IS_OLD = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) =>
            /** @type {const} */ ([
              key,
              FLOOR.every(([name, version]) =>
                isSince(support[/** @type {keyof typeof support} */ (name)], version),
              ),
            ]),
        )
      : [],
  ),
);

const isNew = (/** @type {string} */ key) => IS_OLD.get(key) === false;

/** The names that only newer features have, by the last part of their keys. @param {(key: string) => string | undefined} nameOf */
const newNames = (nameOf) => {
  /** @type {Map<string, boolean>} */
  const found = new Map();
  for (const [key, isOld] of IS_OLD) {
    const name = nameOf(key);
    if (name !== undefined) found.set(name, (found.get(name) ?? true) && !isOld);
  }
  return new Set([...found].flatMap(([name, areNew]) => (areNew ? [name] : [])));
};

const NEW_VALUES = newNames((key) => key.match(/^css\.types\.(?:.*\.)?([a-zA-Z-]+)$/)?.[1]);
const NEW_MEMBERS = newNames(
  (key) =>
    key.match(/^(?:api\.\w+|javascript\.builtins(?:\.\w+)+)\.([a-z]+[A-Z]\w*?)(?:_static)?$/)?.[1],
);
const NEW_EVENTS = newNames((key) => key.match(/^api\.\w+\.(\w+)_event$/)?.[1]);

/** What newer features a style sheet uses, each as a rule would be read. @param {string} css */
function newStylesIn(css) {
  /** @type {Set<string>} */
  const found = new Set();
  const look = (/** @type {string} */ key, /** @type {string} */ name) => {
    if (isNew(key)) found.add(name);
  };
  parseStyles(css).walk((node) => {
    if (node.type === 'decl') {
      const { prop, parent } = node;
      const value = node.value.replaceAll(/#[0-9a-f]+|url\([^)]*\)|"[^"]*"/gi, '');
      const rule = parent?.type === 'atrule' && 'name' in parent ? `at-rules.${parent.name}` : '';
      look(`css.${rule || 'properties'}.${prop}`, prop);
      if (found.has(prop) || prop.startsWith('--')) return;
      for (const [, word = '', bracket] of value.matchAll(/([a-z][a-z-]*)(\()?/gi)) {
        look(`css.properties.${prop}.${word}`, `${prop}: ${word}`);
        if (bracket && NEW_VALUES.has(word)) found.add(`${word}()`);
      }
      for (const [, unit = ''] of value.matchAll(/(?<![\w+])[\d.]+([a-z]+)/g))
        if (NEW_VALUES.has(unit)) found.add(unit);
    } else if (node.type === 'atrule') {
      const { name, params } = node;
      look(`css.at-rules.${name}`, `@${name}`);
      for (const [, feature = ''] of params.matchAll(/([a-z-]+)(?=[\s:)<>=])/g))
        look(`css.at-rules.${name}.${feature}`, `@${name} ${feature}`);
      for (const [, query = ''] of params.matchAll(/\b(style|scroll-state)\(/g)) {
        const kind =
          query === 'style' ? 'style_queries_for_custom_properties' : 'scroll-state_queries';
        look(`css.at-rules.container.${kind}`, `@${name} ${query}()`);
      }
    } else if (node.type === 'rule') {
      const { selector } = node;
      for (const [pseudo, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
        look(`css.selectors.${name}`, pseudo);
      if (selector.includes('&')) look('css.selectors.nesting', '&');
    }
  });
  return found;
}

/**
 * What newer features a script uses, by name. Types are unknown here: a member counts where every feature of its name is newer and the
 * name is no single word. (Of `union` or `take` our own sources are kept by the compiler's `lib`.)
 * @param {string} code
 */
function newInScript(code) {
  /** @type {Set<string>} */
  const found = new Set();
  const addEvent = (/** @type {string} */ name) => {
    if (NEW_EVENTS.has(name)) found.add(`event ${name}`);
  };
  const addMember = (/** @type {string} */ name) => {
    if (NEW_MEMBERS.has(name)) found.add(name);
  };
  // Syntax and regular expressions that came later than ES2024 are no script here.
  walkScript(parseScript(code, { ecmaVersion: 2024, sourceType: 'module' }), {
    Identifier({ name }) {
      const keys = [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
      const known = keys.filter((key) => IS_OLD.has(key));
      if (known.length > 0 && known.every(isNew)) found.add(name);
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      addMember(name);
      if (object.type !== 'Identifier') return;
      const owner = object.name;
      if (isNew(`javascript.builtins.${owner}.${name}`) || isNew(`api.${owner}.${name}_static`))
        found.add(`${owner}.${name}`);
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || name.name !== 'addEventListener') return;
      if (first?.type === 'Literal') addEvent(String(first.value));
      if (first?.type === 'TemplateLiteral') addEvent(String(first.quasis[0]?.value.cooked));
    },
    Property({ key }) {
      const name = key.type === 'Identifier' ? key.name : '';
      if (/^on[A-Z]/.test(name)) addEvent(name.slice(2).toLowerCase());
    },
    ObjectPattern({ properties }) {
      for (const one of properties)
        if (one.type === 'Property' && one.key.type === 'Identifier') addMember(one.key.name);
    },
  });
  return found;
}

const BUILD = fromRoot('apps', 'site', 'build', 'client');

/** @param {string} pattern @param {(text: string) => Set<string>} newIn */
const newInFiles = (pattern, newIn) => {
  const files = globSync(pattern, { cwd: BUILD });
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => [...newIn(readFileSync(join(BUILD, file), 'utf8'))]);
};

const sorted = (/** @type {string[]} */ names) => [...new Set(names)].toSorted();

describe('the oldest browsers', () => {
  test('styles use nothing newer, but for what has a way without it', () => {
    expect(sorted(newInFiles('assets/*.css', newStylesIn))).toEqual(sorted(Object.keys(STYLES)));
  });

  test('scripts use nothing newer, but for what has a way without it', () => {
    const inline = stripTypeScriptTypes(
      readFileSync(fromRoot('apps/site/src/app/server/sleeping-page.ts'), 'utf8'),
    );
    const found = [...newInFiles('{*,assets/*}.js', newInScript), ...newInScript(inline)];
    expect(sorted(found.filter((name) => !NAMESAKES.has(name)))).toEqual(
      sorted(Object.keys(SCRIPTS)),
    );
  });

  test.each([
    ['dialog { position-anchor: --a }', ['position-anchor']],
    ['a { color: light-dark(#000, #fff) }', ['light-dark()']],
    ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
    ['@container style(--a: b) { a { color: red } }', ['@container style()']],
    ['a { inline-size: calc-size(auto, size) }', ['calc-size()']],
    ['details::details-content { color: red }', ['::details-content']],
    ['a { color: #1df; inset: 0; inline-size: calc(1lh + 2cqi) } a:has(b) { gap: 1dvh }', []],
  ])('of styles it finds what is newer: %s', (css, names) => {
    expect([...newStylesIn(css)]).toEqual(names);
  });

  test.each([
    ['new Map().keys().toArray()', ['toArray']],
    ['Promise.try(f)', ['Promise.try']],
    ['URL.parse(a)', ['URL.parse']],
    ['const { isSubsetOf } = a', ['isSubsetOf']],
    ['cookieStore.get(a)', ['cookieStore']],
    ["a.addEventListener('scrollend', f)", ['event scrollend']],
    ['jsx(a, { onScrollEnd: f })', ['event scrollend']],
    ['Promise.withResolvers(); Object.groupBy(a, f); [].toSorted(); a.onScroll = f', []],
  ])('of scripts it finds what is newer: %s', (code, names) => {
    expect([...newInScript(code)]).toEqual(names);
  });

  test.each(['using a = b();', 'a = /(?i:b)c/;', "import a from './a' with { type: 'json' };"])(
    'no syntax is newer: %s',
    (code) => {
      expect(() => newInScript(code)).toThrow(SyntaxError);
    },
  );

  test.each([
    'tsconfig.base.json',
    'apps/site/tsconfig.json',
    'apps/site/src/worker/tsconfig.json',
    'packages/ui/tsconfig.json',
    'packages/api-client/tsconfig.json',
  ])('the compiler knows no built-in that came after ES2024: %s', (file) => {
    const [, libraries = ''] =
      readFileSync(fromRoot(file), 'utf8').match(/"lib": \[([^\]]*)\]/) ?? [];
    expect(libraries).toMatch(
      /^"ES2024"(, "(DOM|DOM\.Iterable|WebWorker|WebWorker\.Iterable|ESNext\.Disposable)")*$/,
    );
  });

  test.each(Object.entries(OLDEST_BROWSERS))('operators read of %s %s', (name, version) => {
    const rows = readFileSync(fromRoot('docs', 'operations.md'), 'utf8').split('\n');
    const row = rows.find((line) => line.toLowerCase().startsWith(`| ${name}`));
    expect(row?.split('|')[2]?.trim().split(' ')[0]).toBe(version);
  });
});
