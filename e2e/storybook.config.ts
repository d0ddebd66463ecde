import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';

/** The static Storybook (`npm run storybook:build`) as a designer opens it; no product runs. */
export default defineConfig({
  testDir: './storybook',
  outputDir: '../test-results/storybook',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // They only end what hangs, on a machine that may have other work.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/static.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 1200, height: 800 },
  },
});
