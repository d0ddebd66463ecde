import type { Page } from '@playwright/test';
import { callWithin as call } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS } from '../../support/members.ts';
import { accountOf, newPerson } from '../../support/sign-up.ts';
import { type TextKey, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const heading = (page: Page, key: TextKey) => page.getByRole('heading', { name: t(key) });

test('[V20] [V06] [V11] [M09] [L04] a settings file from outside decides on domains, company, sign-ups, prices, discount, warning and words', async ({
  visitor,
  otherSettings: port,
  guard,
}) => {
  guard.allow(/status of 40[34]/);
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
    await expect(page.getByText(/^Invented characters are written by our editors\./)).toBeVisible();
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
    const person = accountOf(newPerson('Sina'));
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
    const person = accountOf(newPerson('Nele'));
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
