import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');
const HOUR = 3_600_000;
const AMSTERDAM = { latitude: 52.37, longitude: 4.89 };
const BERLIN = { latitude: 52.52, longitude: 13.4 };
const AT_SEA = { latitude: 45, longitude: -30 };

/** What this browser has stored of the place. */
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('place') ?? 'null') as never)?.['geocode']);

test('[N04] allowed by the browser, the place is kept up to date on member pages, once an hour; a failure is stored as false; nothing asks by itself', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 404/);
  const page = await visitor({ language: 'en' });
  const context = page.context();
  await context.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    Object.assign(window, { asked: 0 });
    geolocation.getCurrentPosition = (...args) => {
      (window as unknown as { asked: number }).asked += 1;
      ask(...args);
    };
  });
  const lookUps: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) lookUps.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await openSession(page, DEMO_MEMBERS.anna);

  await page.goto('/members');
  await page.goto('/settings?section=location');
  const kept = page.locator('#location').getByText(/^Last found/);
  await expect(page.getByText(t('settings:location.permission.prompt'))).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);

  await context.setGeolocation(AMSTERDAM);
  await context.grantPermissions(['geolocation']);
  // The page that is open hears of it: to leave it now would break off what it looks up.
  await expect
    .poll(() => stored(page))
    .toEqual({ country: 'NL', countryregion: 'NL-NH', city: 'Amsterdam' });
  await page.goto('/members');
  await page.goto('/settings?section=location');
  await expect(kept).toHaveText(t('settings:location.kept', { place: 'Amsterdam, Netherlands' }));
  expect(lookUps).toEqual(['?lat=52.37&lon=4.89']);

  // Within the hour it is not looked up again, after it it is: without a press, and on a page that stays.
  await context.setGeolocation(BERLIN);
  await page.clock.fastForward(HOUR - 60_000);
  await expect(kept).toContainText('Amsterdam');
  await page.clock.fastForward(60_000);
  await expect(kept).toContainText('Berlin');
  expect(lookUps).toHaveLength(2);

  await context.setGeolocation(AT_SEA);
  await page.clock.fastForward(HOUR);
  await expect.poll(() => stored(page)).toBe(false);
  await expect(kept).toHaveCount(0);
  await page.goto('/members');
  await page.goto('/likes');
  expect(lookUps).toHaveLength(3);
});
