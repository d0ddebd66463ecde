import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from './lib/paths.mjs';
import config from '../.dependency-cruiser.mjs';

/** Modules that may be imported; a planted violation imports one of them. @type {Record<string, string>} */
const TARGETS = {
  'openapi/openapi.ts': 'export const value = 1;',
  'locales/catalogue.ts': 'export const value = 1;',
  'packages/ui/src/theme/roles.ts': 'export const value = 1;',
  'packages/ui/src/primitives/Stack/Stack.ts': 'export const value = 1;',
  'packages/ui/src/components/Button/Button.ts': 'export const value = 1;',
  'packages/ui/src/components/Button/Button.stories.tsx': 'export const value = 1;',
  'packages/ui/src/blocks/TopNav/TopNav.ts': 'export const value = 1;',
  'packages/machines/src/sign-up/index.ts': 'export const value = 1;',
  'packages/api-client/src/index.ts': 'export const value = 1;',
  'apps/site/src/screens/Members.ts': 'export const value = 1;',
  'apps/api/src/app.ts': 'export const value = 1;',
  'packages/ui/package.json': '{"name":"ui","devDependencies":{"culori":"1.0.0"}}',
  'package.json': '{"name":"planted"}',
};

/** Rule, then the violating module and its source. @type {[rule: string, file: string, source: string][]} */
const PLANTED = [
  ['no-circular', 'packages/ui/src/theme/a.ts', "import './b.ts'; export const a = 1;"],
  ['no-unresolvable', 'apps/api/src/a.ts', "import './nowhere.ts';"],
  [
    'ui-is-a-leaf',
    'packages/ui/src/blocks/a.ts',
    "import { value } from '../../../machines/src/sign-up/index.ts'; export const a = value;",
  ],
  [
    'ui-is-a-leaf',
    'packages/ui/src/blocks/a.ts',
    "import { value } from '../../../../locales/catalogue.ts'; export const a = value;",
  ],
  [
    'machines-no-ui-no-app',
    'packages/machines/src/a.ts',
    "import { value } from '../../ui/src/theme/roles.ts'; export const a = value;",
  ],
  [
    'machines-no-dom-framework',
    'packages/machines/src/a.ts',
    "import type { ReactNode } from 'react'; export type A = ReactNode;",
  ],
  [
    'api-client-is-a-leaf',
    'packages/api-client/src/a.ts',
    "import { value } from '../../machines/src/sign-up/index.ts'; export const a = value;",
  ],
  [
    'contract-imports-nothing',
    'locales/a.ts',
    "import { value } from '../packages/api-client/src/index.ts'; export const a = value;",
  ],
  [
    'apps-do-not-import-apps',
    'apps/site/src/a.ts',
    "import { value } from '../../api/src/app.ts'; export const a = value;",
  ],
  [
    'api-knows-only-the-contract',
    'apps/api/src/a.ts',
    "import type { value } from '../../../packages/ui/src/theme/roles.ts'; export type A = typeof value;",
  ],
  [
    'packages-do-not-import-apps',
    'packages/api-client/src/a.ts',
    "import { value } from '../../../apps/api/src/app.ts'; export const a = value;",
  ],
  [
    'theme-imports-nothing-above',
    'packages/ui/src/theme/a.ts',
    "import { value } from '../components/Button/Button.ts'; export const a = value;",
  ],
  [
    'primitives-below-components',
    'packages/ui/src/primitives/a.ts',
    "import { value } from '../components/Button/Button.ts'; export const a = value;",
  ],
  [
    'components-not-blocks',
    'packages/ui/src/components/a.ts',
    "import { value } from '../blocks/TopNav/TopNav.ts'; export const a = value;",
  ],
  [
    'routes-compose-screens',
    'apps/site/src/routes/a.ts',
    "import { value } from '../../../../packages/ui/src/components/Button/Button.ts'; export const a = value;",
  ],
  [
    'nobody-imports-stories',
    'packages/ui/src/blocks/a.ts',
    "import { value } from '../components/Button/Button.stories.tsx'; export const a = value;",
  ],
  [
    'no-dev-dependency-in-product',
    'packages/ui/src/theme/a.ts',
    "import { parse } from 'culori'; export const a = parse;",
  ],
];

/** @type {string} */
let folder;

/** @param {string} file @param {string} text */
function plant(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @returns {string[]} Names of the rules that are violated, sorted. */
function violatedRules() {
  const output = runCruiser();
  /** @type {{ summary: { violations: { rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(output);
  return [...new Set(summary.violations.map((violation) => violation.rule.name))].toSorted();
}

/** The JSON reporter always exits with 0: its violations are the answer. @returns {string} */
function runCruiser() {
  return execFileSync(
    process.execPath,
    [
      fromRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'packages',
      'apps',
      'locales',
      'openapi',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
}

describe('import directions', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'velours-imports-'));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) {
      copyFileSync(fromRoot(file), join(folder, file));
    }
    symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(TARGETS)) plant(file, text);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a tree without a violation is accepted', () => {
    plant(
      'apps/site/src/routes/members.ts',
      "import { value } from '../screens/Members.ts'; export const a = value;",
    );
    plant(
      'packages/ui/src/blocks/a.ts',
      "import { value } from '../components/Button/Button.ts'; export const a = value;",
    );
    plant(
      'packages/machines/src/react/index.ts',
      "import type { ReactNode } from 'react'; export type A = ReactNode;",
    );
    expect(violatedRules()).toEqual([]);
  });

  test.each(PLANTED)('%s is reported in %s', (rule, file, source) => {
    if (rule === 'no-circular') plant('packages/ui/src/theme/b.ts', "import './a.ts';");
    plant(file, source);
    expect(violatedRules()).toContain(rule);
  });

  test('every rule has a planted violation', () => {
    const planted = new Set(PLANTED.map(([rule]) => rule));
    expect(
      config.forbidden?.map((rule) => rule.name).filter((name) => !planted.has(name ?? '')),
    ).toEqual([]);
  });
});
