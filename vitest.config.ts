import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The folders whose units run in Node, by the names of their projects. */
const units = {
  openapi: ['openapi/**/*.test.ts'],
  locales: ['locales/**/*.test.ts'],
  ui: ['packages/ui/src/**/*.test.{ts,tsx}'],
  machines: ['packages/machines/src/**/*.test.{ts,tsx}'],
  mutation: ['packages/mutation/src/**/*.test.mjs'],
  'api-client': ['packages/api-client/src/**/*.test.ts'],
  host: ['packages/host/src/**/*.test.ts'],
  site: ['apps/site/src/**/*.test.{ts,tsx}', 'apps/site/*.test.ts'],
  scripts: ['scripts/**/*.test.{ts,mjs}'],
};

/** Everything that runs in Node, a project for each workspace. Stories have .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      ...Object.entries(units).map(([name, include]) => ({
        // The styles run as plain modules here: class names without CSS.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name,
          environment: 'node' as const,
          // Files share a worker's modules: starting one for each took as long as its tests.
          isolate: false,
          include,
          // They end what hangs; a machine with other work is slow, and some tests copy and remove whole folders.
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      })),
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          // One PostgreSQL for the run, modules and the compiled contract for each worker, databases for each file.
          isolate: false,
          globalSetup: 'apps/api/src/testing/postgres.ts',
          setupFiles: 'apps/api/src/testing/setup.ts',
          // They end what hangs; no test is about time.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 10 } },
          // While one waits for PostgreSQL, another has the processor.
          maxWorkers: 3,
        },
      },
    ],
  },
});
