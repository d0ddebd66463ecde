import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';

const RESTRICTED_GLOBAL = 'eslint(no-restricted-globals)';
const RESTRICTED_PROPERTY = 'eslint(no-restricted-properties)';
const HEX = 'velours(no-hex-colour)';
const TEXT = 'velours(no-literal-text)';

/** Rule, then the violating module and its source. @type {[rule: string, file: string, source: string][]} */
const PLANTED = [
  ...[
    'window.name',
    'document.title',
    "fetch('/api')",
    'setTimeout(() => {}, 1)',
    "localStorage.getItem('a')",
  ].map(
    (source) =>
      /** @type {[string, string, string]} */ ([
        RESTRICTED_GLOBAL,
        'packages/machines/src/sign-up/a.ts',
        `export const a = ${source};`,
      ]),
  ),
  [RESTRICTED_PROPERTY, 'packages/machines/src/sign-up/a.ts', 'export const a = Date.now();'],
  [RESTRICTED_PROPERTY, 'apps/api/src/a.test.ts', 'await vi.waitFor(() => expect(seen).toBe(1));'],
  [HEX, 'packages/ui/src/components/Card/Card.css.ts', "export const a = { color: '#2bc7bf' };"],
  [HEX, 'packages/ui/src/blocks/A/a.css.ts', 'export const a = `1px solid #fff`;'],
  [HEX, 'apps/site/src/features/search/a.ts', "export const a = '#0009';"],
  [TEXT, 'packages/ui/src/components/Card/Card.tsx', 'export const A = () => <p>Hello you</p>;'],
  [TEXT, 'packages/ui/src/blocks/A/A.tsx', 'export const A = () => <p aria-label="Close" />;'],
  [
    TEXT,
    'packages/ui/src/blocks/A/A.tsx',
    "export const A = (p) => <p>{p.isOn ? 'Turned on' : p.off}</p>;",
  ],
  [TEXT, 'apps/site/src/features/search/A.tsx', 'export const A = () => <p>{`Hello ${1}`}</p>;'],
  [
    TEXT,
    'apps/site/src/features/search/A.tsx',
    'export const A = (p) => <p>{"Hello " + p.name}</p>;',
  ],
  [
    TEXT,
    'apps/site/src/features/search/A.tsx',
    'export const A = (p) => <p.Field label="Your name" />;',
  ],
  [
    TEXT,
    'apps/site/src/features/search/A.tsx',
    "export const A = (p) => <p.Dialog labels={{ open: p.open, close: 'Close' }} />;",
  ],
  [
    'velours(no-host-elements)',
    'apps/site/src/features/search/a.route.tsx',
    'export const A = () => <main />;',
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/site/src/features/search/a.route.tsx',
    "import { a } from './a.css.ts'; export const b = a;",
  ],
  [
    RESTRICTED_GLOBAL,
    'apps/site/src/features/search/a.route.tsx',
    "export const a = () => fetch('/api');",
  ],
  [
    'eslint(max-lines)',
    'apps/site/src/features/search/a.route.tsx',
    Array.from({ length: 101 }, (_, line) => `export const a${line} = 1;`).join('\n'),
  ],
  [
    'react(hooks)',
    'packages/ui/src/components/Card/Card.tsx',
    "import { useState } from 'react'; export function A(p) { if (p.a) useState(1); return null; }",
  ],
  [
    'jsx-a11y(alt-text)',
    'packages/ui/src/components/Card/Card.tsx',
    'export const A = () => <img src="/a.png" />;',
  ],
];

/** What the rules must leave alone. @type {[file: string, source: string][]} */
const ACCEPTED = [
  ['packages/machines/src/sign-up/a.test.ts', 'export const a = Date.now();'],
  ['packages/ui/src/brands/she.ts', "export const seed = '#ff82e7';"],
  [
    'packages/ui/src/components/Card/Card.tsx',
    'export const A = ({ labels }) => <a href="#top" aria-label={labels.top}>{labels.text} · {1}</a>;',
  ],
  ['packages/ui/src/components/Card/Card.stories.tsx', 'export const A = () => <p>Hello you</p>;'],
  [
    'apps/site/src/features/search/a.route.tsx',
    "import { MembersScreen } from './MembersScreen.tsx'; export const A = () => <MembersScreen />;",
  ],
];

/** @type {string} */
let folder;

/** @param {string} file @param {string} text @returns {string[]} Names of the violated rules. */
function lint(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  let output;
  try {
    output = execFileSync(
      process.execPath,
      [fromRoot('node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', file],
      { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    );
  } catch (error) {
    output = /** @type {{ stdout: string }} */ (error).stdout;
  }
  /** @type {{ diagnostics: { code: string }[] }} */
  const { diagnostics } = JSON.parse(output);
  return diagnostics.map(({ code }) => code);
}

describe('lint bans', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'velours-lint-'));
    cpSync(fromRoot('scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
    const config = JSON.parse(readFileSync(fromRoot('.oxlintrc.json'), 'utf8'));
    config.options.typeAware = false;
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(PLANTED)('%s is reported in %s (case %#)', (rule, file, source) => {
    expect(lint(file, source)).toContain(rule);
  });

  test.each(ACCEPTED)('%s is accepted (case %#)', (file, source) => {
    expect(lint(file, source)).toEqual([]);
  });
});
