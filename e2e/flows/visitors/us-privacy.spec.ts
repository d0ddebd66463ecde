import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { textsOf } from '../../support/texts.ts';

const en = textsOf('en');

test('[B15] the US footer leads to the privacy choices; Global Privacy Control is answered there', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/pricing');
  const signal = page.getByText(en('common:footer.usSignal'));
  const choices = page.getByRole('link', { name: en('common:footer.usChoices'), exact: true });
  await expect(choices).toBeVisible();
  await expect(signal).toHaveCount(0);
  await choices.click();
  await expect(page).toHaveURL(/\/privacy#choices$/);
  await expect(
    page.getByRole('heading', { name: 'Your rights in the United States' }),
  ).toBeInViewport();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Your rights in the United States' }),
  ).toBeInViewport();

  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.goto('/pricing');
  await expect(signal).toBeVisible();
  await expectAccessible(page, 'the footer with the signal');
  // Its code comes with the first touch, and says the same.
  await page.mouse.click(5, 5);
  await page.waitForLoadState('networkidle');
  await expect(signal).toBeVisible();

  // For readers of English in the United States; others have no such law, and the same rights.
  const dutch = await visitor({ language: 'nl' });
  await dutch.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await dutch.goto('/pricing');
  await expect(dutch.getByText(textsOf('nl')('common:footer.usSignal'))).toHaveCount(0);
});
