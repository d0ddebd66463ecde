import { expect, type Locator, type Page } from '@playwright/test';
import { ask, post } from './calls.ts';
import type { Texts } from './texts.ts';

export const creditsOf = async (page: Page): Promise<number> =>
  (await ask<{ user: { credits: number } }>(page, '/api/user.php')).user.credits;

export interface Order {
  readonly id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly total: number;
  readonly credits: number;
  readonly redirect_url: string | null;
}

/** The member's orders, newest first. */
export const ordersOf = async (page: Page): Promise<Order[]> =>
  (await ask<{ orders: Order[] }>(page, '/api/orders.php')).orders;

/** An order by the calls alone, up to the bank: for flows that are about something else. */
export async function orderByCalls(page: Page, pack: string, method: string): Promise<Order> {
  const quote = `/api/quote.php?package=${pack}&method=${method}`;
  const { total } = await ask<{ total: number }>(page, quote);
  const order = { package: pack, method, discount_code: null, withdrawal_consent: true, total };
  const answer = await post(page, '/api/order.php', order);
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { order: Order }).order;
}

/** The order button: it bears the price. */
export const payButton = (page: Page, t: Texts): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${t('credits:form.pay', { total: '.+' })}$`),
  });

/** Ticks the consent to use credits at once. */
export const consent = (page: Page, t: Texts): Promise<void> =>
  page
    .getByRole('checkbox', { name: t('credits:withdrawal.consent_other', { count: 14 }) })
    .check();

/** Chooses 100 credits by iDEAL and consents; the order button then bears the price. */
export const chooseOrder = async (page: Page, t: Texts): Promise<void> => {
  await page.goto('/credits/p1/ideal');
  await expect(
    page.getByRole('heading', { level: 1, name: t('credits:form.packages') }),
  ).toBeVisible();
  await consent(page, t);
  await expect(payButton(page, t)).toBeEnabled();
};

/** Chooses on the sandbox bank's page how the payment ends. */
export const atBank = async (page: Page, choice: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  await page.getByRole('button', { name: choice, exact: true }).click();
};

/** The page that says what became of an order. */
export const outcome = (page: Page, title: string): Locator =>
  page.getByRole('status').getByRole('heading', { name: title });
