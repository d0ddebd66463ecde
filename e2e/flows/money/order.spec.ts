import { holdScripts } from '../../support/network.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import {
  atBank,
  chooseOrder,
  consent,
  creditsOf,
  ordersOf,
  outcome,
  payButton,
} from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[M01] [M02] [B06] an order is paid at the price on its button, credited once, and seen in another tab without reload', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = { credits: await creditsOf(page), orders: (await ordersOf(page)).length };
  await chooseOrder(page, t);
  const price = (await payButton(page, t).innerText()).replace(/^\D+/, '');
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  await expect(page.getByText(price)).toBeVisible();

  const [order] = await ordersOf(page);
  if (!order) throw new Error('no order was made');
  const other = await page.context().newPage();
  await other.goto(`/credits/return?order=${order.id}`);
  await expect(outcome(other, t('credits:status.waiting.title'))).toBeVisible();

  await atBank(page, 'Pay, told five times');
  await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
  await expect(outcome(other, t('credits:status.completed.title'))).toBeVisible();
  expect(await creditsOf(page)).toBe(before.credits + order.credits);
  expect(await ordersOf(page)).toHaveLength(before.orders + 1);
});

test('[M02] an order that failed or was cancelled charges nothing and leads back to choosing', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = await creditsOf(page);
  await chooseOrder(page, t);
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  // The member is faster than the script: what the server says of the order is all there is.
  const scripts = await holdScripts(page);
  await atBank(page, 'The bank refuses');
  await expect(outcome(page, t('credits:status.failed.title'))).toBeVisible();
  await page.getByRole('link', { name: t('credits:actions.again') }).click();
  await expect(page).toHaveURL(/\/credits\/p1\/ideal\?ended=/);
  scripts.release();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('payment-'))),
    )
    .toEqual([]);
  await expect(payButton(page, t)).toBeVisible();

  await page.getByRole('checkbox').check();
  await payButton(page, t).click();
  await atBank(page, 'Cancel');
  await expect(outcome(page, t('credits:status.cancelled.title'))).toBeVisible();
  expect(await creditsOf(page)).toBe(before);
});

test('[M02] with an order that waits at the bank something else can be ordered in the same tab, and the first stays open', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await chooseOrder(page, t);
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  const [first] = await ordersOf(page);
  await page.goBack();
  await expect(outcome(page, t('credits:status.waiting.title'))).toBeVisible();
  await page.getByRole('button', { name: t('credits:actions.again') }).click();
  await expect(payButton(page, t)).toBeVisible();
  // This tab alone has forgotten it: nothing was cancelled.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('payment-'))).toEqual([]);
  expect((await ordersOf(page)).find(({ id }) => id === first?.id)?.status).toBe('pending');
});

test('[M02] what is chosen, typed and ticked before the script is there is what is ordered', async ({
  visitor,
  guard,
}) => {
  guard.allow(/404/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = (await ordersOf(page)).length;
  const scripts = await holdScripts(page);
  await page.goto('/credits/p1/ideal', { waitUntil: 'commit' });
  const method = page.getByRole('radio', { name: /^PayPal/ });
  const code = page.getByLabel(t('credits:code.label'));
  await method.check();
  await consent(page, t);
  await code.fill('NOT-A-CODE');
  scripts.release();
  // The summary follows what was chosen: its script has taken over.
  await expect(payButton(page, t)).toHaveText(/16\.60$/);
  await expect(method).toBeChecked();
  await expect(code).toHaveValue('NOT-A-CODE');
  // The code is looked at before anything is paid; what it comes to without it is paid by the next press.
  await payButton(page, t).click();
  await expect(page.getByText(t('errors:codes.discount_not_found')).first()).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(before);
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  expect((await ordersOf(page))[0]?.total).toBe(1660);
});

test('[M02] with the answer lost and the request doubled there is one order, and the page finds it', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to load resource/i);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = (await ordersOf(page)).length;
  await chooseOrder(page, t);
  let lost = 0;
  await page.route('**/api/order.php', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    // Arrives twice, and no answer comes back.
    await Promise.all([route.fetch(), route.fetch()]);
    return route.abort();
  });
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  expect(lost).toBe(1);
  expect(await ordersOf(page)).toHaveLength(before + 1);
  await atBank(page, 'Cancel');
  await expect(outcome(page, t('credits:status.cancelled.title'))).toBeVisible();
});

test('[M02] cut off while the order is on its way, the page says that it asks, and follows the order once it is back', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|NETWORK/i);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = (await ordersOf(page)).length;
  await page.clock.install();
  await chooseOrder(page, t);
  await page.route(
    '**/api/order.php',
    async (route) => {
      await page.context().setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await payButton(page, t).click();
  const unknown = outcome(page, t('credits:status.unknown.title'));
  await passTime(page, () => expect(unknown).toBeVisible({ timeout: 500 }));
  await page.context().setOffline(false);
  // It asks as soon as it is back; its time passes by itself, since it is left for another page meanwhile.
  const bank = page.getByRole('heading', { name: 'Sandbox bank' });
  await expect(bank).toBeVisible({ timeout: 60_000 });
  // What the server writes next is of now, and so is the browser's time again.
  await page.clock.setSystemTime(Date.now());
  expect(await ordersOf(page)).toHaveLength(before + 1);

  // The back button leads to the order, not to a second one.
  await page.goBack();
  await expect(outcome(page, t('credits:status.waiting.title'))).toBeVisible();
  await page.getByRole('link', { name: t('credits:actions.toBank') }).click();
  await atBank(page, 'Pay');
  await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(before + 1);
});

test('[M06] a code that does not exist is told at its field, and nothing else is lost', async ({
  visitor,
  guard,
}) => {
  guard.allow(/404/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await chooseOrder(page, t);
  await page.getByLabel(t('credits:code.label')).fill('nosuchcode');
  await page.getByRole('button', { name: t('credits:code.apply') }).click();
  await expect(page.getByText(t('errors:codes.discount_not_found')).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel(t('credits:code.label'))).toHaveValue('nosuchcode');
});

test('[M06] a code that does not hold for what is chosen is told at its field, and the price without it is paid, without script too', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 422/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/credits/p0?code=BIG25');
  const minimum = page.getByText(t('credits:code.minimum', { amount: '€30.00' }));
  await expect(minimum.first()).toBeVisible();
  await expect(payButton(page, t)).toHaveText(/8\.75$/);
  // A larger order is what it is for.
  await page.getByRole('radio', { name: /250 credits/ }).check();
  await expect(payButton(page, t)).toHaveText(/28\.12$/);
  await expect(minimum).toHaveCount(0);

  const plain = await visitor({ language: 'en', hasScript: false });
  await openSession(plain, DEMO_MEMBERS.anna);
  await plain.goto('/credits/p1/ideal');
  await plain.getByLabel(t('credits:code.label')).fill('CARD5');
  await plain.getByRole('button', { name: t('credits:code.apply') }).click();
  await expect(plain).toHaveURL(/\/credits\/p1\/ideal\?code=CARD5$/);
  await expect(plain.getByText(t('errors:codes.discount_method')).first()).toBeVisible();
  await expect(payButton(plain, t)).toHaveText(/16\.35$/);
  await consent(plain, t);
  await payButton(plain, t).click();
  await expect(plain).toHaveURL(/\/credits\/return\?order=/);
  expect((await ordersOf(plain))[0]?.total).toBe(1635);
});
