import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { leaveOutPlaygrounds } from './playgrounds.ts';

/** Every story in Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Without motion, so that nothing is judged half-way.
  plugins: [
    leaveOutPlaygrounds(),
    storybookTest({ configDir: '.storybook', initialGlobals: { motion: 'off' } }),
  ],
  test: {
    // The plugin takes both away unless they are given here; the browser is told what a reader prefers (preferences.ts).
    api: { allowWrite: true, allowExec: true },
    name: 'stories',
    // Files share a page and its modules: fetching them anew took longer than many a file's stories.
    isolate: false,
    // One more than processors: a page waits for its frames while others are judged.
    maxWorkers: 3,
    // The first story of a screen is laid out some thirty times, on a machine that may have other work.
    testTimeout: 300_000,
    browser: {
      // Before its first page Vite prepares what all stories import.
      connectTimeout: 300_000,
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
