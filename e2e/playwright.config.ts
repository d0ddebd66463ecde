import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { launchOptions } from '../scripts/lib/chromium.mjs';

/** The JSON report. What failed is kept in a folder beside it of the same name, so that two runs at once do not meet. */
const REPORT = resolve(
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ??
    resolve(import.meta.dirname, '../test-results/flows.json'),
);

/**
 * End-to-end flows over the running product. Each worker has one (support/shared-products.ts) with a data folder of its own on a
 * free port. A flow runs on the desktop; those that say so (`onPhone`, `onBoth`) run on a phone instead, or too.
 *
 * The limits only end what hangs: they are far above what a busy machine takes.
 *
 * TRACE=1  keeps a trace of each flow that fails, which slows down every flow
 */
export default defineConfig({
  testDir: './flows',
  outputDir: REPORT.replace(/\.json$/, ''),
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    timezoneId: 'Europe/Amsterdam',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1200, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
