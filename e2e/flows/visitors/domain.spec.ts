import type { Page } from '@playwright/test';
import { expect, originOf, test, type Brand } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

interface Settings {
  readonly logged_out_search: string;
  readonly name: string;
  readonly signups: string;
}

interface Company {
  readonly name: string;
  readonly address: string;
  readonly zip?: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  readonly tradenames: readonly string[];
  readonly vat_numbers: readonly string[];
  readonly support_phone: string;
}

const t = textsOf('en');

/** What the server says of a domain, asked from another one: `forced-domain` goes before the host of the request. */
const settingsFor = async (page: Page, port: number, brand: Brand): Promise<Settings> => {
  const { host } = new URL(originOf(brand, port));
  const query = new URLSearchParams({ 'forced-domain': host });
  const answer = await page.request.get(`http://localhost:${port}/api/settings.php?${query}`);
  return ((await answer.json()) as { settings: Settings }).settings;
};

/** Asked by the page: only browsers know the hosts below localhost. */
const companyOf = (page: Page): Promise<Company> =>
  page.evaluate(async () => (await (await fetch('/api/companyinfo.php')).json()) as never);

/** Goes on to another page of the site without a new document. */
const follow = async (page: Page, name: string, path: RegExp): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
};

test('[V01] the settings come with the document and the route’s query goes along; no page asks for them again', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(settings|companyinfo)\.php/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/?ref=autumn&min_age=30');
  // What settings.php was told of the route's query is in the cookie that it has set.
  const kept = (await page.context().cookies()).find(({ name }) => name === 'traffic-source');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('ref=autumn');
  // The document stays the same one over four pages.
  await page.evaluate(() => void Object.assign(window, { isSame: true }));
  await follow(page, t('common:footer.pages.terms'), /\/terms$/);
  await follow(page, t('common:footer.pages.pricing'), /\/pricing$/);
  await follow(page, t('common:footer.pages.complaints'), /\/complaints$/);
  await expect(page.getByRole('banner')).toContainText('Velours');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(asked).toEqual([]);
});

const FOOTER_PAGES = [
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['cookies', '/cookies'],
  ['ban', '/ban'],
  ['pricing', '/pricing'],
  ['complaints', '/complaints'],
  ['returnPolicy', '/return-policy'],
  ['faq', '/faq'],
  ['support', '/service'],
] as const;

test('[V10] the footer leads to its nine pages and names the company in full, on every layout that has one', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/');
  const company = await companyOf(page);
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation', { name: t('common:footer.navigation') });
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(company.country) ?? '';
  const vatForm = company.vat_numbers.length === 1 ? 'one' : 'other';
  const facts = [
    company.name,
    company.address,
    [company.zip, company.city].filter(Boolean).join(' '),
    country,
    t('common:footer.registration', { number: company.kvk }),
    t('common:footer.tradeNames', { names: company.tradenames.join(', ') }),
    t(`common:footer.vatNumbers_${vatForm}`, { numbers: company.vat_numbers.join(', ') }),
    t('common:footer.supportPhone', { phone: company.support_phone }),
  ];
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    for (const fact of facts) await expect(footer.getByText(fact, { exact: true })).toBeVisible();
    await expect(
      footer.getByRole('link', {
        name: t('common:footer.supportPhone', { phone: company.support_phone }),
      }),
    ).toHaveAttribute('href', `tel:${company.support_phone.replaceAll(' ', '')}`);
    await expect(links.getByRole('link')).toHaveText(
      FOOTER_PAGES.map(([name]) => t(`common:footer.pages.${name}`)),
    );
  }
  for (const [name, path] of FOOTER_PAGES) {
    await links.getByRole('link', { name: t(`common:footer.pages.${name}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const brand of ['general', 'bdsm'] as const) {
  test(`[L05] ${brand}: / is the home of visitors as the settings say, with the way to sign up, and /pricing and /premium are open to them`, async ({
    visitor,
    port,
  }) => {
    const page = await visitor({ brand, language: 'en' });
    const { name: site, signups, logged_out_search } = await settingsFor(page, port, brand);
    expect(signups).toBe('all');
    const main = page.getByRole('main');
    const own = textsOf('en', brand);
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(own('home:headline'));
    await expect(main.getByText(own('home:lead', { site }))).toBeVisible();
    await expect(main.getByText(t('home:note'))).toBeVisible();
    // Where visitors see members the second way leads there; the log-in stands in the bar of every page.
    const [second, where] =
      logged_out_search === 'yes'
        ? (['look', '/members'] as const)
        : (['logIn', '/login'] as const);
    const ways = main.getByRole('link', { name: t(`home:${second}`) });
    for (const way of await ways.all()) await expect(way).toHaveAttribute('href', where);
    // Beside the sign-up, and where people are seen below them too.
    await expect(ways).toHaveCount(logged_out_search === 'yes' ? 2 : 1);
    for (const part of ['price', 'steps', 'promises'] as const)
      await expect(main.getByRole('region', { name: t(`home:${part}.title`) })).toBeVisible();
    const inside = main.getByRole('region', { name: t('home:inside.title') });
    await expect(inside.getByRole('article')).toHaveCount(logged_out_search === 'yes' ? 6 : 0);
    await main.getByRole('link', { name: t('home:signUp') }).click();
    await expect(page.getByLabel(t('signup:account.name')).first()).toBeVisible();

    await page.goto('/pricing');
    const packages = page.getByRole('table', { name: t('shop:pricing.table.packages') });
    await expect(packages.getByRole('row')).toHaveCount(5);
    await page.goto('/premium');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shop:premium.title'));
    await expect(main.getByRole('radio')).toHaveCount(4);
    await main.getByRole('link', { name: t('shop:premium.prices') }).click();
    await expect(packages).toBeVisible();
  });
}

test('[L05] / is not for members: they are led on to the members', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/');
  await expect(page).toHaveURL(/\/members$/);
});
