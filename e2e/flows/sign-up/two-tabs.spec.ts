import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, LOGGED_OUT, openSession, type Credentials } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { fillAccount, newPerson, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const ROOT = /localhost:\d+\/$/;

const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: t('common:nav.account.trigger', { name }) });

/** Logs out by the account menu. */
async function logOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page
    .getByText(t('common:nav.account.logOut'), { exact: true })
    .filter({ visible: true })
    .click();
}

/** A second tab of the same browser. @param options - Waited for by name, nobody touches the tab: it sleeps, if its page does. */
async function secondTab(page: Page, path: string, options?: { waitUntil: 'load' }): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path, options);
  return tab;
}

/** Marks a document, so that it is known whether it is still the same one. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

/** Sends the log-in form where the page stands. */
async function sendLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(t('auth:logIn.email')).fill(email);
  await page.getByLabel(t('auth:logIn.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:logIn.submit'), exact: true })
    .click();
}

test.describe('two tabs of one browser', () => {
  test('[S06] a log-out in one is seen in the other without reload: it goes to the root, and nothing of the member stays', async ({
    visitor,
    guard,
  }) => {
    guard.allow(LOGGED_OUT);
    const page = await visitor({ language: 'en' });
    await openSession(page, DEMO_MEMBERS.anna);
    await page.goto('/members');
    const other = await secondTab(page, '/chats');
    await expect(menuOf(other, 'Anna')).toBeVisible();
    await logOut(page, 'Anna');
    await expect(page).toHaveURL(ROOT);
    await expect(other).toHaveURL(/localhost:\d+\/\?done=elsewhere$/);
    await expect(other.getByText(t('home:loggedOut'))).toBeVisible();
    await expect(other.getByRole('link', { name: t('common:nav.logIn') }).first()).toBeVisible();
    await expect(menuOf(other, 'Anna')).toHaveCount(0);
  });

  test('[S06] a log-in in one takes the other along: from the log-in page to members, without a new document', async ({
    visitor,
  }) => {
    const page = await visitor({ language: 'en' });
    await page.goto('/login');
    const other = await secondTab(page, '/login');
    const home = await secondTab(page, '/');
    const searching = await secondTab(page, '/members');
    await expect(searching.getByRole('heading', { level: 1 })).toBeVisible();
    for (const tab of [other, home, searching]) await mark(tab);
    const asleep = await secondTab(page, '/', { waitUntil: 'load' });

    await sendLogIn(page, DEMO_MEMBERS.anna);
    await expect(asleep).toHaveURL(/\/members$/);
    await expect(menuOf(asleep, 'Anna')).toBeVisible();
    await expect(page).toHaveURL(/\/members$/);
    for (const tab of [other, home, searching]) {
      await expect(tab).toHaveURL(/\/members$/);
      await expect(menuOf(tab, 'Anna')).toBeVisible();
      expect(await isMarked(tab)).toBe(true);
    }
  });

  test('[S06] a log-in by the plain form, before the script is there, takes along tabs that sleep and tabs that do not', async ({
    visitor,
  }) => {
    const page = await visitor({ language: 'en' });
    const scripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'load' });
    const asleep = await secondTab(page, '/', { waitUntil: 'load' });
    const awake = await secondTab(page, '/members');
    await mark(awake);
    await page.bringToFront();
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await sendLogIn(page, DEMO_MEMBERS.anna);
    await sent;
    scripts.release();
    for (const tab of [page, asleep, awake]) {
      await expect(tab).toHaveURL(/\/members$/);
      await expect(menuOf(tab, 'Anna')).toBeVisible();
    }
    expect(await isMarked(awake)).toBe(true);
  });

  test('[S06] a log-in as another member replaces what the other tab shows', async ({
    visitor,
    guard,
  }) => {
    guard.allow(LOGGED_OUT, /ERR_FAILED/);
    const page = await visitor({ language: 'en' });
    await openSession(page, DEMO_MEMBERS.anna);
    await page.goto('/members');
    // The live stream would tell that the session has ended, sooner or later: here nobody does before the log-in.
    await page.context().route(/\/api\/events\.php/, (route) => route.abort());
    const other = await secondTab(page, '/likes');
    await expect(menuOf(other, 'Anna')).toBeVisible();
    // The plain link of log-out, as without script: nobody is told.
    await page.evaluate(() => location.assign('/logout'));
    await expect(page).toHaveURL(ROOT);
    await expect(menuOf(other, 'Anna')).toBeVisible();

    await page.goto('/login');
    await sendLogIn(page, DEMO_MEMBERS.bram);
    await expect(menuOf(page, 'Bram')).toBeVisible();
    await expect(other).toHaveURL(/\/members$/);
    await expect(menuOf(other, 'Bram')).toBeVisible();
    await expect(menuOf(other, 'Anna')).toHaveCount(0);
  });

  test('[S06] who signs up in one tab is a member in the other', async ({ visitor }) => {
    const page = await visitor({ language: 'en' });
    const person = newPerson('Noor');
    await page.goto('/signup');
    const other = await secondTab(page, '/login');
    await fillAccount(page, person, t);
    await submitAccount(page, t);
    await expect(page.getByRole('button', { name: t('signup:step.skip') })).toBeVisible();
    await expect(other).toHaveURL(/\/members$/);
    await expect(menuOf(other, person.name)).toBeVisible();
  });

  test('[N03] an alert dismissed in one disappears in the other, stays away, and returns when storage is cleared', async ({
    member,
  }) => {
    const page = await member('Fleur');
    await page.goto('/members');
    const other = await secondTab(page, '/members?min_age=20');
    const alertIn = (tab: Page) => tab.getByText(t('common:alerts.photo.title'));
    await expect(alertIn(page)).toBeVisible();
    await expect(alertIn(other)).toBeVisible();

    const before = Date.now();
    await page.getByRole('button', { name: t('common:actions.dismiss') }).click();
    await expect(alertIn(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(alertIn(other)).toHaveCount(0);
    const stored = await page.evaluate(() => Number(localStorage.getItem('dismissed-photo')));
    expect(stored).toBeGreaterThanOrEqual(before);
    expect(stored).toBeLessThanOrEqual(Date.now());
    await other.reload();
    await expect(menuOf(other, 'Fleur')).toHaveCount(1);
    await expect(alertIn(other)).toHaveCount(0);

    await other.evaluate(() => localStorage.clear());
    await expect(alertIn(page)).toBeVisible();
    await other.reload();
    await expect(alertIn(other)).toBeVisible();
  });

  test('[V08] the entry warning answered in one closes in the other', async ({ visitor }) => {
    const page = await visitor({ language: 'en', isNew: true });
    await page.goto('/');
    const other = await secondTab(page, '/signup');
    const warningIn = (tab: Page) =>
      tab.getByRole('alertdialog', { name: t('common:entryWarning.title') });
    for (const tab of [page, other]) await expect(warningIn(tab)).toBeVisible();
    await other.getByRole('button', { name: t('common:entryWarning.enter', { age: 18 }) }).click();
    await expect(warningIn(other)).toHaveCount(0);
    await expect(warningIn(page)).toHaveCount(0);
  });
});
