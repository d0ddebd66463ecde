import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { LOGGED_OUT, submitLogIn } from '../../support/members.ts';
import { atBank, chooseOrder, ordersOf, outcome, payButton } from '../../support/orders.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** 100 credits in euros, with 25 percent off and what iDEAL costs. */
const TOTAL = 1600 * 0.75 + 35;

/** The bonus is valid so long from sign-up. */
const VALID_SECONDS = 14_400;

const chip = (page: Page): Locator =>
  page.getByRole('group', { name: t('common:timeBonus.title', { percentage: 25 }) });

/** Seconds left, from two digits each of hours, minutes and seconds. */
const secondsLeft = async (page: Page): Promise<number> => {
  const shown = (await chip(page).getByRole('timer').innerText()).replaceAll(/\s/g, '');
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(shown) ?? [];
  expect(seconds, shown).toBeDefined();
  expect(Number(minutes)).toBeLessThan(60);
  expect(Number(seconds)).toBeLessThan(60);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

/** The statechart that counts is there once it has asked for its deadline. */
const isCounting = (page: Page) => page.waitForResponse(/\/api\/discountcode\.php$/);

test('[M07] 25 percent for a new member: hours, minutes and seconds count down to zero, and then it is gone', async ({
  member,
}) => {
  const page = await member('Mats');
  await page.clock.install();
  const counting = isCounting(page);
  await page.goto('/credits');
  await counting;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(VALID_SECONDS - 60);
  const first = await secondsLeft(page);
  expect(first).toBeGreaterThan(VALID_SECONDS - 3_600);
  await page.clock.runFor(1_000);
  await expect.poll(() => secondsLeft(page)).toBe(first - 1);
  await page.clock.runFor(60_000);
  await expect.poll(() => secondsLeft(page)).toBe(first - 61);
  await page.clock.fastForward(3_600_000);
  await expect.poll(() => secondsLeft(page)).toBe(first - 3_661);
  await page.clock.fastForward((first - 3_661 - 2) * 1_000);
  await page.clock.runFor(1_000);
  await expect.poll(() => secondsLeft(page)).toBe(1);
  await page.clock.runFor(2_000);
  await expect(chip(page)).toHaveCount(0);
});

test('[M07] it goes with log-out, is loaded with log-in, and goes in every tab once an order is paid at 25 percent less', async ({
  member,
  guard,
}) => {
  guard.allow(LOGGED_OUT);
  const person = newPerson('Maud');
  const page = await member(person);
  await page.goto('/credits');
  await expect(chip(page)).toBeVisible();
  const before = await secondsLeft(page);

  await page
    .getByRole('button', { name: t('common:nav.account.trigger', { name: person.name }) })
    .click();
  await page
    .getByText(t('common:nav.account.logOut'), { exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(chip(page)).toHaveCount(0);

  await page.goto('/login?next=%2Fcredits');
  await expect(chip(page)).toHaveCount(0);
  const counting = isCounting(page);
  await submitLogIn(page, person);
  await expect(page).toHaveURL(/\/credits/);
  await counting;
  // The same deadline: who logs in again has no second more.
  expect(await secondsLeft(page)).toBeLessThanOrEqual(before);

  const order = await page.context().newPage();
  await chooseOrder(order, t);
  await expect(payButton(order, t)).toContainText('€12.35');
  await payButton(order, t).click();
  await atBank(order, 'Pay');
  await expect(outcome(order, t('credits:status.completed.title'))).toBeVisible();
  expect((await ordersOf(order)).map(({ total }) => total)).toEqual([TOTAL]);
  await expect(chip(order)).toHaveCount(0);
  await expect(chip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
});
