import { gzipSync } from 'node:zlib';
import { ask } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSession, DEMO_MEMBERS } from '../../support/members.ts';
import { weigh } from '../../support/weight.ts';

/** Bytes in a kilobyte, as the budgets count. */
const KB = 1000;

/** Most gzip kilobytes of style on any page. */
const STYLE = 12;

const VISITOR_PAGES = [
  ['log-in', '/login', 175],
  ['sign-up', '/signup', 175],
  ['members', '/members', 195],
] as const;

const MEMBER_PAGES = [
  ['members', '/members', 195],
  ['chats', '/chats', 200],
  // The oldest: no other flow has written in it what the page would fetch more for. Names of chunks are of their content: a few letters
  // in one rename others, and move the whole by some 60 bytes.
  ['conversation', 'last conversation', 201.5],
] as const;

test.describe('weight of a page, gzip, all vendors included', () => {
  for (const [name, path, budget] of VISITOR_PAGES) {
    test(`${name} for a visitor: script within ${budget} kB, style within ${STYLE} kB`, async ({
      visitor,
    }) => {
      const { script, style } = await weigh(await visitor(), path, { isTouched: true });
      expect.soft(script / KB).toBeGreaterThan(20);
      expect.soft(script / KB).toBeLessThanOrEqual(budget);
      expect.soft(style / KB).toBeLessThanOrEqual(STYLE);
    });
  }

  for (const [name, path, budget] of MEMBER_PAGES) {
    test(`${name} for a member: script within ${budget} kB, style within ${STYLE} kB`, async ({
      visitor,
    }) => {
      const page = await visitor({ language: 'en' });
      await openSession(page, DEMO_MEMBERS.anna);
      const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
      const address =
        path === 'last conversation' ? `/chats/${chats.at(-1)?.conversation_id}` : path;
      const { script, style } = await weigh(page, address, { isTouched: false });
      expect.soft(script / KB).toBeGreaterThan(20);
      expect.soft(script / KB).toBeLessThanOrEqual(budget);
      expect.soft(style / KB).toBeLessThanOrEqual(STYLE);
    });
  }
});

test('[E06] members for a member: the document within 29 kB, painted before any script is asked for, and no formatter of the browser until one is needed', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.addInitScript(noteFormatters);
  const answer = await page.goto('/members');
  expect(gzipSync((await answer?.body()) ?? '').length / KB).toBeLessThanOrEqual(29);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
  }));
  expect(asked.length).toBeGreaterThan(10);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  // The first takes a browser as long as half of the page (docs/performance.md).
  expect(await page.evaluate(() => window.formatters)).toEqual([]);
});

declare global {
  interface Window {
    /** The formatters that the page has made, by kind. */
    formatters: string[];
  }
}

/** Runs in the page, before anything else does. */
function noteFormatters(): void {
  window.formatters = [];
  const kinds = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'DisplayNames'] as const;
  for (const kind of kinds) {
    Object.assign(Intl, {
      [kind]: new Proxy(Intl[kind], {
        construct(target, values) {
          window.formatters.push(kind);
          return Reflect.construct(target, values) as object;
        },
        apply(target, self, values) {
          window.formatters.push(kind);
          return Reflect.apply(target, self, values) as unknown;
        },
      }),
    });
  }
}
