import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot, root } from './lib/paths.mjs';
import config, { WAITING } from '../.dependency-cruiser.mjs';

/** Modules that may be imported; a planted violation imports one of them. @type {Record<string, string>} */
const TARGETS = {
  'openapi/openapi.ts': 'export const value = 1;',
  'locales/catalogue.ts': 'export const value = 1;',
  'packages/ui/src/theme/roles.ts': 'export const value = 1;',
  'packages/ui/src/primitives/Stack/Stack.ts': 'export const value = 1;',
  'packages/ui/src/components/Button/Button.ts': 'export const value = 1;',
  'packages/ui/src/components/Button/Button.css.ts': 'export const value = 1;',
  'packages/ui/src/components/Button/Button.stories.tsx': 'export const value = 1;',
  'packages/ui/src/blocks/TopNav/TopNav.ts': 'export const value = 1;',
  'packages/machines/src/sign-up/index.ts': 'export const value = 1;',
  'packages/api-client/src/index.ts': 'export const value = 1;',
  'packages/host/src/server.ts': 'export const value = 1;',
  'apps/site/src/features/search/Members.ts': 'export const value = 1;',
  'apps/site/src/app/layouts/frame.route.tsx': 'export const value = 1;',
  'apps/site/src/features/search/start.route.tsx':
    "import { value } from './Members.ts'; export const a = value;",
  'apps/api/src/app.ts': 'export const value = 1;',
  'packages/ui/package.json': '{"name":"ui","devDependencies":{"culori":"1.0.0"}}',
  'package.json': '{"name":"planted"}',
};

/** Rule, then the violating module and its source. @type {[rule: string, file: string, source: string][]} */
const PLANTED = [
  ['no-circular', 'packages/ui/src/theme/a.ts', "import './b.ts'; export const a = 1;"],
  [
    'no-circular',
    'packages/ui/src/theme/a.ts',
    "import type { C } from './c.ts'; export type A = C | null;",
  ],
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
    'host-is-a-leaf',
    'packages/host/src/a.ts',
    "import { value } from '../../api-client/src/index.ts'; export const a = value;",
  ],
  [
    'pages-know-no-host',
    'apps/site/src/a.ts',
    "import { value } from '../../../packages/host/src/server.ts'; export const a = value;",
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
    'apps/site/src/features/search/a.route.tsx',
    "import { value } from '../../../../../packages/ui/src/components/Button/Button.css.ts'; export const a = value;",
  ],
  [
    'site-app-below-its-features',
    'apps/site/src/app/data/a.ts',
    "import { value } from '../../features/search/Members.ts'; export const a = value;",
  ],
  [
    'site-background-below-features',
    'apps/site/src/background/a.ts',
    "import { value } from '../features/search/Members.ts'; export const a = value;",
  ],
  [
    'site-features-below-layouts',
    'apps/site/src/features/search/a.ts',
    "import { value } from '../../app/layouts/frame.route.tsx'; export const a = value;",
  ],
  [
    'nobody-imports-stories',
    'packages/ui/src/blocks/a.ts',
    "import { value } from '../components/Button/Button.stories.tsx'; export const a = value;",
  ],
  [
    'site-holds-what-members-get',
    'apps/site/src/features/search/A.ts',
    "import { value } from './Members.ts'; export const a = value;",
  ],
  [
    'ui-holds-what-members-see',
    'packages/ui/src/blocks/Nobodys/index.ts',
    'export const value = 1;',
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

/** @returns {string[]} What is violated, as `rule: file`. */
function violations() {
  /** @type {{ summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  const { summary } = JSON.parse(runCruiser());
  // What nothing reaches is named as that which is not reached.
  return summary.violations.flatMap(({ rule, from, to }) => [
    `${rule.name}: ${from}`,
    `${rule.name}: ${to}`,
  ]);
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
      'apps/site/src/features/search/members.route.tsx',
      "import { value } from './Members.ts'; export const a = value;",
    );
    plant(
      'apps/site/src/features/search/found.route.tsx',
      "import { value } from '../../../../../packages/ui/src/components/Button/Button.ts'; export const a = value;",
    );
    plant(
      'packages/ui/src/blocks/a.ts',
      "import { value } from '../components/Button/Button.ts'; export const a = value;",
    );
    plant(
      'packages/machines/src/react/index.ts',
      "import type { ReactNode } from 'react'; export type A = ReactNode;",
    );
    expect(violations()).toEqual([]);
  });

  test('each planted violation is reported', () => {
    plant('packages/ui/src/theme/b.ts', "import './a0.ts';");
    plant('packages/ui/src/theme/c.ts', "import type { A } from './a1.ts'; export type C = A[];");
    // All in one tree, in files of their own.
    const planted = PLANTED.map(([rule, file, source], index) => {
      const own = file.replace(/\ba\.ts$/, `a${index}.ts`);
      plant(own, source);
      return `${rule}: ${own}`;
    });
    const found = new Set(violations());
    expect(planted.filter((line) => !found.has(line))).toEqual([]);
  });

  test('every rule has a planted violation', () => {
    const planted = new Set(PLANTED.map(([rule]) => rule));
    expect(
      config.forbidden?.map((rule) => rule.name).filter((name) => !planted.has(name ?? '')),
    ).toEqual([]);
  });
});

test('what waits for its feature is used by no page yet', () => {
  const pages = globSync('apps/site/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(fromRoot(file), 'utf8'));
  const used = Object.keys(WAITING).filter((name) =>
    pages.some((text) => text.includes(`'@velours/ui/${name}`)),
  );
  expect(used).toEqual([]);
});

/**
 * The rules by paths that an import breaks. The tool reads no MDX.
 * @param {string} file @param {string} imported - As it is written in the page.
 */
function brokenBy(file, imported) {
  const target = imported.startsWith('.')
    ? posix.join(posix.dirname(file), imported)
    : imported
        .replace(/^@velours\/(ui|machines|api-client)\b/, 'packages/$1')
        .replace(/^@velours\//, 'apps/');
  /** @type {{ name?: string, from: object, to: object }[]} */
  const rules = Object.values(config.forbidden ?? {}).filter((rule) => 'to' in rule);
  return rules.flatMap(({ name, from, to }) => {
    const paths = /** @type {{ path?: string, pathNot?: string }[]} */ ([from, to]);
    if (!paths[0]?.path || !paths[1]?.path || 'reachable' in to) return [];
    const source = new RegExp(paths[0].path).exec(file);
    const isFrom = source && !(paths[0].pathNot && new RegExp(String(paths[0].pathNot)).test(file));
    if (!isFrom) return [];
    const filled = (/** @type {string} */ path) => path.replaceAll('$1', source[1] ?? '$1');
    const isTo =
      new RegExp(filled(paths[1].path)).test(target) &&
      !(paths[1].pathNot && new RegExp(filled(String(paths[1].pathNot))).test(target));
    return isTo ? [`${file} imports ${imported}: ${String(name)}`] : [];
  });
}

describe('docs pages', () => {
  test('obey the import directions', () => {
    const pages = globSync(['{packages,apps}/**/*.mdx', '.storybook/**/*.mdx'], {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    });
    expect(pages.length).toBeGreaterThan(100);
    const broken = pages.flatMap((file) =>
      [...readFileSync(fromRoot(file), 'utf8').matchAll(/^import .*?'([^']+)';?$/gm)].flatMap(
        ([, imported]) => brokenBy(file, String(imported)),
      ),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    ['packages/machines/src/x/x.docs.mdx', '../../../../apps/site/src/states/x.stories.tsx'],
    ['packages/ui/src/components/X/X.docs.mdx', '../../blocks/TopNav/index.ts'],
    ['packages/ui/src/components/X/X.docs.mdx', '@velours/machines/payment'],
  ])('%s may not import %s', (file, imported) => {
    expect(brokenBy(file, imported)).not.toEqual([]);
  });
});
