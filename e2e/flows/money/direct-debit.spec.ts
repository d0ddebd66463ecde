import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { creditsOf } from '../../support/orders.ts';
import { codeSentTo } from '../../support/sms.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

type Texts = ReturnType<typeof textsOf>;

const en = textsOf('en');

const IBAN = 'NL91 ABNA 0417 1643 00';
/** Blocked in the demo (apps/api/src/seed/seed.ts). */
const BLOCKED_IBAN = 'NL18 RABO 0123 4598 76';

/** Codes are limited by number: every flow has one of its own. */
const newPhone = (): string => `+316${randomInt(10_000_000, 20_000_000)}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const payButton = (page: Page, t: Texts) =>
  page
    .getByRole('button', { name: /\d[.,]\d\d/ })
    .filter({ hasText: t('debit:code.pay', { total: '' }).trim() });

/** Waits until the script of the page has taken over this part of a form: what is typed then is not sent without it. */
const ready = (page: Page, selector: string) =>
  page.waitForFunction(
    (part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

/** Orders a package by direct debit; ends on the page of its mandate. */
async function order(page: Page, t: Texts, pack = 'p0'): Promise<void> {
  await page.goto(`/credits/${pack}/directdebit`);
  await ready(page, 'button[value="pay"]');
  await page.getByRole('checkbox').first().check();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByRole('heading', { level: 1, name: t('debit:form.title') })).toBeVisible();
  await ready(page, 'input[name="iban"]');
}

async function sign(page: Page, t: Texts, phone: string, iban = IBAN): Promise<void> {
  const form = {
    account_holder: 'A. de Vries',
    iban,
    street: 'Voorbeeldstraat',
    house_number: '1a',
    zip: '1000 AA',
    city: 'Amsterdam',
    phone,
  } as const;
  for (const [field, value] of Object.entries(form)) {
    await page.locator(`input[name="${field}"]`).fill(value);
  }
  await button(page, t('debit:form.submit')).click();
}

const codeHeading = (page: Page, t: Texts) =>
  page.getByRole('heading', { level: 1, name: t('debit:code.title') });

const outcome = (page: Page, t: Texts, status: 'pending' | 'completed') =>
  page.getByRole('status').getByRole('heading', { name: t(`credits:status.${status}.title`) });

test(
  '[M05] [M02] a mandate is signed, a code from the SMS pays once, and the credits come when the bank has paid',
  onPhone,
  async ({ visitor, guard, port }, info) => {
    const language = languageOf(info);
    guard.allow(/40[39]|422/);
    const t = textsOf(language);
    const page = await visitor({ language });
    await openSession(page, DEMO_MEMBERS.anna);
    const before = await creditsOf(page);
    await order(page, t);

    // Blocked, and told at its field; another account may do.
    const phone = newPhone();
    await sign(page, t, phone, BLOCKED_IBAN);
    await expect(page.getByText(t('debit:blocked.iban')).first()).toBeVisible();
    await page.locator('input[name="iban"]').fill(IBAN);
    await button(page, t('debit:form.submit')).click();
    await expect(codeHeading(page, t)).toBeVisible();

    // A reload keeps the code that was sent.
    await page.reload();
    await expect(codeHeading(page, t)).toBeVisible();
    await ready(page, 'input[name="otp"]');
    const code = await codeSentTo(port, phone);
    await page.getByLabel(t('debit:code.otp')).fill(code === '111111' ? '222222' : '111111');
    await payButton(page, t).click();
    await expect(page.getByText(t('debit:code.refused')).first()).toBeVisible();

    await page.getByLabel(t('debit:code.otp')).fill(code);
    await payButton(page, t).dblclick();
    await expect(outcome(page, t, 'pending')).toBeVisible();
    expect(await creditsOf(page)).toBe(before);

    // There is nothing to sign any more, whichever way one comes.
    const { search } = new URL(page.url());
    await page.goto(`/directdebit${search}`);
    await expect(page).toHaveURL(/\/credits\/return/);
    await page.goBack();
    await expect(button(page, t('debit:form.submit'))).toBeHidden();
    await page.goto(`/credits/return${search}`);
    // The bank of the demo takes ten seconds.
    await expect(outcome(page, t, 'completed')).toBeVisible();
    expect(await creditsOf(page)).toBe(before + 50);
  },
);

// The bank pays a while after these two: to members of their own, so that no other flow counts those credits.

test('[M05] [S06] what one tab has confirmed is not confirmed again in another', async ({
  member,
  port,
}) => {
  const page = await member('Dirk');
  await order(page, en);
  const phone = newPhone();
  await sign(page, en, phone);
  await expect(codeHeading(page, en)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(codeHeading(other, en)).toBeVisible();

  await page.getByLabel(en('debit:code.otp')).fill(await codeSentTo(port, phone));
  await payButton(page, en).click();
  await expect(page).toHaveURL(/\/credits\/return/);
  await expect(other).toHaveURL(/\/credits\/return/);
});

test('[M05] a reached limit is told, with the other ways to pay', async ({
  visitor,
  guard,
  port,
}) => {
  guard.allow(/403/);
  const first = await visitor({ language: 'en' });
  await openSession(first, DEMO_MEMBERS.bram);
  // € 125.25 each, of at most € 150 a day; a flow before may have taken the first already.
  for (let time = 0; time < 2; time += 1) {
    // A tab goes on with the order that it has begun.
    const page = await first.context().newPage();
    const limit = page.getByRole('heading', { name: en('debit:limit.title') });
    await order(page, en, 'p3');
    const phone = newPhone();
    await sign(page, en, phone);
    await expect(limit.or(codeHeading(page, en))).toBeVisible();
    if (await limit.isVisible()) {
      await page.getByRole('link', { name: en('debit:limit.otherWay') }).click();
      await expect(page).toHaveURL(/\/credits$/);
      return;
    }
    await page.getByLabel(en('debit:code.otp')).fill(await codeSentTo(port, phone));
    await payButton(page, en).click();
    await expect(page).toHaveURL(/\/credits\/return/);
  }
  throw new Error('No limit was reached');
});

test('[M05] without script the mandate is signed and the code pays too', async ({
  member,
  guard,
  port,
}) => {
  guard.allow(/status of 4(03|22)/);
  const page = await member('Dora', { hasScript: false });
  await page.goto('/credits/p0/directdebit');
  await page.getByRole('checkbox').first().check();
  await page.locator('button[value="pay"]').click();
  await page.getByRole('link', { name: en('credits:actions.toDebit') }).click();
  const phone = newPhone();
  await sign(page, en, phone, BLOCKED_IBAN);
  await expect(page.getByText(en('debit:blocked.iban')).first()).toBeVisible();
  await expect(page.locator('input[name="city"]')).toHaveValue('Amsterdam');
  await page.locator('input[name="iban"]').fill(IBAN);
  await button(page, en('debit:form.submit')).click();
  await expect(codeHeading(page, en)).toBeVisible();
  await page.getByLabel(en('debit:code.otp')).fill(await codeSentTo(port, phone));
  await payButton(page, en).click();
  await expect(outcome(page, en, 'pending')).toBeVisible();
});
