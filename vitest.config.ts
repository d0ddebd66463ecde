import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

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

/** What is waited for, in milliseconds. */
const poll = { timeout: 60_000, interval: 10 };

/** Tests of the server that take longest. */
const longest = [
  'generated-writes',
  'generated-reads',
  'chaos',
  'contract',
  'crash',
  'main',
  'photos',
  'replica',
  'start-errors',
].map((name) => `/${name}.test.ts`);

/** Begins with the longest: one that began last would have a single core. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? longest.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Everything that runs in Node, a project for each workspace. Stories have .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll },
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
          expect: { poll },
          // While one waits for PostgreSQL, another has the processor.
          maxWorkers: 3,
          // What has workers of its own number is run after the others, or Vitest runs neither.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
