import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { type TextKey, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const COMPANY = {
  name: 'Nordlicht GmbH',
  address: 'Hafenweg 7',
  kvk: 'HRB 12345',
  city: 'Hamburg',
  country: 'DE',
  tradenames: ['Nordlicht'],
  vat_numbers: ['DE123456789'],
  support_phone: '+49 40 1234567',
  support_email: 'help@nordlicht.example',
  delete_discount: 0,
  added: '2025-05-01T12:00:00Z',
};

const FILE = {
  companies: { 7: COMPANY },
  common: {
    company_id: 7,
    domain_language: 'en',
    visible_languages: ['en', 'de'],
    description: 'People from the north, 18 and over.',
    support_email: 'help@nordlicht.example',
    support_phone: '+49 40 1234567',
  },
  domains: {
    nord: {
      hosts: ['dating.nord.localhost'],
      brand: 'gay',
      name: 'Nordlicht',
      mail_name: 'Nordlicht post',
      index_title: 'Nordlicht: dating in the north',
      signups: 'with_trafficsource',
      traffic_source_parameters: ['sub1'],
      tracking_patterns: { sub1: 'camp-\\d+' },
      campaigns: ['aurora'],
      refund_days: 3,
      message_credits: 20,
      photo_credits: 7,
      welcome_discount: { percentage: 25, valid_seconds: 31_536_000 },
      site_entry_countries: ['NL'],
      us_footer: true,
      fictional_icon: false,
      fictional_singular: 'Invented character',
      fictional_plural: 'Invented characters',
      fictional_warning: 'Invented characters are written by our editors. Nobody can meet them.',
      visible_profile_notes: ['gender'],
      default_search: { gender: 'female' },
    },
    sued: {
      hosts: ['sued.localhost'],
      brand: 'she',
      name: 'Suedwind',
      index_title: 'Suedwind',
      signups: 'closed',
      logged_out_search: 'no',
      logged_out_search_trafficsource: 'no',
      enable_site_entry_popup: 'no',
      member_resell: 'no',
    },
  },
};

/** A call from within the page: only browsers know the hosts below localhost. */
const call = (page: Page, path: string, data?: unknown) =>
  page.evaluate(
    async ([url, json]) => {
      const answer = await fetch(url ?? '', {
        method: json === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(json !== undefined && { body: json }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    [path, data === undefined ? undefined : JSON.stringify(data)],
  );

const heading = (page: Page, key: TextKey) => page.getByRole('heading', { name: t(key) });

test('[V20] [V06] [V11] [M09] [L04] a settings file from outside decides on domains, company, sign-ups, prices, discount, warning and words', async ({
  visitor,
  startProduct,
  guard,
}) => {
  guard.allow(/status of 40[34]/);
  const folder = mkdtempSync(join(tmpdir(), 'velours-settings-'));
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(FILE));
  const { port } = await startProduct({ SETTINGS_FILE: file });
  rmSync(folder, { recursive: true });
  const nord = `http://dating.nord.localhost:${port}`;
  const sued = `http://sued.localhost:${port}`;

  await test.step('any host name is a domain, with its brand, company, languages, footer and warning', async () => {
    const page = await visitor({ port });
    await page.goto(`${nord}/`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'gay');
    await expect(page).toHaveTitle('Nordlicht: dating in the north');
    const footer = page.getByRole('contentinfo');
    // A home's footer has it folded, and the page stands behind its warning.
    await expect(footer.getByText('Nordlicht GmbH', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Velours Demo B.V.')).toHaveCount(0);
    await expect(page.getByText(t('common:footer.usNotice'))).toBeVisible();
    await expect(page.getByText(FILE.domains.nord.fictional_warning)).toBeVisible();
    const { body } = await call(page, '/api/settings.php');
    expect(body['settings']).toMatchObject({
      name: 'Nordlicht',
      domain: 'dating.nord.localhost',
      visible_languages: ['en', 'de'],
      minimum_message_costs: { NL: { costs: 2.5, currency: 'EUR' } },
    });
    expect(JSON.stringify(body)).not.toMatch(/welcome_discount|tracking_patterns/);
    await page.goto(`${nord}/members`);
    const women = new RegExp(`^${t('members:filters.genders.female')} ?, `);
    await expect(page.getByRole('link', { name: women })).toBeVisible();
    const newcomer = await visitor({ port, isNew: true });
    await newcomer.goto(`${nord}/signup`);
    await expect(
      newcomer.getByRole('alertdialog', { name: t('common:entryWarning.title') }),
    ).toBeVisible();
  });

  await test.step('the other domain is closed to visitors, and has neither warning nor footer', async () => {
    const page = await visitor({ port, isNew: true });
    await page.goto(`${sued}/`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'she');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('common:footer.usNotice'))).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect((await call(page, '/api/members.php')).status).toBe(403);
    const { email, name, password } = newPerson('Sina');
    const person = { email, name, password, date_of_birth: '1990-05-04' };
    expect((await call(page, '/api/signup.php', person)).body['code']).toBe('signup_closed');
    await page.goto(`${sued}/signup`);
    await expect(heading(page, 'signup:closed.title')).toBeVisible();
    // It has no members. Whoever belongs to another domain finds the people of that one, here too.
    expect((await call(page, '/api/user.php', DEMO_MEMBERS.anna)).status).toBe(200);
    await page.goto(`${sued}/members`);
    const found = page.getByRole('list', { name: t('members:results.label') });
    await expect(found.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('sign-up asks for the traffic source that the file names, with a value of its pattern', async () => {
    const { email, name, password } = newPerson('Nele');
    const person = { email, name, password, date_of_birth: '1990-05-04' };
    const page = await visitor({ port });
    await page.goto(`${nord}/?ref=autumn&sub1=other`);
    expect((await call(page, '/api/signup.php', person)).body['code']).toBe('signup_closed');
    await page.goto(`${nord}/signup`);
    await expect(heading(page, 'signup:closed.title')).toBeVisible();
    await page.goto(`${nord}/?sub1=camp-12`);
    // The link of an earlier page counts.
    await page.goto(`${nord}/signup`);
    await expect(heading(page, 'signup:account.title')).toBeVisible();
    expect((await call(page, '/api/signup.php', person)).status).toBe(201);
    // A landing page of a campaign that the file lists is there, open to the source of its own address.
    const quiet = await visitor({ port, hasScript: false });
    expect((await quiet.goto(`${nord}/landers/video/gay-summer`))?.status()).toBe(404);
    await quiet.goto(`${nord}/landers/video/gay-aurora?sub1=camp-7`);
    await expect(heading(quiet, 'signup:account.title')).toBeVisible();
  });

  await test.step('members meet its prices, discount, words and notes', async () => {
    const page = await visitor({ port });
    await page.goto(`${nord}/`);
    expect((await call(page, '/api/user.php', DEMO_MEMBERS.bram)).status).toBe(200);
    await page.goto(`${nord}/premium`);
    await expect(
      page.getByText(t('credits:package.welcome', { percentage: '25%' })).first(),
    ).toBeVisible();
    await page.goto(`${nord}/pricing`);
    await expect(page.getByText(t('shop:pricing.withdraw_other', { count: 3 }))).toBeVisible();
    await page.goto(`${nord}/profile?section=basics`);
    await expect(page.getByText(t('ownprofile:note')).first()).toBeVisible();
    await page.goto(`${nord}/members?page=${await pageWithFictional(page)}`);
    await expect(page.locator('html')).toHaveAttribute('data-fictional-icon', 'no');
    await expect(page.getByText('Invented character', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Invented characters?: \d+$/)).toBeVisible();
    await expect(page.getByText(t('common:kind.fictional'), { exact: true })).toHaveCount(0);
    // The product goes before the browsers do: nobody may still listen to it.
    for (const context of page.context().browser()?.contexts() ?? [])
      await Promise.all(context.pages().map((one) => one.close()));
  });
});

/** The first page of the search that shows a fictional profile. */
async function pageWithFictional(page: Page): Promise<number> {
  for (let number = 1; number < 40; number += 1) {
    const { body } = await call(page, `/api/members.php?page=${number}`);
    const results = body['results'] as { kind: string }[];
    if (results.some(({ kind }) => kind === 'fictional')) return number;
  }
  throw new Error('no fictional profile was found');
}
