import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { ensureChromium } from '../lib/chromium.mjs';

/** @typedef {{ id: string, title: string, name: string, tags: string[], type: string }} Story */
/** @typedef {{ brand: string, scheme: string }} Theme */
/** @typedef {(theme: Theme) => Promise<Buffer>} Photographer */

/** @param {string} folder - A static Storybook. @returns {Story[]} */
export function storiesOf(folder) {
  /** @type {{ entries: Record<string, Story> }} */
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Serves a folder on a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder) {
  const server = createServer(sirv(folder, { dev: false }));
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** A browser that draws every run alike: no motion, no sandbox question, a fixed size. */
export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
  });
  return { context, close: () => browser.close() };
}

/**
 * Opens a story once; the photographer then takes it in any theme, since a theme is two attributes of the page.
 * @param {import('playwright-core').Page} page
 * @param {string} url - Of the served Storybook.
 * @param {Story} story
 * @returns {Promise<Photographer>}
 */
export async function openStory(page, url, story) {
  await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=motion:off`);
  // Asked of Storybook, since a dialog leaves the story's own root empty.
  await page.waitForFunction(
    () =>
      ['finished', 'errored'].includes(
        Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase,
      ) || document.body.classList.contains('sb-show-errordisplay'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return async ({ brand, scheme }) => {
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset.brand = theme.brand;
        document.documentElement.dataset.colorScheme = theme.scheme;
      },
      { brand, scheme },
    );
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
}
