import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts';
import { NO_WELCOME } from '../support/orders.ts';
import { newPerson, signUpByCalls } from '../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../support/texts.ts';

interface Likes {
  readonly given: readonly { readonly id: string; readonly created_at: string }[];
}

const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as never, path);

const likeByCall = (page: Page, profile: string): Promise<number> =>
  page.evaluate(async (id) => {
    const answer = await fetch('/api/like.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ profile: id }),
    });
    return answer.status;
  }, profile);

const ownId = async (page: Page): Promise<string> =>
  (await ask<{ user: { profile: { id: string } } }>(page, '/api/user.php')).user.profile.id;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const tab = (page: Page, t: Texts, name: 'received' | 'given' | 'matches') =>
  page
    .getByRole('navigation', { name: t('likes:tabs.label') })
    .getByRole('link', { name: new RegExp(`^${t(`likes:tabs.${name}`)}`) });

test('[K01] [K02] [P08] three lists at addresses of their own; a new like is seen by opening it; a like taken back can be put back', async ({
  visitor,
  outbox,
  guard,
}, testInfo) => {
  guard.allow(NO_WELCOME);
  const language = languageOf(testInfo);
  const t = textsOf(language);
  const [sofie, tom] = [newPerson('Sofie'), newPerson('Tom')];
  const [hers, his] = [await visitor({ language }), await visitor({ language })];
  await signUpByCalls(hers, outbox, sofie, t);
  await signUpByCalls(his, outbox, tom, t);
  const [herId, hisId] = [await ownId(hers), await ownId(his)];
  expect(await likeByCall(his, herId)).toBe(200);

  await hers.goto('/likes');
  await expect(cards(hers)).toHaveCount(1);
  await expect(cards(hers).first()).toContainText(t('likes:new'));
  await expectAccessible(hers, 'likes received');
  await expectNoOverflow(hers, 'likes received');
  const close = hers.getByRole('button', { name: t('common:likeOverlay.close') });
  // The like is announced over the page, where nobody has looked at it yet.
  await hers.addLocatorHandler(close, () => close.click());
  await cards(hers).first().getByRole('link').click();
  await expect(hers).toHaveURL(new RegExp(`/likes/m/${hisId}$`));
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(tom.name);
  await expectAccessible(hers, 'a profile within the likes');
  await hers.getByRole('link', { name: t('likes:back.received') }).click();
  await expect(hers).toHaveURL(/\/likes$/);
  await expect(cards(hers).first()).not.toContainText(t('likes:new'));

  await cards(hers)
    .first()
    .getByRole('button', { name: t('members:card.like', { name: tom.name }) })
    .press('Enter');
  await expect(tab(hers, t, 'matches')).toContainText('1');
  const [given] = (await ask<Likes>(hers, '/api/likes.php')).given;
  await tab(hers, t, 'given').click();
  await expect(hers).toHaveURL(/\/likes\/given$/);
  await cards(hers)
    .first()
    .getByRole('button', { name: t('members:card.like', { name: tom.name }) })
    .press('Enter');
  const undo = hers.getByRole('button', { name: t('likes:undo') });
  await expect(undo).toBeFocused();
  await expect(cards(hers)).toHaveCount(0);
  await expect(hers.getByText(t('likes:unliked', { name: tom.name }))).toBeVisible();
  await expectAccessible(hers, 'a like taken back');
  await hers.keyboard.press('Enter');
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

test('[K01] a list that is not there is no page', async ({ visitor, outbox, guard }) => {
  guard.allow(/404/);
  const t = textsOf('en');
  const page = await visitor({ language: 'en' });
  await signUpByCalls(page, outbox, newPerson('Ute'), t);
  const answer = await page.goto('/likes/nonsense');
  expect(answer?.status()).toBe(404);
});

test('[K05] after a match three first lines are offered once, by keyboard; a chosen one waits in the message field, and nothing is sent', async ({
  visitor,
  outbox,
  guard,
}, testInfo) => {
  guard.allow(NO_WELCOME);
  const language = languageOf(testInfo);
  const t = textsOf(language);
  const [vera, wim] = [newPerson('Vera'), newPerson('Wim')];
  const [hers, his] = [await visitor({ language }), await visitor({ language })];
  await signUpByCalls(hers, outbox, vera, t);
  await signUpByCalls(his, outbox, wim, t);
  const [herId, hisId] = [await ownId(hers), await ownId(his)];
  expect(await likeByCall(his, herId)).toBe(200);
  expect(await likeByCall(hers, hisId)).toBe(200);

  await hers.goto(`/members/${hisId}/chat`);
  const modal = hers.getByRole('dialog');
  await expect(modal).toContainText(t('matchfinder:icebreaker.title', { name: wim.name }));
  await expectAccessible(hers, 'the first lines');
  const lines = modal.getByRole('list', { name: t('matchfinder:icebreaker.list') });
  await expect(lines.getByRole('button')).toHaveCount(3);
  const first = lines.getByRole('button').first();
  const line = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(modal).toBeHidden();
  const field = hers.getByRole('textbox', { name: t('chat:composer.label', { name: wim.name }) });
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
  await expect(modal).toBeHidden();
});
