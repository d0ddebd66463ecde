import { expect, test } from '../../support/fixtures.ts';
import { NO_WELCOME } from '../../support/orders.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

test('[P04] [P05] [S03] the profile is edited by keyboard: what is refused stays, what is saved is said and seen, and leaving asks', async ({
  visitor,
  outbox,
  guard,
}, testInfo) => {
  guard.allow(NO_WELCOME, /status of 422/);
  const language = languageOf(testInfo);
  const t = textsOf(language);
  const page = await visitor({ language });
  const person = newPerson('Pia');
  await signUpByCalls(page, outbox, person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: t('ownprofile:title') })).toBeVisible();
  await expect(page.locator('input[name="date_of_birth"]')).toHaveCount(0);

  const name = page.getByLabel(t('profile:fields.name'), { exact: true });
  const about = page.getByLabel(t('profile:fields.about_me'), { exact: true });
  const save = page.getByRole('button', { name: t('ownprofile:form.submit') });
  await name.fill('@pia');
  await about.fill('Likes long walks.');
  await expect(page.getByText(t('ownprofile:unsaved'))).toBeVisible();
  await save.press('Enter');
  const message = t('errors:codes.name_starts_with_at');
  await page.getByRole('link', { name: message }).press('Enter');
  await expect(name).toBeFocused();
  await expect(about).toHaveValue('Likes long walks.');

  await name.fill('Pia');
  await page.getByLabel(t('profile:fields.country'), { exact: true }).selectOption('BE');
  const region = page.getByLabel(t('profile:fields.countryregion'), { exact: true });
  await expect(region.locator('option')).not.toHaveCount(1);
  await region.selectOption({ index: 1 });
  await page.getByLabel(t('profile:fields.hair_colour'), { exact: true }).selectOption('red');
  await page.getByLabel(t('ownprofile:form.interests.search')).fill(t('interests:sushi'));
  await page.getByRole('checkbox', { name: t('interests:sushi') }).press('Space');

  // Leaving asks, and staying keeps what was entered.
  const preview = page.getByRole('link', { name: t('ownprofile:preview') });
  await preview.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('ownprofile:leave.title') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(about).toHaveValue('Likes long walks.');

  await save.press('Enter');
  await expect(page.getByText(t('ownprofile:saved'))).toBeVisible();
  await preview.press('Enter');
  await expect(page).toHaveURL(/\/members\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Likes long walks.');
  await expect(main).toContainText(t('profile:values.hair_colour.red'));
  await expect(main).toContainText(t('interests:sushi'));
});

test('[P04] [B12] two windows of one profile hear of each other, and nothing is written over unseen', async ({
  visitor,
  outbox,
  guard,
}, testInfo) => {
  guard.allow(NO_WELCOME);
  const language = languageOf(testInfo);
  const t = textsOf(language);
  const page = await visitor({ language });
  await signUpByCalls(page, outbox, newPerson('Pia'));
  await page.goto('/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  const about = (where: typeof page) =>
    where.getByLabel(t('profile:fields.about_me'), { exact: true });
  const save = (where: typeof page) =>
    where.getByRole('button', { name: t('ownprofile:form.submit') }).click();

  await about(page).fill('From one window.');
  await save(page);
  await expect(page.getByText(t('ownprofile:saved'))).toBeVisible();
  // Nothing was entered here: it shows what is saved now.
  await expect(about(other)).toHaveValue('From one window.');

  await about(other).fill('From the other.');
  await page.getByLabel(t('profile:fields.eye_colour'), { exact: true }).selectOption('green');
  await save(page);
  await expect(other.getByText(t('ownprofile:changed.title'))).toBeVisible();
  await expect(other.getByText(t('profile:fields.eye_colour')).first()).toBeVisible();
  await save(other);
  await expect(other.getByText(t('ownprofile:saved'))).toBeVisible();
  // Both changes are there.
  await expect(other.getByLabel(t('profile:fields.eye_colour'), { exact: true })).toHaveValue(
    'green',
  );
  await expect(about(page)).toHaveValue('From the other.');
});
