import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './support/chromium.ts';

/**
 * End-to-end flows over the running product. Each worker starts one (support/fixtures.ts) with an empty data folder on a
 * free port. One worker: the flows measure live delivery, and two cores carry one server and its browsers (two workers: 19
 * minutes for 25, and deliveries of more than a second).
 *
 * TRACE=1  keeps a trace of each flow that fails, which slows down every flow
 */
export default defineConfig({
  testDir: './flows',
  outputDir: '../test-results/flows',
  globalSetup: './support/global-setup.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/flows.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    timezoneId: 'Europe/Amsterdam',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What a page weighs, what a network loses, what a session lasts and what the flows themselves lean on is the same on both.
      testIgnore: '**/{budgets,network-faults,session,support}.spec.ts',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1200, height: 800 } } },
  ],
});
