import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/lib/chromium.mjs';

const chromium = findChromium();

/** One Vitest run over the repository; each project names the environment its tests need. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        // The styles run as plain modules here: class names without CSS.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'node',
          environment: 'node',
          // Files share a worker's modules: starting one for each took as long as its tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'openapi/**/*.test.ts',
            'locales/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'apps/site/src/**/*.test.{ts,tsx}',
            'apps/site/*.test.ts',
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
          // Each file has a PostgreSQL of its own; while one waits for it, another has the processor.
          maxWorkers: 2,
        },
      },
      {
        // Without motion, so that nothing is judged half-way.
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { motion: 'off' } })],
        test: {
          name: 'stories',
          // One page renders while another is being asked by axe.
          maxWorkers: 2,
          // The first story of a screen is laid out some thirty times, on a machine that may have other work.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
