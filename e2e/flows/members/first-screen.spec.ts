import type { Locator } from '@playwright/test';
import { expect, onPhone, test } from '../../support/fixtures.ts';
import { NO_WELCOME } from '../../support/orders.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const WINDOW = { width: 360, height: 740 };

/** Where it stands in the window. */
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test(
  '[P02] on a phone a profile shows photo, name, kind and its actions without scrolling',
  onPhone,
  async ({ visitor, outbox, guard }, testInfo) => {
    guard.allow(NO_WELCOME);
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await page.setViewportSize(WINDOW);
    await signUpByCalls(page, outbox, newPerson('Esra'));
    await page.goto('/members');
    const results = page.getByRole('list', { name: t('members:results.label') });
    await results
      .getByRole('link', { name: t('common:kind.demo') })
      .first()
      .click();
    const main = page.getByRole('main');
    const name = main.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/members\/[^/]+$/);
    await expect(name).toBeVisible();

    const photo = await boxOf(main.getByRole('img').first());
    expect(photo.x).toBe(0);
    expect(photo.width).toBe(WINDOW.width);
    expect(photo.height).toBeGreaterThanOrEqual(400);
    const bar = await boxOf(page.getByRole('link', { name: t('profile:actions.message') }));
    const parts = [
      name,
      main.getByText(t('common:kind.demo'), { exact: true }).first(),
      page.getByRole('button', { name: t('profile:actions.like'), exact: true }),
      page.getByRole('button', { name: t('profile:actions.gift') }),
      page.getByRole('button', { name: t('profile:actions.more', { name: '' }).trim() }),
    ];
    for (const part of parts) {
      const box = await boxOf(part);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(WINDOW.width);
      expect(box.bottom).toBeLessThanOrEqual(WINDOW.height);
    }
    expect((await boxOf(name)).bottom).toBeLessThan(bar.y);
    expect(bar.bottom).toBeLessThanOrEqual(WINDOW.height);
    expect(bar.height).toBeGreaterThanOrEqual(44);
    // The bar stands in the place of the row of places.
    await expect(page.getByRole('link', { name: t('common:nav.messages') })).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
