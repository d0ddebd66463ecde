import type { Page } from '@playwright/test';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import {
  atBank,
  creditsOf,
  orderByCalls,
  ordersOf,
  outcome,
  type Order,
} from '../../support/orders.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

/** Orders 100 credits by iDEAL, and stands at the bank. */
async function order(page: Page): Promise<Order> {
  const made = await orderByCalls(page, 'p1', 'ideal');
  await page.goto(made.redirect_url ?? '');
  return made;
}

async function buy(page: Page, t: Texts): Promise<Order> {
  const made = await order(page);
  await atBank(page, 'Pay');
  await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
  return made;
}

test(
  '[M10] [M11] [B05] [B06] a purchase is in the list, has its receipt, and is withdrawn from with one button',
  onPhone,
  async ({ visitor }, info) => {
    const language = languageOf(info);
    const t = textsOf(language);
    const page = await visitor({ language });
    await openSession(page, DEMO_MEMBERS.anna);
    const before = await creditsOf(page);
    const { id, payment_id: reference, credits } = await buy(page, t);

    await page.getByRole('link', { name: t('credits:actions.receipt') }).click();
    await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`));
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText(reference);
    await expect(receipt).toContainText('Velours');
    await expect(receipt).toContainText(t('transactions:status.completed'));
    // Another tab stands in the list.
    const other = await page.context().newPage();
    await other.goto('/transactions');
    const row = other
      .getByRole('row')
      .filter({ hasText: `${credits} credits` })
      .first();
    await expect(row).toContainText(t('transactions:status.completed'));

    await page.getByRole('link', { name: t('transactions:withdrawal.toForm') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('transactions:withdrawal.title') }),
    ).toBeVisible();
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
  },
);

const t = textsOf('en');

test('[M10] an order that waits at the bank is followed there from its page, and becomes a receipt by itself', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const { id, payment_id: reference } = await order(page);
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
  await openSession(theirs, DEMO_MEMBERS.anna);
  const [{ id } = { id: '' }] = await ordersOf(theirs);
  await openSession(page, DEMO_MEMBERS.bram);
  for (const path of [`/transactions/${id}`, `/transactions/${id}/withdraw`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(t('errors:codes.order_not_found'))).toBeVisible();
  }
});
