import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** What the server says, asked from the page's own browser. */
export const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as never, path);

/** A domain without a welcome discount answers so, as the contract says; the browser writes it down. */
export const NO_WELCOME = /404.*discountcode\.php\?welcome=true/;

export const creditsOf = async (page: Page): Promise<number> =>
  (await ask<{ user: { credits: number } }>(page, '/api/user.php')).user.credits;

export interface Order {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly credits: number;
  readonly redirect_url: string | null;
}

/** The member's orders, newest first. */
export const ordersOf = async (page: Page): Promise<Order[]> =>
  (await ask<{ orders: Order[] }>(page, '/api/orders.php')).orders;

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
  await expect(page.getByRole('heading', { level: 1, name: t('credits:title') })).toBeVisible();
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
