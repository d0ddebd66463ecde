import type { Page } from '@playwright/test';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { installedApp } from '../../support/installed-app.ts';
import { untilLive } from '../../support/live-page.ts';
import { DEMO_MEMBERS, openSession, submitLogIn } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const warningIn = (page: Page) =>
  page.getByRole('alertdialog', { name: t('common:entryWarning.title') });

const enterIn = (page: Page) =>
  page.getByRole('button', { name: t('common:entryWarning.enter', { age: 18 }) });

/** Whether the document of a page has the warning in it, before any script runs. */
const isServed = async (page: Page, path: string): Promise<boolean> =>
  (await (await page.request.get(path)).text()).includes('role="alertdialog"');

test('[V08] it comes with the page, over a log-in that is about to be typed: nothing can be typed before the answer; entering stores when, once', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en', isNew: true });
  expect(await isServed(page, '/login')).toBe(true);
  await page.goto('/login');
  const warning = warningIn(page);
  await expect(warning).toBeFocused();
  const email = page.getByLabel(t('auth:logIn.email'));
  await page.keyboard.type('anna');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(warning).toBeVisible();
  for (let tab = 0; tab < 4; tab += 1) {
    await page.keyboard.press('Tab');
    const isInside = await warning.evaluate(
      (dialog) =>
        document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await expect(email).toHaveValue('');
  const leave = warning.getByRole('link', { name: t('common:entryWarning.leave') });
  expect(new URL((await leave.getAttribute('href')) ?? '').host).not.toContain('localhost');

  const before = Date.now();
  await enterIn(page).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'entry-warning');
  expect(Number(kept?.value)).toBeGreaterThanOrEqual(before);
  // Once: it is in no document any more, so that it cannot be seen to come and go.
  for (const path of ['/login', '/signup', '/']) expect(await isServed(page, path)).toBe(false);
  await submitLogIn(page, DEMO_MEMBERS.anna);
  await expect(page).toHaveURL(/\/members/);
});

test('[V08] without script it is a form, which comes back to the page', async ({ visitor }) => {
  const page = await visitor({ language: 'en', isNew: true, hasScript: false });
  await page.goto('/members?gender=female');
  await expect(warningIn(page)).toBeFocused();
  await enterIn(page).click();
  await expect(page).toHaveURL('/members?gender=female');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warningIn(page)).toHaveCount(0);
});

test('[V08] neither for a member nor in the installed app, where the page can be used at once', async ({
  visitor,
}) => {
  const app = await visitor({ language: 'en', isNew: true });
  await installedApp(app);
  // Painted without it, and let go before its script is there.
  const scripts = await holdScripts(app);
  await app.goto('/login', { waitUntil: 'commit' });
  const email = app.getByLabel(t('auth:logIn.email'));
  await email.focus();
  await expect(email).toBeFocused();
  await expect(warningIn(app)).toBeHidden();
  scripts.release();
  await untilLive(app);
  await expect(app.locator('[role=alertdialog], [inert]')).toHaveCount(0);
  await expect(email).toBeFocused();

  const member = await visitor({ language: 'en', isNew: true });
  await openSession(member, DEMO_MEMBERS.anna);
  expect(await isServed(member, '/likes')).toBe(false);
});

test(
  '[V21] [V08] from three countries: where the warning comes, and what search, prices and sign-up begin with',
  onPhone,
  async ({ visitor, outbox }) => {
    const visits = [
      { from: 'DE', onLander: true, search: 'DE', prices: '€' },
      { from: 'SE', onLander: false, search: 'SE', prices: 'SEK' },
      // Not served: the domain's own country stands for it, but for the search.
      { from: 'JP', onLander: false, search: '', prices: '€' },
    ];
    for (const { from, onLander, search, prices } of visits) {
      const page = await visitor({ language: 'en', isNew: true });
      await page.request.post('/__dev/country', { form: { country: from } });
      expect([from, await isServed(page, '/signup')]).toEqual([from, onLander]);
      await page.goto('/members');
      await enterIn(page).click();
      // All filters stand in a form of their own, at an address of its own.
      await page
        .getByRole('list', { name: t('members:filters.title') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.locator('select[name=country]')).toHaveValue(search);
      await page.goto('/pricing');
      await expect(page.getByRole('main')).toContainText(prices);
    }
    const page = await visitor({ language: 'en' });
    await page.request.post('/__dev/country', { form: { country: 'SE' } });
    await signUpByCalls(page, outbox, newPerson('from-sweden'));
    await page.goto('/complete-signup');
    await page.getByRole('link', { name: t('signup:step.skip') }).click();
    await expect(page.locator('select[name=country]')).toHaveValue('SE');
  },
);
