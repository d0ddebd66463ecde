import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { submitLogIn } from '../../support/members.ts';
import { ask, idOf } from '../../support/calls.ts';
import { atBank, consent, orderByCalls, outcome, payButton } from '../../support/orders.ts';
import { noisyPicture } from '../../support/pictures.ts';
import type { Product } from '../../support/product.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** Buys 100 credits, which makes a member premium. */
const becomePremium = async (page: Page): Promise<void> => {
  const { redirect_url: bank } = await orderByCalls(page, 'p1', 'ideal');
  await page.goto(bank ?? '');
  await atBank(page, 'Pay');
  await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
};

/** Gives a premium member five photos that have been inspected; answers the member's id. */
const withFivePhotos = async (page: Page, product: Product): Promise<string> => {
  for (const name of ['1', '2', '3', '4', '5']) {
    const answer = await page.request.post('/api/photo.php', {
      multipart: { file: await noisyPicture(page, `${name}.png`, 64) },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(201);
  }
  const { photos } = await ask<{ photos: { id: string }[] }>(page, '/api/photo.php');
  await product.moderate('approve', ...photos.map(({ id }) => id));
  return idOf(page);
};

test('[P06] a visitor is asked to log in for more photos, a free member is told why there are three and led to premium, a premium member sees all', async ({
  product,
  visitor,
  member,
}) => {
  const [shown, viewer] = [newPerson('Pam'), newPerson('Piet')];
  const hers = await member(shown);
  await becomePremium(hers);
  const path = `/members/${await withFivePhotos(hers, product)}`;
  await member(viewer);

  const page = await visitor({ language: 'en' });
  const gallery = page.getByRole('region', {
    name: t('profile:gallery.title', { name: shown.name }),
  });
  const photos: Locator = gallery.getByRole('list').first().getByRole('img');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shown.name);
  await expect(gallery).toHaveCount(0);
  await page.getByRole('link', { name: t('profile:moreForMembers_other', { count: 4 }) }).click();
  await submitLogIn(page, viewer);

  // The log-in leads back to the profile.
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(photos).toHaveCount(3);
  await expect(page.getByText(t('profile:photosSeen_other', { count: 3 }))).toBeVisible();
  await page.getByRole('link', { name: t('profile:morePhotos_other', { count: 2 }) }).click();
  await expect(page).toHaveURL(/\/premium$/);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('shop:premium.goOn') }).click();
  await expect(page).toHaveURL(/\/credits\/p0$/);
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await consent(page, t);
  await payButton(page, t).click();
  await atBank(page, 'Pay');
  await expect(page.getByText(t('credits:status.completed.premium'))).toBeVisible();

  await page.goto(path);
  await expect(photos).toHaveCount(5);
  await expect(page.getByText(t('profile:photosSeen_other', { count: 3 }))).toHaveCount(0);
  await expect(page.locator('main a[href="/premium"]')).toHaveCount(0);
});
