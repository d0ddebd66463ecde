import type { CDPSession, Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { noisyPicture, type ChosenFile } from '../../support/pictures.ts';
import { fillAccount, newPerson, signUpUnconfirmed, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const LOST = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;
const PHOTOS = /\/api\/photo\.php/;

const photoStep = (page: Page) => page.getByRole('heading', { name: t('signup:photo.title') });

/** A new member at the step that asks for photos, right after the account. */
const signUpToPhotoStep = async (page: Page): Promise<void> => {
  await page.goto('/signup');
  await fillAccount(page, newPerson('Pia'), t);
  await submitAccount(page, t);
  await expect(photoStep(page)).toBeVisible();
};

/** A new member who comes back to that step. */
const openPhotoStep = async (page: Page): Promise<void> => {
  await signUpUnconfirmed(page, newPerson('Pia'));
  await page.goto('/complete-signup');
  await expect(photoStep(page)).toBeVisible();
};

/** The step after it, for who came back. */
const nextStep = (page: Page) => page.getByRole('heading', { name: t('signup:location.title') });

/** Chooses files as a member does: in the browser's own window. */
const choose = async (page: Page, ...files: readonly ChosenFile[]): Promise<void> => {
  const opened = page.waitForEvent('filechooser');
  await page.getByLabel(t('signup:photo.choose')).click();
  await (await opened).setFiles([...files]);
};

/** The photos that the server has. */
const stored = async (page: Page): Promise<string[]> => {
  const { photos } = await ask<{ photos: { status: string }[] }>(page, '/api/photo.php');
  return photos.map(({ status }) => status);
};

const waiting = (page: Page) =>
  page.getByRole('listitem').getByText(t('common:photo.status.pending'), { exact: true });

/** The network as the page has it: `bytes` a second go out, or nothing goes at all. */
const network = (cdp: CDPSession, bytes: number | 'cut' | 'free'): Promise<unknown> =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: bytes === 'cut',
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: typeof bytes === 'number' ? bytes : -1,
  });

test('[P04] a photo uploads with its progress; the network is cut in the middle and restored, and there is exactly one', async ({
  visitor,
  guard,
}) => {
  guard.allow(LOST);
  const page = await visitor({ language: 'en' });
  await signUpToPhotoStep(page);
  const picture = await noisyPicture(page, 'me.png', 500);
  const cdp = await page.context().newCDPSession(page);
  await network(cdp, 100_000);
  await choose(page, picture);

  const progress = page.getByRole('progressbar');
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(share).toBeGreaterThan(0.1);
  expect(await share()).toBeLessThan(1);
  const cut = page.waitForEvent('requestfailed', (request) => PHOTOS.test(request.url()));
  await network(cdp, 'cut');
  await cut;
  await network(cdp, 'free');
  await expect(waiting(page)).toBeVisible();
  await expect(progress).toHaveCount(0);
  expect(await stored(page)).toEqual(['pending']);
});

test('[P04] every answer to an upload is lost until it gives up; tried again by the member it is the same photo', async ({
  visitor,
  guard,
}) => {
  guard.allow(LOST);
  const page = await visitor({ language: 'en' });
  await page.clock.install();
  await openPhotoStep(page);
  const picture = await noisyPicture(page, 'me.png', 60);
  await page.route(PHOTOS, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort('failed');
  });
  await choose(page, picture);
  const again = page.getByRole('button', { name: t('photos:retry') });
  await passTime(page, () => expect(again).toBeVisible({ timeout: 500 }));
  await expect(page.getByText(t('photos:mayHaveArrived')).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual(['pending']);
});

test(
  '[P04] an upload is given up; at the limit no more can be chosen; one removed can be kept, and is gone with the step',
  onPhone,
  async ({ visitor, guard }) => {
    guard.allow(LOST);
    const page = await visitor({ language: 'en' });
    await openPhotoStep(page);
    const large = await noisyPicture(page, 'large.png', 500);
    const small = await Promise.all(
      ['one.png', 'two.png', 'three.png'].map((name) => noisyPicture(page, name, 60)),
    );
    const cdp = await page.context().newCDPSession(page);
    await network(cdp, 50_000);
    await choose(page, large);
    await page.getByRole('button', { name: t('photos:cancel', { number: 1 }) }).press('Enter');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByLabel(t('signup:photo.choose'))).toBeFocused();
    await network(cdp, 'free');
    expect(await stored(page)).toEqual([]);

    await choose(page, ...small);
    await expect(waiting(page)).toHaveCount(3);
    await expect(page.getByText(t('common:photo.full', { limit: 3 }))).toBeVisible();
    await expect(page.getByLabel(t('signup:photo.choose'))).toHaveCount(0);

    const remove = page.getByRole('button', {
      name: t('common:photo.remove', { number: 2 }),
    });
    await remove.press('Enter');
    await expect(waiting(page)).toHaveCount(2);
    await page.getByRole('button', { name: t('photos:undo') }).press('Enter');
    await expect(waiting(page)).toHaveCount(3);
    expect(await stored(page)).toHaveLength(3);

    await remove.press('Enter');
    await expect(waiting(page)).toHaveCount(2);
    await expect(page.getByText(t('photos:removed'))).toBeVisible();
    await page.getByRole('button', { name: t('signup:step.submit') }).click();
    await expect(nextStep(page)).toBeVisible();
    await expect.poll(() => stored(page)).toHaveLength(2);
  },
);

test('[P04] the step waits for a photo on its way, then goes on', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openPhotoStep(page);
  const picture = await noisyPicture(page, 'me.png', 500);
  const cdp = await page.context().newCDPSession(page);
  await network(cdp, 100_000);
  await choose(page, picture);
  await page.getByRole('button', { name: t('signup:step.submit') }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(nextStep(page)).toHaveCount(0);
  await network(cdp, 'free');
  await expect(nextStep(page)).toBeVisible();
  expect(await stored(page)).toEqual(['pending']);
});

test('[P04] without script the photo is sent with the form, and the page shows it', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 415/);
  const painter = await visitor({ language: 'en' });
  await painter.goto('/');
  const picture = await noisyPicture(painter, 'me.png', 60);
  const page = await visitor({ language: 'en', hasScript: false });
  await signUpToPhotoStep(page);
  const next = page.getByRole('button', { name: t('signup:step.submit') });
  const file = page.getByLabel(t('signup:photo.choose'));
  await file.setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await next.click();
  await expect(page.getByText(t('errors:codes.photo_not_an_image'))).toBeVisible();
  await file.setInputFiles(picture);
  await next.click();
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.getByText(t('common:photo.count', { used: 1, limit: 3 }))).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/\/signup-matches$/);
});
