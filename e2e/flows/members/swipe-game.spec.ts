import type { Page } from '@playwright/test';
import { ask, idOf, post } from '../../support/calls.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

interface Deck {
  readonly cards: readonly { readonly profile: { readonly id: string; readonly name: string } }[];
  readonly likes: { readonly left: number; readonly next_at: string | null };
}

/** The deck as the statechart of the page holds it: one group, named after the card on top. */
const deckIn = (page: Page) => page.getByRole('main').getByRole('group');

/** Who is on top: the group's name begins with theirs. */
async function topName(page: Page): Promise<string> {
  const name = await deckIn(page).getAttribute('aria-label');
  return name?.split(', ')[0] ?? '';
}

const button = (page: Page, action: 'like' | 'pass' | 'undo', name: string) =>
  page.getByRole('button', {
    name: t('swipe:about', { action: t(`swipe:deck.${action}`), name }),
    exact: true,
  });

const left = (page: Page, count: number) =>
  page
    .getByRole('main')
    .getByText(t('swipe:likesLeft', { left: count, perDay: 4 }), { exact: true });

/** Another card is on top than this one. */
const gone = (page: Page, name: string) =>
  expect(button(page, 'like', name), `${name} is off the deck`).toHaveCount(0);

/** Presses until this card is off the deck: one that has only just come takes no press. */
const decide = (page: Page, name: string, press: () => Promise<void>) =>
  expect(async () => {
    if (await button(page, 'like', name).isVisible()) await press();
    await expect(button(page, 'like', name)).toHaveCount(0, { timeout: 200 });
  }, `${name} is off the deck`).toPass();

const like = (page: Page, name: string) =>
  decide(page, name, () => button(page, 'like', name).click());

const pass = (page: Page, name: string) =>
  decide(page, name, () => button(page, 'pass', name).click());

async function openGame(page: Page): Promise<void> {
  await page.goto('/swipe-game');
  await expect(deckIn(page)).toBeVisible();
}

const outOfLikes = (page: Page) =>
  page.getByRole('heading', { name: t('swipe:limit.title'), exact: true });

test('[K03] liked by button and by key, a pass brought back, and after four likes it says when there are more', async ({
  member,
}) => {
  const page = await member('Femke');
  await openGame(page);
  await expect(left(page, 4)).toBeVisible();

  const byButton = await topName(page);
  await like(page, byButton);
  await expect(left(page, 3)).toBeVisible();

  const byKey = await topName(page);
  await deckIn(page).focus();
  await decide(page, byKey, () => page.keyboard.press('ArrowRight'));
  await expect(left(page, 2)).toBeVisible();

  const passed = await topName(page);
  await decide(page, passed, () => page.keyboard.press('ArrowLeft'));
  await button(page, 'undo', passed).click();
  await expect(button(page, 'like', passed)).toBeVisible();
  expect(await topName(page)).toBe(passed);
  await deckIn(page).focus();
  await decide(page, passed, () => page.keyboard.press('ArrowLeft'));
  await page.keyboard.press('Backspace');
  await expect(button(page, 'like', passed)).toBeVisible();
  await expect(left(page, 2)).toBeVisible();

  await like(page, passed);
  await expect(left(page, 1)).toBeVisible();
  const passedOn = await topName(page);
  await pass(page, passedOn);
  const last = await topName(page);
  await like(page, last);
  await expect(outOfLikes(page)).toBeVisible();
  await expect(left(page, 0)).toBeVisible();

  await expect
    .poll(async () => (await ask<Deck>(page, '/api/swipe.php?limit=0')).likes.left)
    .toBe(0);
  const { cards, likes } = await ask<Deck>(page, '/api/swipe.php');
  const { profiles } = await ask<{ profiles: { name: string }[] }>(page, '/api/likes.php');
  expect(profiles.map(({ name }) => name).toSorted()).toEqual(
    [byButton, byKey, passed, last].toSorted(),
  );
  expect(cards.map(({ profile }) => profile.name)).not.toContain(passedOn);
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(likes.next_at ?? ''));
  await expect(
    page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: t('swipe:limit.tomorrow', { time }).split(' (', 1).join('') }),
  ).toBeVisible();
  await page.reload();
  await expect(outOfLikes(page)).toBeVisible();
});

test('[K03] of two tabs the one counts and shows what the other has decided, without reload', async ({
  member,
}) => {
  const page = await member('Sanne');
  await openGame(page);
  const other = await page.context().newPage();
  await openGame(other);
  for (const [count, [from, to]] of [
    [3, [page, other]],
    [2, [other, page]],
    [1, [page, other]],
  ] as const) {
    const name = await topName(from);
    await like(from, name);
    await expect(left(from, count)).toBeVisible();
    await expect(left(to, count)).toBeVisible();
    await gone(to, name);
  }
  await like(other, await topName(other));
  await expect(outOfLikes(other)).toBeVisible();
  await expect(outOfLikes(page)).toBeVisible();
});

test(
  '[K03] [K04] a like that is returned is a match and says so',
  onPhone,
  async ({ visitor, member }) => {
    const page = await member('Lotte');
    const profile = await idOf(page);
    const brams = await visitor({ language: 'en' });
    await openSession(brams, DEMO_MEMBERS.bram);
    expect((await post(brams, '/api/like.php', { profile })).status()).toBe(200);

    await openGame(page);
    await expect(async () => {
      const name = await topName(page);
      if (name !== 'Bram') await button(page, 'pass', name).click();
      expect(await topName(page)).toBe('Bram');
    }).toPass();
    await like(page, 'Bram');
    const overlay = page.getByRole('dialog', { name: t('common:likeOverlay.match') });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(left(page, 3)).toBeVisible();
  },
);

test('[K03] who leaves the page has passed on, and a visitor is asked to log in', async ({
  visitor,
  outbox,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/swipe-game');
  await expect(page).toHaveURL(/\/login\?next=%2Fswipe-game/);
  await signUpByCalls(page, outbox, newPerson('Iris'));
  const isDealt = async (name: string): Promise<boolean> =>
    (await ask<Deck>(page, '/api/swipe.php')).cards.some(({ profile }) => profile.name === name);

  await openGame(page);
  const first = await topName(page);
  await button(page, 'pass', first).click();
  await gone(page, first);
  expect(await isDealt(first)).toBe(true);
  await page
    .getByRole('navigation', { name: t('common:nav.navigation') })
    .getByRole('link', { name: t('common:nav.members') })
    .click();
  await expect(page).toHaveURL(/\/members$/);
  await expect.poll(() => isDealt(first)).toBe(false);

  await openGame(page);
  const second = await topName(page);
  await button(page, 'pass', second).click();
  await gone(page, second);
  await page.goto('/lang-config');
  await expect.poll(() => isDealt(second)).toBe(false);
});
