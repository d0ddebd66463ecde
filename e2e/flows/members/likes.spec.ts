import type { Page } from '@playwright/test';
import { ask, idOf, post } from '../../support/calls.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { holdScripts } from '../../support/network.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

interface Likes {
  readonly given: readonly { readonly id: string; readonly created_at: string }[];
}

const likeByCall = async (page: Page, profile: string): Promise<void> => {
  expect((await post(page, '/api/like.php', { profile })).status()).toBe(200);
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const tab = (page: Page, t: Texts, name: 'received' | 'given' | 'matches') =>
  page
    .getByRole('navigation', { name: t('likes:tabs.label') })
    .getByRole('link', { name: new RegExp(`^${t(`likes:tabs.${name}`)}`) });

test('[K01] [K02] [P08] three lists at addresses of their own; a new like is seen by opening it; a like taken back can be put back', async ({
  member,
}) => {
  const [sofie, tom] = [newPerson('Sofie'), newPerson('Tom')];
  const hers = await member(sofie);
  const his = await member(tom);
  const [herId, hisId] = [await idOf(hers), await idOf(his)];
  await likeByCall(his, herId);

  await hers.goto('/likes');
  await expect(cards(hers)).toHaveCount(1);
  await expect(cards(hers).first()).toContainText(t('likes:new'));
  await cards(hers).first().getByRole('link').click();
  await expect(hers).toHaveURL(new RegExp(`/likes/m/${hisId}$`));
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(tom.name);
  await hers.getByRole('link', { name: t('likes:back.received') }).click();
  await expect(hers).toHaveURL(/\/likes$/);
  await expect(cards(hers).first()).not.toContainText(t('likes:new'));

  await cards(hers)
    .first()
    .getByRole('button', { name: t('members:card.like', { name: tom.name }) })
    .press('Enter');
  // The match is a moment of its own, over the page; the list is where it was left.
  const match = hers.getByRole('dialog', { name: t('common:likeOverlay.match') });
  await match.getByRole('button', { name: t('common:likeOverlay.close') }).click();
  await expect(match).toHaveCount(0);
  await expect(tab(hers, t, 'matches')).toContainText('1');
  const [given] = (await ask<Likes>(hers, '/api/likes.php')).given;
  await tab(hers, t, 'given').click();
  await expect(hers).toHaveURL(/\/likes\/given$/);
  await cards(hers)
    .first()
    .getByRole('button', { name: t('members:card.like', { name: tom.name }) })
    .press('Enter');
  const undo = hers.getByRole('button', { name: `${t('likes:undo')}: ${tom.name}` });
  await expect(undo).toBeFocused();
  await expect(cards(hers)).toHaveCount(0);
  const toast = hers.getByRole('alertdialog').filter({ has: undo });
  await expect(toast).toContainText(t('likes:unliked', { name: tom.name }));
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(350);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(hers)).toHaveCount(1);
  expect((await ask<Likes>(hers, '/api/likes.php')).given).toEqual([given]);

  await hers.goto('/likes?tab=matches');
  await expect(hers).toHaveURL(/\/likes\/matches$/);
  await expect(cards(hers)).toHaveCount(1);
  await hers.goBack();
  await hers.goForward();
  await hers.reload();
  await expect(cards(hers)).toHaveCount(1);
});

test(
  '[K05] after a match three first lines are offered once, by keyboard; a chosen one waits in the message field, and nothing is sent',
  onPhone,
  async ({ member }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const [vera, wim] = [newPerson('Vera'), newPerson('Wim')];
    const hers = await member(vera, { language });
    const his = await member(wim, { language });
    const [herId, hisId] = [await idOf(hers), await idOf(his)];
    await likeByCall(his, herId);
    await likeByCall(hers, hisId);

    await hers.goto(`/members/${hisId}/chat`);
    const modal = hers.getByRole('dialog');
    await expect(modal).toContainText(t('matchfinder:icebreaker.title', { name: wim.name }));
    const lines = modal.getByRole('list', { name: t('matchfinder:icebreaker.list') });
    await expect(lines.getByRole('button')).toHaveCount(3);
    const first = lines.getByRole('button').first();
    const line = (await first.textContent()) ?? '';
    await first.press('Enter');
    await expect(modal).toBeHidden();
    const field = hers.getByRole('textbox', { name: t('chat:composer.field', { name: wim.name }) });
    await expect(field).toHaveValue(line);
    expect(await ask(hers, `/api/messages.php?profile=${hisId}`)).toMatchObject({ messages: [] });

    // Once for this match: with the draft gone it does not come again.
    await field.fill('');
    await hers.reload();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('');
    expect(
      await hers.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('icebreaker-')),
      ),
    ).toHaveLength(1);
    // What would offer them again has had its time to come.
    await hers.waitForLoadState('networkidle');
    await expect(modal).toBeHidden();
  },
);

test('[K01] a heart that is pressed before the script is there likes, on a card and on a profile, and comes back', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.bram);
  const scripts = await holdScripts(page);
  await page.goto('/members?min_age=40', { waitUntil: 'commit' });
  const heart = page
    .getByRole('list', { name: t('members:results.label') })
    .getByRole('button', { pressed: false })
    .first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const same = page.getByRole('button', { name, exact: true });
  await heart.click();
  await expect(same.and(page.locator('[aria-pressed="true"]'))).toBeVisible();
  await expect(page).toHaveURL('/members?min_age=40');
  const card = page.getByRole('article').filter({ has: same });
  await card.getByRole('link').click();
  await page.getByRole('button', { name: t('profile:actions.unlike') }).click();
  await expect(
    page.getByRole('button', { name: t('profile:actions.like'), exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]+$/);
  scripts.release();
  await page.goto('/likes/given');
  await expect(same).toHaveCount(0);
});
