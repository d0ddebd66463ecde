import type { KnipConfig } from 'knip';

/** What nothing uses is deleted: files, exports and dependencies. Types may be named for the reader alone. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  exclude: ['types', 'nsTypes', 'enumMembers', 'duplicates'],
  // Written by React Router, not here in a fresh clone; the compiler asks for them.
  ignoreUnresolved: [/^\.\/\+types\//],
  compilers: {
    mdx: (text) => (text.match(/^import .*$/gm) ?? []).join('\n'),
  },
  workspaces: {
    '.': {
      // Workspaces and what they bring; `npm run chromatic` starts its own by path; drizzle-kit finds its ORM only beside itself.
      ignoreDependencies: [
        '@velours/.*',
        'xstate',
        '@react-router/dev',
        'chromatic',
        'drizzle-orm',
      ],
      entry: [
        '.storybook/{main,manager,preview,routeConfig,vitest.config}.{ts,tsx}',
        '.storybook/docs/*.mdx',
        '.storybook/tests/*.stories.tsx',
        'scripts/*.mjs',
        'scripts/{bench,lib/attached,lint/plugin}.mjs',
        'scripts/bench/*.mjs',
        'scripts/**/*.test.{ts,mjs}',
      ],
      project: ['.storybook/**/*.{ts,tsx,mdx}', 'scripts/**/*.mjs'],
    },
    locales: { entry: ['{glossary,same-as-english}/*.ts', '**/*.test.ts'], project: ['**/*.ts'] },
    openapi: {},
    'packages/ui': {
      entry: [
        'src/**/*.{docs.mdx,stories.tsx}',
        'src/**/*.test.{ts,tsx}',
        'bench/**/main.tsx',
        'bin/*.mjs',
      ],
    },
    'packages/machines': {
      entry: ['src/**/*.docs.mdx', 'src/**/*.test.{ts,tsx}'],
      // Its index files give away all of a machine's logic: what nobody takes is found all the same.
      includeEntryExports: true,
    },
    'packages/mutation': { entry: ['src/{main,judge}.mjs', 'src/*.test.mjs'] },
    'packages/api-client': { entry: ['src/**/*.test.ts'] },
    'packages/host': { entry: ['src/**/*.test.ts'] },
    'apps/site': {
      // Of React Router's own entry of the server, in whose place ours stands.
      ignoreDependencies: ['isbot'],
      entry: [
        'start.ts',
        'src/**/*.stories.tsx',
        'src/**/*.test.{ts,tsx}',
        'scripts/*.mjs',
        'src/worker/{worker,farewell}.ts',
      ],
    },
    'apps/api': {
      entry: [
        'src/{main,check-health,check-settings,list-bounces,moderate,replay-deletions,reseal,verify-ledger,verify-restore}.ts',
        'src/domain/photos/render-worker.ts',
        'src/testing/chaos/preload.ts',
        'src/**/*.test.ts',
        'bench/*.ts',
      ],
    },
    e2e: {
      entry: ['*.config.ts', 'support/seed.ts', '{flows,storybook,bench}/**/*.ts'],
      // The product that the flows run over: what turbo takes their inputs from.
      ignoreDependencies: ['@velours/.*'],
    },
  },
};

export default config;
