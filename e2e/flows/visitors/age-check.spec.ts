import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[B14] where a domain demands an age check, photos are withheld until it is passed, with a way there and back', async ({
  visitor,
  otherSettings: port,
}) => {
  const page = await visitor({ language: 'en', port });
  await openSession(page, DEMO_MEMBERS.anna);
  const photos = page.getByRole('main').locator('img[src^="/photos/"]');
  const begin = page.getByRole('link', { name: t('common:alerts.ageCheck.remedy') });
  const goThrough = async (answer: string) => {
    await begin.click();
    await expect(page.getByRole('heading', { level: 1, name: t('agecheck:title') })).toBeVisible();
    await page.getByRole('button', { name: t('agecheck:begin') }).click();
    await page.getByRole('button', { name: answer }).click();
  };

  await test.step('people are shown without their photos, and a line says why', async () => {
    await page.goto('/members?min_age=25');
    await expect(page.getByText(t('common:alerts.ageCheck.text'))).toBeVisible();
    await expect(photos).toHaveCount(0);
  });

  await test.step('a check that was not passed is told, and changes nothing', async () => {
    await goThrough('Younger, or given up');
    await expect(page.getByText(t('agecheck:failed'))).toBeVisible();
    await page.goto('/members?min_age=25');
    await expect(photos).toHaveCount(0);
  });

  await test.step('a passed one leads back to the same page, with photos', async () => {
    await goThrough('18 or older');
    await expect(page).toHaveURL(/\/members\?min_age=25$/);
    await expect(photos.first()).toBeVisible();
    await expect
      .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
    await expect(begin).toHaveCount(0);
  });

  await test.step('another browser has shown nothing; without script it can', async () => {
    const other = await visitor({ language: 'en', port, hasScript: false });
    await other.goto('/age-check?to=/pricing');
    await other.getByRole('button', { name: t('agecheck:begin') }).click();
    await other.getByRole('link', { name: t('agecheck:goOn') }).click();
    await other.getByRole('button', { name: '18 or older' }).click();
    await expect(other).toHaveURL(/\/pricing$/);
  });
});
