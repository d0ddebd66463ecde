import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  type Brand,
} from '../support/fixtures.ts';

const BRANDS: readonly Brand[] = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];

for (const brand of BRANDS) {
  test(`[V02] each niche is a site of its own: ${brand}`, async ({ visitor }) => {
    const page = await visitor({ brand });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, `${brand} home`);
    await expectAccessible(page, `${brand} home`);
  });
}

test('[V13] an unknown page answers 404 with its text and a link home', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 404/);
  const page = await visitor({ language: 'en' });
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expectAccessible(page, 'unknown page');
});
