import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, logIn } from '../../support/members.ts';
import { textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

interface Found {
  readonly results: readonly { readonly id: string; readonly gender: string }[];
}

/** Asked by the page: only the browser knows the brand's name for this machine. */
const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => (await fetch(address)).json(), path);

const filters = (page: Page, t: Texts) =>
  page.getByRole('list', { name: t('members:filters.title') });

/** A chip that is set says that a press takes it out. */
const set = (page: Page, t: Texts, label: string) =>
  filters(page, t).getByRole('link', {
    name: new RegExp(`^${label} ?, ${t('members:filters.remove')}$`),
  });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const idsShown = async (page: Page): Promise<(string | undefined)[]> =>
  (
    await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map(String))
  ).map((href) => href.split('/').at(-1));

test('[E05] a niche shows who it promises: its search is said, can be changed, and the change is remembered', async ({
  visitor,
}) => {
  const men = t('members:filters.genders.male');
  const likingMen = t('members:filters.whoLike.male');
  const promised = 'gender=male&interested_in=male';

  // On the site for everybody nobody is left out, and the filter is offered in the sheet alone.
  const everywhere = await visitor({ language: 'en' });
  await everywhere.goto('/members');
  await expect(cards(everywhere)).toHaveCount(24);
  await expect(set(everywhere, t, men)).toHaveCount(0);
  await expect(filters(everywhere, t).getByText(likingMen)).toHaveCount(0);

  const page = await visitor({ language: 'en', brand: 'gay' });
  await page.goto('/members');
  await expect(set(page, t, men)).toBeVisible();
  await expect(set(page, t, likingMen)).toBeVisible();
  const { results } = await ask<Found>(page, `/api/members.php?${promised}`);
  expect(await idsShown(page)).toEqual(results.map(({ id }) => id));
  expect(new Set(results.map(({ gender }) => gender))).toEqual(new Set(['male']));

  // A visitor's change stands in the address; a member's is remembered.
  await logIn(page, DEMO_MEMBERS.bram);
  await page.goto('/members');
  await expect(set(page, t, men)).toBeVisible();
  await set(page, t, likingMen).click();
  await expect(page).toHaveURL(/\/members\?gender=male(&|$)/);
  await expect(set(page, t, likingMen)).toHaveCount(0);
  const saved = async () =>
    (await ask<{ user: { preferences: { search: unknown } } }>(page, '/api/user.php')).user
      .preferences.search;
  await expect.poll(saved).toMatchObject({ gender: 'male' });
  expect(await saved()).not.toHaveProperty('interested_in');

  await page.goto('/likes');
  await page.goto('/members');
  await expect(set(page, t, men)).toBeVisible();
  const offer = filters(page, t).getByRole('link', { name: likingMen, exact: true });
  await expect(offer).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.likes') })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.members') })
    .first()
    .click();
  await expect(offer).toBeVisible();

  // All filters know it too, and whom the site is for is one press away.
  await page.getByRole('link', { name: new RegExp(`^${t('members:filters.open')}`) }).click();
  const liked = page.getByRole('dialog').getByLabel(t('members:filters.interestedIn'));
  await expect(liked).toHaveValue('');
  await page.keyboard.press('Escape');
  await offer.click();
  await expect(set(page, t, likingMen)).toBeVisible();
  await expect.poll(saved).toMatchObject({ gender: 'male', interested_in: 'male' });
});
