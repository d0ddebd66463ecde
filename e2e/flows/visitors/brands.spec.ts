import { BRAND_KEYS } from '../../../apps/api/src/domain/settings/brand-keys.gen.ts';
import { expect, originOf, test } from '../../support/fixtures.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[V02] each niche is a site of its own: theme, name and title, and its mails lead back to it', async ({
  visitor,
  outbox,
  port,
}) => {
  const titles = new Set<string>();
  for (const brand of BRAND_KEYS) {
    await test.step(brand, async () => {
      const page = await visitor({ brand, language: 'en' });
      await page.goto('/');
      const { settings } = await page.evaluate(async () => {
        const answer = await fetch('/api/settings.php');
        return (await answer.json()) as { settings: { name: string; index_title: string } };
      });
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page).toHaveTitle(settings.index_title);
      await expect(page.getByRole('banner')).toContainText(settings.name);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Its theme has come: without one nothing is painted.
      await expect(
        page.getByRole('main').getByRole('link', { name: t('home:signUp') }),
      ).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      titles.add(settings.index_title);

      const { email, name, password } = newPerson('Bo');
      const status = await page.evaluate(
        async (person) => {
          const answer = await fetch('/api/signup.php', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
            body: JSON.stringify(person),
          });
          return answer.status;
        },
        { email, name, password, date_of_birth: '1990-05-04' },
      );
      expect(status).toBe(201);
      expect(new URL(await outbox.activationLink(email)).origin).toBe(originOf(brand, port));
    });
  }
  expect(titles.size).toBe(BRAND_KEYS.length);
});

test('[V13] an unknown page answers 404 with its text and a link home', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 404/);
  const page = await visitor({ language: 'en' });
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
});
