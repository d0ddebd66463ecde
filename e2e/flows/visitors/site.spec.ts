import { chunksOf, isOneOf } from '../../support/chunks.ts';
import { idOf, post } from '../../support/calls.ts';
import { expect, test, onBoth } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const [en, nl] = [textsOf('en'), textsOf('nl')];

test('[V04] [V05] the language is chosen from the list, kept for 365 days, and the page stays', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/members?min_age=30');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The footer's code is still on its way when the language changes, and its American part has nothing to say in Dutch.
  const late = isOneOf(chunksOf('src/app/layouts/PageFooter.tsx'));
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(late, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.goto('/lang-config', { waitUntil: 'load' });
  await untilLive(page, 'main');
  await page.getByRole('main').getByText('Nederlands', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await asked.promise;
  await expect(page.getByText(en('common:footer.usNotice'))).toBeVisible();
  held.resolve();
  await expect(page.getByText(en('common:footer.usNotice'))).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('nl');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('auth:logIn.title'));
});

test('[V05] a logged-in member keeps the language in their account', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.bram);
  // Once the page is whole.
  const isLive = page.waitForRequest(/\/api\/events\.php/);
  await page.goto('/lang-config');
  await isLive;
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/user.php') && answer.request().method() === 'PUT',
  );
  await page.getByRole('main').getByText('Nederlands', { exact: true }).click();
  expect((await saved).status()).toBe(200);
  // In English its own name stands there twice.
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('main').getByText('English', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test(
  '[V16] the navigation of a member: search, messages, likes, premium or credits, account',
  onBoth,
  async ({ visitor }) => {
    const page = await visitor({ language: 'en' });
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: en('common:nav.navigation') });
    await expect(
      page.getByRole('banner').getByRole('link', { name: en('common:nav.logIn') }),
    ).toBeVisible();
    await openSession(page, DEMO_MEMBERS.anna);
    await page.goto('/members');
    for (const key of ['members', 'messages', 'likes'] as const) {
      await expect(
        nav.getByRole('link', { name: new RegExp(en(`common:nav.${key}`)) }).first(),
      ).toBeVisible();
    }
    await expect(
      nav.getByRole('link', {
        name: new RegExp(`${en('common:nav.credits')}|${en('common:nav.getPremium')}`),
      }),
    ).toBeVisible();
  },
);

test('[V14] the progress bar appears when a page takes longer than 200 ms and leaves when it is there', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const isShown = Promise.withResolvers<void>();
  // From the start: once the page has read the likes by itself, the next page has nothing to wait for.
  await page.route(/\/api\/likes\.php|\/likes\.data/, async (route) => {
    await isShown.promise;
    await route.continue();
  });
  // Its script is there: a link that is pressed before is followed by the browser.
  const isLive = page.waitForRequest(/\/api\/events\.php/);
  await page.goto('/members');
  await isLive;
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('navigation', { name: en('common:nav.navigation') })
    .getByRole('link', { name: new RegExp(en('common:nav.likes')) })
    .click();
  await expect(bar).toBeVisible();
  isShown.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(en('likes:received.title_other', { count: '\\d+' })),
  );
  await expect(bar).toHaveCount(0);
});

test('[V15] a chunk that does not load leads to one full reload, not to a loop', async ({
  visitor,
  guard,
}) => {
  guard.allow(
    /Failed to load resource|Failed to fetch dynamically imported|Error loading route module/,
  );
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/members');
  let numDocuments = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) numDocuments += 1;
  });
  await page.route(isOneOf(chunksOf('src/features/likes/likes.route.tsx')), (route) =>
    route.abort(),
  );
  const likes = page
    .getByRole('navigation', { name: en('common:nav.navigation') })
    .getByRole('link', { name: new RegExp(en('common:nav.likes')) });
  const isReloaded = page.waitForEvent('load');
  await likes.click();
  await isReloaded;
  await untilLive(page);
  expect(numDocuments).toBe(1);
  // Within the same minute it says what is wrong instead of loading the page again.
  await likes.click();
  await expect(page.getByRole('link', { name: en('errors:page.home') })).toBeVisible();
  await expect(page.getByRole('heading', { name: en('errors:page.failed') })).toBeVisible();
  await expect(page.getByText(en('errors:page.default'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: en('errors:page.retry') })).toBeVisible();
  await expect(page).toHaveURL('/likes');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // The ways to the other pages are still there.
  await expect(likes).toBeVisible();
  expect(numDocuments).toBe(1);
});

test('[V15] texts of the page that do not come are asked for again until the page listens', async ({
  visitor,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  let numAsked = 0;
  await page.route(isOneOf(chunksOf('../../locales/en/members.json')), (route) => {
    numAsked += 1;
    return numAsked > 2 ? route.continue() : route.abort('failed');
  });
  await page.goto('/members');
  expect(numAsked).toBeGreaterThan(2);
  // The browser has said them anew.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('members:title'));
});

test('[V14] what the server renders is dressed before any script is there: nothing moves when it comes', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  // Not confirmed, so that the reminder stands above the page and the card about the photo in it.
  await signUpUnconfirmed(page, newPerson('Dora'));
  const scripts = await holdScripts(page);
  await page.goto('/members', { waitUntil: 'commit' });
  const parts = [
    page.getByRole('heading', { name: en('members:title'), exact: true }),
    page.getByText(en('common:activationReminder.short')),
    page.getByText(en('common:alerts.photo.title')),
    page.getByRole('contentinfo'),
  ];
  const places = async () =>
    Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? part.toString()));
  for (const part of parts) await expect(part).toBeVisible();
  const before = await places();
  scripts.release();
  await untilLive(page);
  expect(await places()).toEqual(before);
});

test('[V03] without a language cookie the domain decides; the page is in that language at once', async ({
  visitor,
}) => {
  const page = await visitor();
  const answer = await page.goto('/login');
  expect(await answer?.text()).toMatch(/<html[^>]* lang="(en|nl)"/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('[P01] members: the filter stands in the address, works without script, and says how many were found', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en', hasScript: false });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/members?gender=female&country=NL&min_age=30&max_age=40');
  await expect(page.getByText(/\d+ members? found/)).toBeVisible();
  const ages = await page
    .getByRole('list', { name: en('members:results.label') })
    .getByRole('heading')
    .allInnerTexts();
  expect(ages.length).toBeGreaterThan(0);
  for (const text of ages) {
    const age = Number(/, (\d+)/.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(30);
    expect(age).toBeLessThanOrEqual(40);
  }
});

test('[P08] opening a profile clears its new-like flag, here and in the navigation', async ({
  member,
}) => {
  const page = await member('Lieve');
  const profile = await idOf(page);
  for (const name of ['Mats', 'Nils']) {
    expect((await post(await member(name), '/api/like.php', { profile })).status()).toBe(200);
  }
  await page.goto('/likes');
  const fresh = page
    .getByRole('list', { name: en('likes:tabs.received') })
    .getByRole('listitem')
    .filter({ hasText: en('likes:new') });
  await expect(fresh).toHaveCount(2);
  await fresh.first().getByRole('link').click();
  // The address changes before the profile is there: only what was shown is opened.
  await expect(page.getByRole('link', { name: en('profile:actions.message') })).toBeVisible();
  await page.goBack();
  await expect(fresh).toHaveCount(1);
  await page.reload();
  await expect(fresh).toHaveCount(1);
});
