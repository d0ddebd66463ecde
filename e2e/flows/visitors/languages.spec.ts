import { LANGUAGES } from '../../../locales/languages.ts';
import { LEGAL_PAGES, legalText } from '../../../locales/legal.ts';
import { ask } from '../../support/calls.ts';
import { expect, originOf, test, onPhone } from '../../support/fixtures.ts';
import { dropSession } from '../../support/members.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

/** The footer's nine pages (spec section 2), and where each leads. */
const FOOTER = {
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  ban: '/ban',
  pricing: '/pricing',
  complaints: '/complaints',
  returnPolicy: '/return-policy',
  faq: '/faq',
  support: '/service',
} as const;

const LEGAL_PATHS = LEGAL_PAGES.map(
  (page) => [page, page === 'ban-notice' ? 'ban' : page] as const,
);

test(
  '[V18] the footer leads to the nine pages; each legal page is there without script, in the language of the cookie',
  onPhone,
  async ({ visitor }, info) => {
    const language = languageOf(info);
    const t = textsOf(language);
    const page = await visitor({ language });
    await page.goto('/');
    const footer = page.getByRole('contentinfo').getByRole('navigation');
    for (const key of Object.keys(FOOTER) as (keyof typeof FOOTER)[]) {
      await expect(
        footer.getByRole('link', { name: t(`common:footer.pages.${key}`) }),
      ).toHaveAttribute('href', FOOTER[key]);
    }
    await footer.getByRole('link', { name: t('common:footer.pages.privacy') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      legalText(language, 'privacy').title,
    );
    await expect(page).toHaveTitle(new RegExp(legalText(language, 'privacy').title));

    const plain = await visitor({ language, hasScript: false });
    for (const [token, path] of LEGAL_PATHS) {
      await plain.goto(`/${path}`);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
        legalText(language, token).title,
      );
    }
  },
);

test('[V04] [V18] readers of American English have the privacy notice of their law', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en-US' });
  await page.goto('/privacy');
  await expect(page.getByText('Global Privacy Control')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalText('en', 'terms').title);
});

test('[V04] [V05] an address can name its language, each is told to search engines, and another choice goes before it', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const answer = await page.goto('/terms?language=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalText('de', 'terms').title);
  const link = answer?.headers()['link'] ?? '';
  expect(LANGUAGES.filter((language) => !link.includes(`hreflang="${language}"`))).toEqual([]);
  expect(link).toContain('hreflang="x-default"');
  expect(link).toContain(`<${new URL('/terms?language=nl', page.url())}>`);

  await page
    .getByRole('button', { name: /Deutsch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nederlands', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalText('nl', 'terms').title);
  await expect(page).toHaveURL('/terms');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('[V05] another language keeps the page, what the form holds, and the place on it', async ({
  visitor,
}) => {
  const nl = textsOf('nl');
  const page = await visitor({ language: 'en' });
  await page.goto('/complaints');
  const text = page.getByRole('textbox').last();
  await text.fill('The page stood still.');
  await text.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 180));
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /: English$/ })
    .evaluate((button: HTMLButtonElement) => button.click());
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Nederlands' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('complaints:form.title'));
  await expect(text).toHaveValue('The page stood still.');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120);
});

test('[V04] [N06] the product is there in every language: its pages, the words that come with a dialog, and its mails', async ({
  visitor,
  outbox,
  port,
}) => {
  // One browser: what it has been sent once is there for the next language.
  const page = await visitor();
  const context = page.context();
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const t = textsOf(language);
      const person = newPerson('Kim');
      await dropSession(page);
      await context.addCookies([
        { name: 'locale', value: language, url: originOf('general', port) },
      ]);
      await signUpByCalls(page, outbox, person);
      expect((await outbox.newest(person.email)).subject).toBe(t('mail:activation.subject'));
      const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
      // Ages, distances, times and prices, written alike by the server and by the browser: else the guard hears of it.
      await page.goto(`/members/${results[0]?.id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('button', { name: t('profile:actions.gift') }).click();
      await expect(page.getByRole('dialog')).toContainText(/./);
      await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toHaveCount(
        language.startsWith('en') ? 1 : 0,
      );
    });
  }
});
