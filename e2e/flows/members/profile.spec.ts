import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[P04] [P05] [S03] the profile is edited by keyboard: what is refused stays, what is saved is said and seen, and leaving asks', async ({
  member,
  guard,
}) => {
  guard.allow(/status of 422/);
  const page = await member('Pia');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: t('ownprofile:title') })).toBeVisible();
  const rows = page.getByRole('navigation', { name: t('ownprofile:title') });
  const row = (title: string): Locator => rows.getByRole('link', { name: title });
  const save = page.getByRole('button', { name: t('ownprofile:form.submit') });
  /** Sent: the focus is back at the row, which says what is there now. */
  const saved = async (title: string, value: string): Promise<void> => {
    await save.press('Enter');
    await expect(row(title)).toBeFocused();
    await expect(row(title)).toContainText(value);
    await expect(row(title)).toContainText(t('ownprofile:saved'));
  };

  await row(t('profile:fields.name')).press('Enter');
  await expect(page.locator('input[name="date_of_birth"]')).toHaveCount(0);
  const name = page.getByRole('textbox', { name: t('profile:fields.name') });
  await name.fill('@pia');
  await expect(page.getByText(t('ownprofile:unsaved'))).toBeVisible();
  await save.press('Enter');
  const message = t('errors:codes.name_starts_with_at');
  await page.getByRole('link', { name: message }).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('@pia');
  await name.fill('Piet');
  await saved(t('profile:fields.name'), 'Piet');

  await row(t('ownprofile:sections.place')).press('Enter');
  await page.getByLabel(t('profile:fields.country'), { exact: true }).selectOption('BE');
  const region = page.getByLabel(t('profile:fields.countryregion'), { exact: true });
  await expect(region.locator('option')).not.toHaveCount(1);
  await region.selectOption({ index: 1 });
  await saved(
    t('ownprofile:sections.place'),
    (await region.locator('option').nth(1).textContent()) ?? '',
  );
  await row(t('ownprofile:sections.looks')).press('Enter');
  await page.getByLabel(t('profile:fields.hair_colour'), { exact: true }).selectOption('red');
  await saved(t('ownprofile:sections.looks'), t('profile:values.hair_colour.red'));
  await row(t('profile:fields.interests')).press('Enter');
  await page.getByLabel(t('ownprofile:form.interests.search')).fill(t('interests:sushi'));
  await page.getByRole('checkbox', { name: t('interests:sushi') }).press('Space');
  await saved(t('profile:fields.interests'), t('interests:sushi'));

  // Leaving asks, another section too; staying keeps what was entered.
  await row(t('profile:fields.about_me')).press('Enter');
  const about = page.getByRole('textbox', { name: t('profile:fields.about_me') });
  await about.fill('Likes long walks.');
  await row(t('profile:fields.name')).press('Enter');
  const question = page.getByRole('alertdialog', { name: t('ownprofile:leave.title') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(about).toHaveValue('Likes long walks.');
  await saved(t('profile:fields.about_me'), 'Likes long walks.');
  // What was saved is not a step of its own: back is the page before it was opened.
  await page.goBack();
  await expect(row(t('profile:fields.interests'))).toContainText(t('ownprofile:saved'));

  await page.getByRole('link', { name: t('ownprofile:preview') }).press('Enter');
  await expect(page).toHaveURL(/\/members\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Likes long walks.');
  await expect(main).toContainText(t('profile:values.hair_colour.red'));
  await expect(main).toContainText(t('interests:sushi'));
});

test('[P04] [B12] two windows of one profile hear of each other, and nothing is written over unseen', async ({
  member,
}) => {
  const page = await member('Pia');
  await page.goto('/profile?section=about');
  const other = await page.context().newPage();
  await other.goto('/profile?section=about');
  const rowsOf = (where: typeof page) =>
    where.getByRole('navigation', { name: t('ownprofile:title') });
  const about = (where: typeof page) =>
    where.getByRole('textbox', { name: t('profile:fields.about_me') });
  const save = (where: typeof page) =>
    where.getByRole('button', { name: t('ownprofile:form.submit') }).click();

  await about(page).fill('From one window.');
  await save(page);
  await expect(rowsOf(page)).toContainText('From one window.');
  // Nothing was entered here: it shows what is saved now.
  await expect(about(other)).toHaveValue('From one window.');

  await about(other).fill('From the other.');
  await page.goto('/profile?section=looks');
  await page.getByLabel(t('profile:fields.eye_colour'), { exact: true }).selectOption('green');
  await save(page);
  await expect(other.getByText(t('ownprofile:changed.title'))).toBeVisible();
  await expect(other.getByText(t('profile:fields.eye_colour')).first()).toBeVisible();
  await save(other);
  // Both changes are there, in both windows.
  for (const where of [page, other]) {
    await expect(rowsOf(where)).toContainText(t('profile:values.eye_colour.green'));
    await expect(rowsOf(where)).toContainText('From the other.');
  }
});
