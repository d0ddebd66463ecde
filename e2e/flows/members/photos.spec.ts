import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { chunksOf, isOneOf } from '../../support/chunks.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { holdScripts } from '../../support/network.ts';
import { noisyPicture, type ChosenFile } from '../../support/pictures.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

interface Stored {
  readonly id: string;
  readonly status: string;
  readonly width: number;
  readonly height: number;
}

const stored = async (page: Page): Promise<Stored[]> =>
  (await ask<{ photos: Stored[] }>(page, '/api/photo.php')).photos;

/** Chooses files as a member does, and adds each as it is. */
async function add(page: Page, t: Texts, ...files: readonly ChosenFile[]): Promise<void> {
  await page.getByLabel(t('signup:photo.choose')).setInputFiles([...files]);
  const dialog = page.getByRole('dialog', { name: t('photos:crop.title') });
  for (const _file of files) {
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('photos:crop.use') }).press('Enter');
  }
  await expect(dialog).toHaveCount(0);
}

test('[P04] a photo is cut, put first and removed by keyboard; what came of its inspection is told at once and by mail', async ({
  member,
  product,
  outbox,
}) => {
  const person = newPerson('Pia');
  const page = await member(person);
  await page.goto('/profile?section=photos');
  await page.keyboard.press('Tab');

  // The first is cut to a square, nearer; the second is added whole.
  const [one, two] = [
    await noisyPicture(page, 'one.png', 400),
    await noisyPicture(page, 'two.png', 120),
  ];
  await page.getByLabel(t('signup:photo.choose')).setInputFiles([one, two]);
  const dialog = page.getByRole('dialog', { name: t('photos:crop.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: t('photos:crop.shapes.square') }).press('Space');
  // Four times as near: a quarter of each side is left.
  await dialog.getByLabel(t('photos:crop.zoom')).press('End');
  await dialog.getByLabel(t('photos:crop.across')).press('End');
  await dialog.getByRole('button', { name: t('photos:crop.use') }).press('Enter');
  await expect(dialog).toContainText(t('photos:crop.number', { number: 2, total: 2 }));
  await dialog.getByRole('button', { name: t('photos:crop.use') }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('listitem').filter({ hasText: t('common:photo.status.pending') }),
  ).toHaveCount(2);
  const sizes = (await stored(page)).map(({ width, height }) => `${width}x${height}`);
  expect(sizes.toSorted()).toEqual(['100x100', '120x120']);

  // Put first by its button, and again after a reload.
  const before = (await stored(page)).map(({ id }) => id);
  await page.getByRole('button', { name: t('photos:earlier', { number: 2 }) }).press('Enter');
  await expect
    .poll(async () => (await stored(page)).map(({ id }) => id))
    .toEqual(before.toReversed());
  await page.reload();
  await page.keyboard.press('Tab');

  // Inspected: both are told, live and by mail.
  const [first = '', second = ''] = (await stored(page)).map(({ id }) => id);
  await product.moderate('approve', first);
  await product.moderate('reject', second, 'contact_details');
  await expect(
    page.getByRole('listitem').getByText(t('photos:reasons.contact_details')),
  ).toBeVisible();
  await expect(page.getByText(t('common:photo.status.active'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('common:photo.main'), { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await outbox.newest(person.email)).text)
    .not.toContain('/activate');

  await page.getByRole('button', { name: t('common:photo.remove', { number: 2 }) }).press('Enter');
  await page.getByRole('button', { name: t('photos:undo') }).press('Enter');
  expect(await stored(page)).toHaveLength(2);
  await page.getByRole('button', { name: t('common:photo.remove', { number: 2 }) }).press('Enter');
  await expect(page.getByText(t('photos:removed'))).toBeVisible();
  await page
    .getByRole('navigation', { name: t('common:nav.navigation') })
    .getByRole('link', { name: t('common:nav.members') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/members$/);
  await expect.poll(() => stored(page)).toHaveLength(1);
});

test('[P04] a photo chosen before the script is there is not lost', async ({ member }) => {
  const page = await member('Petra');
  const one = await noisyPicture(page, 'one.png', 120);
  const scripts = await holdScripts(page);
  await page.goto('/profile?section=photos', { waitUntil: 'commit' });
  await page.getByLabel(t('signup:photo.choose')).setInputFiles(one);
  scripts.release();
  const dialog = page.getByRole('dialog', { name: t('photos:crop.title') });
  await dialog.getByRole('button', { name: t('photos:crop.use') }).press('Enter');
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test('[P04] a photo chosen while the upload is still loading is not lost', async ({ member }) => {
  const page = await member('Petra');
  const one = await noisyPicture(page, 'one.png', 120);
  const upload = Promise.withResolvers<void>();
  await page.route(
    isOneOf(chunksOf('src/features/photos/photo-upload-actor.ts')),
    async (route) => {
      await upload.promise;
      await route.continue();
    },
  );
  await page.goto('/profile?section=photos');
  await page.keyboard.press('Tab');
  // The window to choose from is open meanwhile: it hands the file to the field it was opened from.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel(t('signup:photo.choose')).click(),
  ]);
  upload.resolve();
  await expect(page.getByText(t('ownprofile:photos.first'))).toBeVisible();
  await chooser.setFiles(one);
  const dialog = page.getByRole('dialog', { name: t('photos:crop.title') });
  await dialog.getByRole('button', { name: t('photos:crop.use') }).press('Enter');
  await expect.poll(async () => (await stored(page)).length).toBe(1);
});

test(
  '[P04] three photos are the most of a free member, said before; more are offered, and none is lost',
  onPhone,
  async ({ member }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await member('Pia', { language });
    await page.goto('/profile?section=photos');
    await page.keyboard.press('Tab');
    await expect(
      page.getByText(t('ownprofile:photos.limit', { free: 3, premium: 25 })),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: t('ownprofile:photos.premium') })).toBeVisible();
    for (const name of ['one.png', 'two.png', 'three.png']) {
      await add(page, t, await noisyPicture(page, name, 60));
    }
    await expect(page.getByText(t('common:photo.full', { limit: 3 }))).toBeVisible();
    await expect(page.getByLabel(t('signup:photo.choose'))).toHaveCount(0);
    await expect.poll(async () => (await stored(page)).length).toBe(3);
  },
);
