import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { deliverPush, withPushService } from '../../support/push.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const WHOLE = ['chats', 'likes', 'user'];

/** Writes down, by the page's own clock, when its stream was opened and when user, chats and likes were read. */
const watchReads = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const reads: { what: string; at: number }[] = [];
    const note = (address: string | URL): void => {
      const { pathname, search } = new URL(address, location.href);
      const what = /^\/api\/(user|chats|likes|events)\.php$/.exec(pathname)?.[1];
      // With a query it asks for something else: whether a subscription is kept.
      if (what !== undefined && search === '') reads.push({ what, at: Date.now() });
    };
    const { fetch: send, EventSource: Source } = window;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') note(request.url);
      return send(request);
    };
    window.EventSource = class extends Source {
      constructor(url: string | URL) {
        super(url);
        note(url);
      }
    };
    Object.assign(window, { reads });
  });

interface Round {
  /** In seconds since the live part began. */
  readonly after: number;
  readonly what: readonly string[];
}

/** What was read later than so many seconds after the live part began, and when. */
const roundsSince = async (
  page: Page,
  start: number,
  seconds: number,
): Promise<readonly Round[]> => {
  const reads = await page.evaluate(
    () => (window as unknown as { reads: { what: string; at: number }[] }).reads,
  );
  const rounds = Map.groupBy(
    reads.filter(({ what }) => what !== 'events'),
    ({ at }) => Math.round((at - start) / 1_000),
  );
  return [...rounds]
    .filter(([after]) => after > seconds)
    .map(([after, round]) => ({ after, what: round.map(({ what }) => what).toSorted() }));
};

/** Lets the page's clock go on to this time and no further: what comes of it then is written down with it. */
const goOnTo = async (page: Page, time: number): Promise<void> => {
  await page.clock.runFor(time - (await page.evaluate(() => Date.now())));
};

/** Opens a page with its clock standing still; the time at which its live part began. */
const openStill = async (page: Page, path: string): Promise<number> => {
  await watchReads(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  // A new member's time bonus reads the user too; it asks for this last.
  let hasBonus = false;
  page.on('response', (answer) => {
    hasBonus ||= answer.url().endsWith('/api/discountcode.php');
  });
  await page.goto(path);
  const startOf = () =>
    page.evaluate(() => {
      const { reads } = window as unknown as { reads: { what: string; at: number }[] };
      return reads.find(({ what }) => what === 'events')?.at ?? null;
    });
  // Some of the page's parts wait for an idle moment of its clock.
  await expect
    .poll(
      async () => {
        const isThere = hasBonus && (await startOf()) !== null;
        if (!isThere) await page.clock.runFor(10);
        return isThere;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return (await startOf()) ?? 0;
};

test('[C08] user, chats and likes are read 5 seconds after load, then every 60', async ({
  member,
}) => {
  const page = await member('Rik');
  const start = await openStill(page, '/settings');
  const due = [5, 65, 125];
  for (const [index, seconds] of due.entries()) {
    const rounds = due.slice(0, index).map((after) => ({ after, what: WHOLE }));
    await goOnTo(page, start + seconds * 1_000 - 100);
    expect(await roundsSince(page, start, 4)).toEqual(rounds);
    await goOnTo(page, start + seconds * 1_000 + 100);
    await expect
      .poll(() => roundsSince(page, start, 4))
      .toEqual([...rounds, { after: seconds, what: WHOLE }]);
  }
});

test('[C08] with push it is every 300 seconds, and a push message reads chats and likes at once', async ({
  member,
}) => {
  const page = await member('Roos');
  await withPushService(page, 'granted');
  const start = await openStill(page, '/settings?section=push');
  await goOnTo(page, start + 5_100);
  await expect.poll(() => roundsSince(page, start, 4)).toEqual([{ after: 5, what: WHOLE }]);

  const push = page.getByRole('switch', { name: t('settings:push.label') });
  const saving = page.waitForResponse((answer) => answer.url().includes('/api/user.php?push=1'));
  await push.click();
  expect((await saving).status()).toBe(200);
  await expect(push).toBeChecked();

  await goOnTo(page, start + 304_900);
  expect(await roundsSince(page, start, 5)).toEqual([]);
  await goOnTo(page, start + 305_100);
  await expect.poll(() => roundsSince(page, start, 5)).toEqual([{ after: 305, what: WHOLE }]);

  await goOnTo(page, start + 315_000);
  await deliverPush(page, { title: 'A message' });
  await expect
    .poll(async () => {
      // What the page does next may wait for a moment of its clock, which stands.
      await page.clock.runFor(5);
      return roundsSince(page, start, 305);
    })
    .toEqual([{ after: 315, what: ['chats', 'likes'] }]);
});
