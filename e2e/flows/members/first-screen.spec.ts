import type { Locator } from '@playwright/test';
import { idOf, post } from '../../support/calls.ts';
import { expect, onPhone, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const WINDOW = { width: 360, height: 740 };

/** Where it stands in the window. */
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** All of it is in the window, and above what lies over the window's foot. */
const standsWithin = async (what: Locator, foot: number) => {
  const box = await boxOf(what);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(WINDOW.width);
  expect(box.bottom).toBeLessThanOrEqual(foot);
  return box;
};

test(
  '[P02] [E08] on a phone a profile shows photo, name, kind and its actions without scrolling',
  onPhone,
  async ({ member }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await member('Esra', { language });
    await page.setViewportSize(WINDOW);
    // What is measured stands where it belongs, and does not come out of its card.
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    for (const part of parts) await standsWithin(part, WINDOW.height);
    expect((await boxOf(name)).bottom).toBeLessThan(bar.y);
    expect(bar.bottom).toBeLessThanOrEqual(WINDOW.height);
    expect(bar.height).toBeGreaterThanOrEqual(44);
    // The bar stands in the place of the row of places.
    await expect(page.getByRole('link', { name: t('common:nav.messages') })).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  '[K03] [E08] on a phone the swipe game and the match overlay show photo, name, kind and their actions without scrolling',
  onPhone,
  async ({ visitor, member }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await member('Elin', { language });
    await page.setViewportSize(WINDOW);
    const profile = await idOf(page);
    const brams = await visitor({ language });
    await openSession(brams, DEMO_MEMBERS.bram);
    expect((await post(brams, '/api/like.php', { profile })).status()).toBe(200);

    await page.goto('/swipe-game');
    const act = (action: 'like' | 'pass', name: string) =>
      page.getByRole('button', {
        name: t('swipe:about', { action: t(`swipe:deck.${action}`), name }),
        exact: true,
      });
    const card = page.getByRole('article');
    const name = card.getByRole('heading');
    await expect(async () => {
      const [top = ''] = (await name.innerText()).split(',');
      if (top !== 'Bram') await act('pass', top).click({ timeout: 2_000 });
      await expect(act('like', 'Bram')).toBeVisible({ timeout: 100 });
    }).toPass();

    const bar = await boxOf(page.getByRole('link', { name: t('common:nav.messages') }));
    const shown = await standsWithin(card, bar.y);
    expect(shown.height).toBeGreaterThanOrEqual(480);
    const photo = await boxOf(card.locator('img').first());
    expect(photo.height).toBeGreaterThanOrEqual(shown.height - 4);
    const like = await standsWithin(act('like', 'Bram'), bar.y);
    await standsWithin(act('pass', 'Bram'), bar.y);
    const profileLink = page.getByRole('link', {
      name: t('swipe:about', { action: t('swipe:deck.viewProfile'), name: 'Bram' }),
    });
    await standsWithin(profileLink, bar.y);
    await standsWithin(name, like.y);
    await standsWithin(card.getByText(t('common:kind.demo'), { exact: true }), like.y);
    await standsWithin(
      page.getByText(t('swipe:likesLeft', { left: 4, perDay: 4 }), { exact: true }).last(),
      bar.y,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const overlay = page.getByRole('dialog', { name: t('common:likeOverlay.match') });
    // A card that has only just come takes no press.
    await expect(async () => {
      if (await act('like', 'Bram').isVisible()) await act('like', 'Bram').click();
      await expect(overlay).toBeVisible({ timeout: 500 });
    }).toPass();
    const parts = [
      overlay.locator('img').first(),
      overlay.getByRole('heading'),
      overlay.getByText(/^Bram/).first(),
      overlay.getByText(t('common:kind.demo'), { exact: true }),
      overlay.getByRole('link', { name: t('common:likeOverlay.message', { name: 'Bram' }) }),
      overlay.getByRole('link', { name: /^Bram/ }),
      overlay.getByRole('button', { name: t('common:likeOverlay.close') }),
    ];
    for (const part of parts) await standsWithin(part, WINDOW.height);
  },
);

test(
  '[L05] on a phone home shows two people, what it is, the way in, its price and for whom it is without scrolling',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await page.setViewportSize(WINDOW);
    await page.goto('/');
    const main = page.getByRole('main');
    const people = main.getByRole('list', { name: t('home:people') });
    const way = main.getByRole('link', { name: t('home:signUp') });
    const price = main.getByText(t('home:promise', { price: '.*' }).split('.*')[0] ?? '');
    const words = [main.getByRole('heading', { level: 1 }), way, price];
    for (const part of [...words, main.getByText(t('home:eyebrow'))]) {
      await standsWithin(part, WINDOW.height);
    }
    await expect(people.getByRole('article')).toHaveCount(2);
    expect((await boxOf(people)).bottom).toBeLessThanOrEqual((await boxOf(way)).y);
    expect((await boxOf(way)).height).toBeGreaterThanOrEqual(48);
  },
);
