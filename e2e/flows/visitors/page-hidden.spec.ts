import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** As a visitor who turns to another tab, and comes back. */
const hideAndShow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

test('[V12] a page that is hidden sends the beacon; lb in its address counts who leaves at once, and nobody who goes on', async ({
  visitor,
  product,
}) => {
  const page = await visitor({ language: 'en' });
  const beacons: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/page-hidden.php')) beacons.push(request);
  });

  await page.goto('/signup');
  await hideAndShow(page);
  await expect.poll(() => beacons.length).toBe(1);
  // An empty JSON object: no other is taken (422).
  expect(beacons[0]?.headers()['content-type']).toBe('application/json');
  expect([beacons[0]?.method(), (await beacons[0]?.response())?.status()]).toEqual(['POST', 204]);

  // Gone on to another page of the site.
  await page.goto('/?lb');
  await untilLive(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.logIn') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel(t('auth:logIn.email'))).toBeVisible();
  await page.goto('about:blank');
  // Left, as one leaves.
  await page.goto('/members?lb=1');
  await page.goto('about:blank');
  // Another tab, twice: once. Last, for what a page that is left has sent is not seen to arrive.
  await page.goto('/signup?lb&ref=autumn');
  const before = beacons.length;
  await hideAndShow(page);
  await hideAndShow(page);
  await expect.poll(() => beacons.length).toBe(before + 2);
  for (const beacon of beacons.slice(before)) expect((await beacon.response())?.status()).toBe(204);
  expect((await product.bounces()).split('\n')).toEqual([
    expect.stringMatching(/^\S+ {2}general {2}\/members {2}1$/),
    expect.stringMatching(/^\S+ {2}general {2}\/signup {2}1$/),
    '',
  ]);
});
