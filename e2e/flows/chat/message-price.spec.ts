import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { atBank, creditsOf, outcome, payButton } from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** A new member's credits, and what a message costs (settings.php). */
const SIGNUP_CREDITS = 50;
const COST = 10;
const LONGEST = 500;

/** The page of a first message to somebody whom the search finds. */
const openFirstChat = async (page: Page): Promise<Locator> => {
  // Of an age that nobody has who signs up in these tests: who is written to stays the same.
  await page.goto('/members?min_age=40');
  const results = page.getByRole('list', { name: t('members:results.label') });
  const path = await results.getByRole('link').first().getAttribute('href');
  await page.goto(`${path}/chat`);
  const field = page.getByRole('textbox');
  await expect(field).toBeVisible();
  return field;
};

const costLine = (price: string): string =>
  [t('chat:composer.cost_other', { count: COST }), t('chat:composer.price', { price })].join(' · ');

test('[C02] [E04] a message has at most message_length characters, says its price for the country, is charged once, and without credits leads to credits and back to the same person', async ({
  member,
}) => {
  const page = await member('Carl');
  let numSends = 0;
  page.on('request', (request) => {
    const isSend = request.method() === 'POST' && request.url().endsWith('/api/messages.php');
    if (isSend) numSends += 1;
  });
  const field = await openFirstChat(page);
  const log = page.getByRole('log');
  const messagesLeft = (credits: number): Locator => {
    const count = credits / COST;
    const key = count === 1 ? 'chat:composer.left_one' : 'chat:composer.left_other';
    return page.getByRole('link', { name: t(key, { count }) });
  };

  await test.step('the price is that of the country: euros in the Netherlands, zlotys in Poland', async () => {
    await expect(page.getByText(costLine('€1.25'))).toBeVisible();
    await expect(messagesLeft(SIGNUP_CREDITS)).toBeVisible();
    const answer = await page.request.put('/api/profile.php', {
      data: { country: 'PL' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect(page.getByText(costLine('PLN\u00a05.50'))).toBeVisible();
  });

  await test.step('a character too many is said and nothing is sent; without it, it goes out', async () => {
    await field.fill('x'.repeat(LONGEST + 1));
    await expect(page.getByText(t('chat:composer.tooLong_one', { count: 1 }))).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('x'.repeat(LONGEST + 1));
    await field.fill('x'.repeat(LONGEST));
    await field.press('Enter');
    await expect(log.getByText('x'.repeat(LONGEST))).toBeVisible();
    await expect(page.getByText(t('chat:thread.states.sent'), { exact: true })).toBeVisible();
    expect(numSends).toBe(1);
  });

  await test.step('it is charged once: beside the field, and by the server', async () => {
    const left = SIGNUP_CREDITS - COST;
    await expect(messagesLeft(left)).toBeVisible();
    await page.reload();
    await expect(messagesLeft(left)).toBeVisible();
    await expect(log.getByText('x'.repeat(LONGEST))).toHaveCount(1);
    expect(await creditsOf(page)).toBe(left);
  });

  await test.step('with the last credits spent nothing is sent, what was typed stays, and credits are a link away', async () => {
    for (let left = SIGNUP_CREDITS - 2 * COST; left >= 0; left -= COST) {
      await field.fill(`Then there are ${left}`);
      await field.press('Enter');
      if (left > 0) await expect(messagesLeft(left)).toBeVisible();
    }
    await expect(page.getByText(t('chat:composer.notEnough'))).toBeVisible();
    await field.fill('One too many');
    await field.press('Enter');
    await expect(page.getByText(t('chat:composer.textKept'))).toBeVisible();
    await expect(field).toHaveValue('One too many');
    expect(numSends).toBe(SIGNUP_CREDITS / COST);
    expect(await creditsOf(page)).toBe(0);
  });

  await test.step('in four taps there are credits, and the member is back with what was written, which nobody has sent', async () => {
    const conversation = page.url();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('One too many')).toBeVisible();
    await expect(sheet.getByRole('radio')).toHaveCount(2);
    let numTaps = 0;
    const tap = async (target: Locator): Promise<void> => {
      numTaps += 1;
      await target.click();
    };
    const offer = sheet.getByRole('link');
    const price = (await offer.innerText()).split('·').at(-1)!.trim();
    await tap(offer);
    await expect(page).toHaveURL(/\/credits\/p0\/\w+/);
    await expect(payButton(page, t)).toContainText(price);
    await tap(
      page.getByRole('checkbox', { name: t('credits:withdrawal.consent_other', { count: 14 }) }),
    );
    await tap(payButton(page, t));
    await atBank(page, 'Pay');
    await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
    const back = page.getByRole('main').getByRole('link').first();
    // The page knows from where one came once its script runs.
    await expect(back).toHaveAttribute('href', new URL(conversation).pathname);
    await tap(back);
    await expect(page).toHaveURL(conversation);
    expect(numTaps).toBeLessThan(5);
    await expect(field).toHaveValue('One too many');
    expect(numSends).toBe(SIGNUP_CREDITS / COST);
    await field.press('Enter');
    await expect(log.getByText('One too many')).toBeVisible();
    await expect(field).toHaveValue('');
  });
});
