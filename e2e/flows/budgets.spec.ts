import { expect, test } from '../support/fixtures.ts';
import { logIn, DEMO_MEMBERS } from '../support/members.ts';
import { weigh } from '../support/weight.ts';

/** Bytes in a kilobyte, as the budgets count. */
const KB = 1000;

/** Most gzip kilobytes of style on any page. */
const STYLE = 12;

const VISITOR_PAGES = [
  ['log-in', '/login', 160],
  ['sign-up', '/signup', 160],
  ['members', '/members', 180],
] as const;

const MEMBER_PAGES = [
  ['members', '/members', 180],
  ['chats', '/chats', 185],
  ['conversation', 'first conversation', 185],
] as const;

test.describe('weight of a page, gzip, all vendors included', () => {
  for (const [name, path, budget] of VISITOR_PAGES) {
    test(`${name} for a visitor: script within ${budget} kB, style within ${STYLE} kB`, async ({
      visitor,
    }) => {
      const { script, style } = await weigh(await visitor(), path);
      expect.soft(script / KB).toBeGreaterThan(20);
      expect.soft(script / KB).toBeLessThanOrEqual(budget);
      expect.soft(style / KB).toBeLessThanOrEqual(STYLE);
    });
  }

  for (const [name, path, budget] of MEMBER_PAGES) {
    test(`${name} for a member: script within ${budget} kB, style within ${STYLE} kB`, async ({
      visitor,
      browser,
    }) => {
      const page = await visitor({ language: 'en' });
      await logIn(page, DEMO_MEMBERS.anna);
      let address: string = path;
      if (path === 'first conversation') {
        await page.goto('/chats');
        address = (await page.locator('a[href^="/chats/"]').first().getAttribute('href')) ?? '';
      }
      const state = await page.context().storageState();
      const fresh = await browser.newContext({
        storageState: state,
        baseURL: new URL(page.url()).origin,
      });
      try {
        const { script, style } = await weigh(await fresh.newPage(), address);
        expect.soft(script / KB).toBeGreaterThan(20);
        expect.soft(script / KB).toBeLessThanOrEqual(budget);
        expect.soft(style / KB).toBeLessThanOrEqual(STYLE);
      } finally {
        await fresh.close();
      }
    });
  }
});
