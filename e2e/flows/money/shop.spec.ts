import type { Page } from '@playwright/test';
import { chunksOf, isOneOf } from '../../support/chunks.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { submitLogIn } from '../../support/members.ts';
import {
  atBank,
  chooseOrder,
  consent,
  creditsOf,
  ordersOf,
  outcome,
  payButton,
} from '../../support/orders.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

const REPEAT = '/credits/repeat-order';

/** Credits in the plural, as the catalogue has them. */
const credits = (t: Texts, count: number): string => t('credits:credits_other', { count });

/** Buys 100 credits by a card that is saved, at the sandbox bank. */
const buyAndSaveCard = async (page: Page, t: Texts): Promise<void> => {
  await page.goto('/credits/p1/card');
  await page.getByRole('checkbox', { name: t('credits:method.save') }).check();
  await consent(page, t);
  await payButton(page, t).click();
  await atBank(page, 'Pay');
  await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
  // Its script has seen it too: a page left before would still find the order on its way.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('payment-');
};

/** Goes to the second step of a repeated order, and consents. */
const reviewRepeat = async (page: Page, t: Texts): Promise<void> => {
  await page.getByRole('link', { name: t('shop:repeat.review') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('shop:repeat.reviewTitle') }),
  ).toBeVisible();
  await consent(page, t);
};

test(
  '[M01] [B06] a visitor reads every price without script, and in another country',
  onPhone,
  async ({ visitor }, info) => {
    const language = languageOf(info);
    const t = textsOf(language);
    const page = await visitor({ language, hasScript: false });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shop:pricing.title'));
    const packages = page.getByRole('table', { name: t('shop:pricing.table.packages') });
    await expect(packages.getByRole('row')).toHaveCount(5);
    await expect(packages).toContainText(/8[.,]75/);
    const actions = page.getByRole('table', { name: t('shop:pricing.table.actions') });
    await expect(actions.getByRole('row', { name: t('shop:pricing.message') })).toContainText(
      credits(t, 10),
    );
    await expect(actions.getByRole('row', { name: t('shop:pricing.message') })).toContainText(
      /1[.,]25.+1[.,]75/,
    );
    const methods = page.getByRole('table', { name: t('shop:pricing.table.methods') });
    await expect(methods.getByRole('row', { name: /iDEAL/ })).toContainText(/0[.,]35/);
    await expect(page.getByText(t('shop:pricing.withdraw_other', { count: 14 }))).toBeVisible();

    await page.getByLabel(t('shop:pricing.country'), { exact: true }).selectOption('PL');
    await page.getByRole('button', { name: t('shop:pricing.show') }).click();
    await expect(page).toHaveURL(/\/pricing\?country=PL$/);
    await expect(packages).toContainText('38');
    await expect(methods.getByRole('row', { name: /Przelewy24/ })).toBeVisible();
  },
);

test(
  '[M01] [M03] [M04] a tier of premium is paid, the navigation shows it at once, and the same is bought again in two taps',
  onPhone,
  async ({ visitor, member }, info) => {
    const language = languageOf(info);
    const t = textsOf(language);
    const person = newPerson('Petra');
    await member(person, { language });
    const page = await visitor({ language });
    await page.goto('/premium');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: t('shop:premium.goOn') }).click();

    // Nobody is logged in: the log-in leads back to the order.
    await expect(page).toHaveURL(/\/login\?next=/);
    await submitLogIn(page, person);
    await expect(page).toHaveURL(/\/credits\/p0$/);
    const nav = page.getByRole('navigation', { name: t('common:nav.navigation') });
    await expect(nav.getByRole('link', { name: t('common:nav.getPremium') })).toBeVisible();

    await page.getByRole('radio', { name: /Visa/ }).check();
    await page.getByRole('checkbox', { name: t('credits:method.save') }).check();
    await consent(page, t);
    await expect(payButton(page, t)).toBeEnabled();
    // Two presses, one order.
    await payButton(page, t).dblclick();
    // What follows an order comes late, on a slow network after the member has read that it is paid, and left: then it is not told of
    // as if it were the next one.
    const follower = isOneOf(chunksOf('src/features/payment/payment-actor.ts'));
    let arrive = (): void => undefined;
    const isWanted = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(follower, async (route) => {
      await isWanted;
      await route.continue();
    });
    await atBank(page, 'Pay');
    await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
    await expect(page.getByText(t('credits:status.completed.premium'))).toBeVisible();
    await untilLive(page);
    await expect(nav.locator(`a[href="${REPEAT}"]`)).toBeVisible();
    await expect(nav.locator('a[href="/premium"]')).toHaveCount(0);
    expect(await ordersOf(page)).toHaveLength(1);
    const before = await creditsOf(page);

    await nav.locator(`a[href="${REPEAT}"]`).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('shop:repeat.offerTitle') }),
    ).toBeVisible();
    await page.reload();
    const arrived = page.waitForResponse((answer) => follower(answer.url()));
    arrive();
    await arrived;
    // Without the consent nothing is ordered.
    await page.getByRole('link', { name: t('shop:repeat.review') }).click();
    await payButton(page, t).click();
    await expect(page.getByText(t('credits:form.tickConsent')).first()).toBeVisible();
    await consent(page, t);
    // The way back leads to the first step, and nothing was ordered.
    await page.goBack();
    await expect(page.getByRole('link', { name: t('shop:repeat.review') })).toBeVisible();
    await reviewRepeat(page, t);
    await expect(payButton(page, t)).toBeEnabled();
    await payButton(page, t).dblclick();
    await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
    await expect(page).toHaveURL(/\/credits\/return\?order=/);
    expect(await creditsOf(page)).toBe(before + 50);

    // A reload shows the order, and makes none.
    await page.reload();
    await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
    const orders = await ordersOf(page);
    expect(orders.map(({ status }) => status)).toEqual(['completed', 'completed']);
    await page.goto('/transactions');
    for (const { id } of orders) {
      await expect(page.locator(`a[href="/transactions/${id}"]`).first()).toBeVisible();
    }
    await page.goto('/premium');
    await expect(
      page.getByRole('heading', { level: 1, name: t('shop:premium.member.title') }),
    ).toBeVisible();
  },
);

test('[M02] [M06] two tabs pay at once with one discount: one order is left, and both are seen', async ({
  member,
  guard,
}) => {
  // The discount of one tab is gone as soon as the other has it in an order.
  guard.allow(/404.*discountcode\.php/);
  const page = await member('Twan');
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) await chooseOrder(tab, t);
  await Promise.all(tabs.map((tab) => payButton(tab, t).click()));
  const third = await page.context().newPage();
  await third.goto('/pricing');
  // The later order has taken the discount, and with it the place of the earlier one.
  await expect
    .poll(async () => (await ordersOf(third)).map(({ status }) => status).toSorted())
    .toEqual(['cancelled', 'pending']);
  const orders = await ordersOf(third);
  expect(new Set(orders.map(({ total }) => total))).toEqual(new Set([1235]));
  await third.goto('/transactions');
  for (const { id } of orders) {
    await expect(third.locator(`a[href="/transactions/${id}"]`).first()).toBeVisible();
  }

  const pending = orders.find(({ status }) => status === 'pending');
  const atItsBank = () => tabs.find((tab) => tab.url() === pending?.redirect_url);
  await expect.poll(() => atItsBank() !== undefined).toBe(true);
  const paying = atItsBank();
  if (!pending || !paying) throw new Error('no tab stands where the pending order is paid');
  const before = await creditsOf(third);
  await atBank(paying, 'Pay');
  await expect(outcome(paying, t('credits:status.completed.title'))).toBeVisible();
  expect(await creditsOf(third)).toBe(before + pending.credits);
  const cancelled = orders.find(({ status }) => status === 'cancelled');
  await third.goto(`/credits/return?order=${cancelled?.id}`);
  await expect(outcome(third, t('credits:status.cancelled.title'))).toBeVisible();
});

test(
  '[M02] left during the redirect, an order is come back to by its address, and paid once',
  onPhone,
  async ({ member, guard }, info) => {
    const language = languageOf(info);
    const t = textsOf(language);
    guard.allow(/ERR_FAILED/i);
    const page = await member('Rita', { language });
    await chooseOrder(page, t);
    const before = await creditsOf(page);
    const later = await page.context().newPage();
    await later.goto('/pricing');
    // The way to the bank is cut, as by a tunnel, and the member leaves.
    await page.context().route('**/__dev/pay/**', (route) => route.abort());
    await payButton(page, t).click();
    await expect.poll(async () => (await ordersOf(later)).length).toBe(1);
    const [order] = await ordersOf(later);
    if (!order) throw new Error('no order was made');
    await page.close();
    await later.context().unroute('**/__dev/pay/**');

    await later.goto(`/credits/return?order=${order.id}`);
    await expect(outcome(later, t('credits:status.waiting.title'))).toBeVisible();
    await later.getByRole('link', { name: t('credits:actions.toBank') }).click();
    await expect(later.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
    // The back button leads to the order, and not to a second one.
    await later.goBack();
    await expect(outcome(later, t('credits:status.waiting.title'))).toBeVisible();
    await later.getByRole('link', { name: t('credits:actions.toBank') }).click();
    await atBank(later, 'Pay');
    await expect(outcome(later, t('credits:status.completed.title'))).toBeVisible();
    expect(await creditsOf(later)).toBe(before + order.credits);
    expect(await ordersOf(later)).toHaveLength(1);
  },
);

test('[M04] a method that was removed in another tab is refused where the member stands, and another can be chosen', async ({
  member,
  guard,
}) => {
  guard.allow(/422/);
  const page = await member('Mette');
  await buyAndSaveCard(page, t);
  await page.goto(REPEAT);
  await reviewRepeat(page, t);
  const numOrders = (await ordersOf(page)).length;

  const other = await page.context().newPage();
  await other.goto(REPEAT);
  await other.getByRole('link', { name: /^Remove Visa/ }).click();
  await other.getByRole('link', { name: t('shop:repeat.remove.keep') }).click();
  await other.getByRole('link', { name: /^Remove Visa/ }).click();
  await other.getByRole('button', { name: t('shop:repeat.remove.confirm') }).click();
  // Nothing is left to repeat with: what is known of the last order is chosen.
  await expect(other).toHaveURL(/\/credits\/p1\/card$/);

  await payButton(page, t).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('shop:repeat.gone.title') }),
  ).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(numOrders);
  await page.getByRole('link', { name: t('shop:repeat.gone.action') }).click();
  await expect(page).toHaveURL(/\/credits\/p1$/);
});
