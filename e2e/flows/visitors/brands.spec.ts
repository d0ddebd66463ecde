import { BRAND_KEYS } from '../../../apps/api/src/domain/settings/brand-keys.gen.ts';
import { callWithin } from '../../support/calls.ts';
import { expect, originOf, test } from '../../support/fixtures.ts';
import { accountOf, newPerson } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

interface Settings {
  readonly name: string;
  readonly domain: string;
  readonly domain_language: string;
  readonly index_title: string;
  readonly description: string;
}

interface Company {
  readonly name: string;
  readonly tradenames: readonly string[];
}

test('[V01] [V02] each niche is a site of its own by the settings for its domain: theme, name, title, description and company, and its mails lead back to it', async ({
  visitor,
  outbox,
  port,
}) => {
  const titles = new Set<string>();
  for (const brand of BRAND_KEYS) {
    await test.step(brand, async () => {
      const page = await visitor({ brand, language: 'en' });
      await page.goto('/');
      const { settings, company } = await page.evaluate(async () => {
        const ask = async <Answer>(path: string) => (await (await fetch(path)).json()) as Answer;
        const { settings } = await ask<{ settings: Settings }>('/api/settings.php');
        return { settings, company: await ask<Company>('/api/companyinfo.php') };
      });
      expect(settings.domain).toBe(new URL(originOf(brand, port)).hostname);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      // What the settings say is in the domain's own language; who reads another is told by the page's words.
      if (settings.domain_language.startsWith('en')) {
        await expect(page).toHaveTitle(settings.index_title);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          settings.description,
        );
      } else {
        await expect(page).toHaveTitle(new RegExp(`^(?!.*:).+ · ${settings.name}$`));
      }
      await expect(
        page.getByRole('banner').getByRole('link', { name: settings.name }).first(),
      ).toContainText(settings.name);
      expect(company.tradenames).toContain(settings.name);
      const footer = page.getByRole('contentinfo');
      // A home's footer is a few lines: the company's details unfold.
      await footer.locator('summary').click();
      await expect(footer.getByText(company.name, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Its theme has come: without one nothing is painted.
      await expect(
        page.getByRole('main').getByRole('link', { name: t('home:signUp') }),
      ).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      titles.add(settings.index_title);

      const person = newPerson('Bo');
      expect((await callWithin(page, '/api/signup.php', accountOf(person))).status).toBe(201);
      expect(new URL(await outbox.activationLink(person.email)).origin).toBe(originOf(brand, port));
    });
  }
  expect(titles.size).toBe(BRAND_KEYS.length);
});
