// What one more message costs in a conversation of 10,000: `npm run bench:ui`. Fails at 8 ms, and at 400 nodes.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/say.mjs';

const most = { milliseconds: 8, nodes: 400 };
const times = 200;

const root = fileURLToPath(new URL('../../packages/ui/bench/messageList', import.meta.url));
const outDir = await mkdtemp(join(tmpdir(), 'message-list-'));
const settings = {
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('warn'),
  build: { outDir, emptyOutDir: true },
};

/** @param {number[]} values @param {number} part - 0.5 for the median. */
const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

/** @param {import('playwright-core').Page} page */
const frames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)));
      }),
  );

/** All nodes of the list, texts included. @param {import('playwright-core').Page} page */
const nodesIn = (page) =>
  page.evaluate(() => {
    const region = document.querySelector('[role=region]') ?? document.body;
    const walker = document.createTreeWalker(region);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });

/**
 * Main-thread time of each message, in milliseconds: script, style, layout and painting, and what asking costs.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} devtools
 * @param {string} what - Script that is timed.
 */
async function timed(page, devtools, what) {
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const each = [];
  for (let time = 0; time < times; time += 1) {
    const before = await spent();
    await page.evaluate(what);
    await frames(page);
    each.push((await spent()) - before);
  }
  return each;
}

const executablePath = await ensureChromium();
await build({ ...settings, plugins: [react(), vanillaExtractPlugin()] });
const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let isTooMuch = false;
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('log').waitFor();
  await frames(page);

  /** @param {string} name @param {number} scrollTop - From the end, so negative. */
  const report = async (name, scrollTop) => {
    await page.evaluate((top) => {
      const region = document.querySelector('[role=region]');
      if (region) region.scrollTop = top * region.scrollHeight;
    }, scrollTop);
    await frames(page);
    const nothing = quantile(await timed(page, devtools, 'undefined'), 0.5);
    const each = await timed(page, devtools, 'window.grow(1)');
    const nodes = await nodesIn(page);
    const median = quantile(each, 0.5);
    say(
      `${name}: median ${median.toFixed(2)} ms, p95 ${quantile(each, 0.95).toFixed(2)} ms a message ` +
        `(of which measuring ${nothing.toFixed(2)}), ${nodes} nodes`,
    );
    isTooMuch ||= median >= most.milliseconds || nodes >= most.nodes;
  };
  await report('at the newest message', 0);
  await report('in the middle of 10,000', -0.5);
  await report('at the oldest message', -1);
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
if (isTooMuch) {
  say(`More than ${most.milliseconds} ms a message, or ${most.nodes} nodes.`);
  process.exitCode = 1;
}
