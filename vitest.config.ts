import { defineConfig } from 'vitest/config';

/** One Vitest run over the repository; each project names the environment its tests need. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'openapi/**/*.test.ts',
            'locales/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'apps/site/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
