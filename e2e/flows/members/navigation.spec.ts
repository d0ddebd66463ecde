import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test(
  '[E06] an entry of the navigation answers its press while the server still thinks: it is marked, and the skeleton of its page stands there',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await openSession(page, DEMO_MEMBERS.bram);
    const thinking = Promise.withResolvers<void>();
    await page.route(/\/api\/likes\.php/, async (route) => {
      await thinking.promise;
      await route.continue();
    });
    await page.goto('/members');
    const people = page.getByRole('main').getByRole('article');
    await expect(people).toHaveCount(24);
    const entry = (name: 'members' | 'likes') =>
      page
        .getByRole('navigation', { name: t('common:nav.navigation') })
        .getByRole('link', { name: new RegExp(`^${t(`common:nav.${name}`)}`) });
    const skeletons = page.locator('span[aria-hidden=true]:visible:empty');
    await expect(skeletons).toHaveCount(0);

    await entry('likes').click();
    await expect(entry('likes')).toHaveAttribute('aria-current', 'page');
    await expect(entry('members')).not.toHaveAttribute('aria-current', 'page');
    await expect(skeletons).toHaveCount(10);
    await expect(page.getByRole('main')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(entry('likes')).toBeFocused();

    // Another entry is pressed meanwhile: that one comes.
    await entry('members').click();
    await expect(people).toHaveCount(24);
    await expect(entry('members')).toHaveAttribute('aria-current', 'page');
    await expect(skeletons).toHaveCount(0);

    await entry('likes').click();
    await expect(skeletons).toHaveCount(10);
    thinking.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(t('likes:received.title_other', { count: '\\d+' })),
    );
    await expect(page).toHaveURL(/\/likes$/);
    await expect(skeletons).toHaveCount(0);
  },
);

test(
  '[E06] a press is answered while the code of anything else is still on its way: the first touch of a page asks for some',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await openSession(page, DEMO_MEMBERS.bram);
    const isListening = page.waitForRequest(/\/api\/events\.php/);
    // Not touched: the flows' own way of opening a page does.
    await page.goto('/members', { waitUntil: 'load' });
    await isListening;
    const scripts = await holdScripts(page);
    const main = page.getByRole('main');
    await page.evaluate(noteSkeletons);

    const card = main.getByRole('article').nth(9).getByRole('link').first();
    await card.click();
    await expect.poll(() => page.evaluate(() => window.skeletons)).toBe(10);
    scripts.release();
    await expect(page).toHaveURL(/\/members\/[\w-]+$/);
    await expect(main.getByRole('button', { name: t('profile:actions.gift') })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(card).toBeInViewport();
  },
);

declare global {
  interface Window {
    /** The most places of a page on its way that stood there at once. */
    skeletons: number;
  }
}

/** Runs in the page: a skeleton may be gone before a busy machine looks. */
function noteSkeletons(): void {
  window.skeletons = 0;
  const note = (): void => {
    if (!document.querySelector('main[hidden]')) return;
    const places = document.querySelectorAll('span[aria-hidden=true]:empty');
    const visible = [...places].filter((place) => place.checkVisibility());
    window.skeletons = Math.max(window.skeletons, visible.length);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
}

test('[E06] what the next presses need is there before them: none has code or styles fetched', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en', savesData: false });
  await openSession(page, DEMO_MEMBERS.bram);
  const come = new Set<string>();
  page.on('requestfinished', (request) => come.add(new URL(request.url()).pathname));
  await page.goto('/members');
  const list = (await (await page.request.get('/ahead.json')).json()) as string[];
  expect(list.length).toBeGreaterThan(100);
  await expect.poll(() => list.filter((file) => !come.has(file)), { timeout: 60_000 }).toEqual([]);

  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (url.includes('/assets/') && !fromDiskCache) fetched.push(url);
  });
  await page.getByRole('link', { name: t('members:filters.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:actions.close') })
    .click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: t('profile:actions.gift') }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const entry = page.getByRole('navigation', { name: t('common:nav.navigation') });
  await entry.getByRole('link', { name: new RegExp(`^${t('common:nav.likes')}`) }).click();
  await expect(page).toHaveURL(/\/likes$/);
  await entry
    .getByRole('link', { name: new RegExp(`^${t('common:nav.messages')}|unread`) })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Anna\b/ })
    .first()
    .click();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(fetched).toEqual([]);
});
