import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts';
import { DEMO_MEMBERS, logIn } from '../support/members.ts';
import { textsOf, type FlowLanguage } from '../support/texts.ts';

interface Order {
  readonly id: string;
  readonly payment_id: string;
  readonly credits: number;
  readonly withdrawal: { readonly amount: number | null } | null;
}

/** What the server says, asked from the page's own browser. */
const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as never, path);

const creditsOf = async (page: Page): Promise<number> =>
  (await ask<{ user: { credits: number } }>(page, '/api/user.php')).user.credits;

const newestOrder = async (page: Page): Promise<Order> => {
  const [order] = (await ask<{ orders: Order[] }>(page, '/api/orders.php')).orders;
  if (!order) throw new Error('no order was made');
  return order;
};

const atBank = async (page: Page, choice: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  await page.getByRole('button', { name: choice, exact: true }).click();
};

/** Orders 100 credits by iDEAL, up to the bank. */
async function order(page: Page, language: FlowLanguage): Promise<Order> {
  const t = textsOf(language);
  await page.goto('/credits/p1/ideal');
  const pay = page.getByRole('button', {
    name: new RegExp(`^${t('credits:form.pay', { total: '.+' })}$`),
  });
  await page
    .getByRole('checkbox', { name: /100|14|dagen|days/ })
    .first()
    .check();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  return newestOrder(page);
}

async function buy(page: Page, language: FlowLanguage): Promise<Order> {
  const t = textsOf(language);
  const { id } = await order(page, language);
  await atBank(page, 'Pay');
  await expect(
    page.getByRole('status').getByRole('heading', { name: t('credits:status.completed.title') }),
  ).toBeVisible();
  const made = await newestOrder(page);
  expect(made.id).toBe(id);
  return made;
}

for (const language of ['en', 'nl'] as const) {
  const t = textsOf(language);

  test(`[M10] [M11] [B05] [B06] ${language}: a purchase is in the list, has its receipt, and is withdrawn from with one button`, async ({
    visitor,
  }) => {
    const page = await visitor({ language });
    await logIn(page, DEMO_MEMBERS.anna);
    const before = await creditsOf(page);
    const { id, payment_id: reference } = await buy(page, language);
    const { credits } = await newestOrder(page);

    await page.getByRole('link', { name: t('credits:actions.receipt') }).click();
    await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`));
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText(reference);
    await expect(receipt).toContainText('Velours');
    await expect(receipt).toContainText(t('transactions:status.completed'));
    await expectAccessible(page, 'a receipt');
    await expectNoOverflow(page, 'a receipt');
    // Another tab stands in the list.
    const other = await page.context().newPage();
    await other.goto('/transactions');
    const row = other
      .getByRole('row')
      .filter({ hasText: `${credits} credits` })
      .first();
    await expect(row).toContainText(t('transactions:status.completed'));
    await expectAccessible(other, 'the list of transactions');
    await expectNoOverflow(other, 'the list of transactions');

    await page.getByRole('link', { name: t('transactions:withdrawal.toForm') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('transactions:withdrawal.title') }),
    ).toBeVisible();
    await expectAccessible(page, 'the withdrawal form');
    await expectNoOverflow(page, 'the withdrawal form');
    await page
      .getByRole('main')
      .getByRole('button', { name: /16[.,]35/ })
      .dblclick();
    await expect(
      page.getByRole('heading', { name: t('transactions:withdrawal.doneTitle') }),
    ).toBeFocused();
    expect(await creditsOf(page)).toBe(before);
    await expect(page.getByRole('banner')).toContainText(String(before));

    // The list of the other tab has heard of it.
    await expect(row).toContainText(t('transactions:orders.withdrawal', { credits: '' }).trim());
    await expect(
      other
        .getByRole('row')
        .filter({ hasText: t('transactions:status.withdrawn') })
        .first(),
    ).toBeVisible();

    await page.getByRole('link', { name: t('transactions:withdrawal.back') }).click();
    await expect(page.getByRole('article')).toContainText(t('transactions:status.withdrawn'));
    await expect(
      page.getByRole('link', { name: t('transactions:withdrawal.toForm') }),
    ).toBeHidden();

    // Where the credits went adds up to the balance.
    await page.goto('/transactions?view=credits');
    const lines = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(lines.first()).toContainText(String(before));
    await expect(lines.first()).toContainText(t('transactions:statement.kinds.withdrawal'));
    await expectAccessible(page, 'the statement');
    await expectNoOverflow(page, 'the statement');
  });
}

const t = textsOf('en');

test('[M10] an order that waits at the bank is followed there from its page, and becomes a receipt by itself', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await logIn(page, DEMO_MEMBERS.anna);
  const { id, payment_id: reference } = await order(page, 'en');
  const other = await page.context().newPage();
  await other.goto(`/transactions/${id}`);
  await expect(
    other.getByRole('heading', {
      name: t('transactions:receipt.orderTitle', { number: reference }),
    }),
  ).toBeVisible();
  await page.goto(`/transactions/${id}`);
  await page.getByRole('link', { name: t('credits:actions.toBank') }).click();
  await atBank(page, 'Pay');
  await expect(other.getByRole('article')).toContainText(t('transactions:status.completed'));
  await expect(other.getByRole('button', { name: t('transactions:receipt.print') })).toBeVisible();
});

test('[M10] an order of somebody else is not found, and neither is what withdraws from it', async ({
  visitor,
  guard,
}) => {
  guard.allow(/404/);
  const [theirs, page] = [await visitor({ language: 'en' }), await visitor({ language: 'en' })];
  await logIn(theirs, DEMO_MEMBERS.anna);
  const { id } = await newestOrder(theirs);
  await logIn(page, DEMO_MEMBERS.bram);
  for (const path of [`/transactions/${id}`, `/transactions/${id}/withdraw`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(t('errors:codes.order_not_found'))).toBeVisible();
  }
});

test('[M11] [B05] without script a purchase is withdrawn from too', async ({ browser, port }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${port}`,
  });
  await context.addCookies([{ name: 'locale', value: 'en', url: `http://localhost:${port}` }]);
  const page = await context.newPage();
  await logIn(page, DEMO_MEMBERS.anna);
  await page.goto('/transactions');
  await page
    .getByRole('row')
    .filter({ hasText: t('transactions:status.completed') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: t('transactions:withdrawal.toForm') }).click();
  await page
    .getByRole('main')
    .getByRole('button', {
      name: new RegExp(t('transactions:withdrawal.confirm', { refund: '.*' })),
    })
    .click();
  await expect(
    page.getByRole('heading', { name: t('transactions:withdrawal.doneTitle') }),
  ).toBeVisible();
  await page.getByRole('link', { name: t('transactions:withdrawal.back') }).click();
  await expect(page.getByRole('article')).toContainText(t('transactions:status.withdrawn'));
  await context.close();
});
