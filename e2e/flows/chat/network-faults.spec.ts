import type { Page } from '@playwright/test';
import { ask, idOf } from '../../support/calls.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { answerLost, FAULTS, LOST, onFirst } from '../../support/network.ts';
import { creditsOf } from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const MESSAGES = /\/api\/messages\.php/;

/** Opens the conversation with the first member whom the search finds; answers the id. */
const openFirst = async (page: Page): Promise<string> => {
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
  const profile = results[0]?.id ?? '';
  await page.goto(`/members/${profile}/chat`);
  await expect(page.getByRole('textbox')).toBeVisible();
  return profile;
};

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
  // Until it is handed over, the next one waits in the field.
  await expect(page.getByRole('textbox')).toHaveValue('');
};

/** What the server says: the texts of the open conversation that one sent, oldest first, and the credits left. */
const serverSays = async (page: Page, profile: string) => {
  const { messages } = await ask<{ messages: { text: string; sender: string }[] }>(
    page,
    `/api/messages.php?profile=${profile}`,
  );
  const own = await idOf(page);
  const texts = messages.filter(({ sender }) => sender === own).map(({ text }) => text);
  return { texts, credits: await creditsOf(page) };
};

const COST = 10;

for (const [name, fault] of FAULTS) {
  test(`[B03] messages: ${name}, and each is sent once, in order, and charged once`, async ({
    member,
    guard,
  }) => {
    guard.allow(LOST);
    const page = await member('Mia');
    const profile = await openFirst(page);
    const before = await serverSays(page, profile);
    const calls = await onFirst(page, MESSAGES, fault);
    await write(page, 'First of two');
    await write(page, 'Second of two');
    await expect(
      page.getByText(t('chat:thread.states.sent'), { exact: true }).last(),
    ).toBeVisible();
    await expect
      .poll(() => serverSays(page, profile))
      .toEqual({ texts: ['First of two', 'Second of two'], credits: before.credits - 2 * COST });
    expect(calls()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('log').getByText('First of two')).toHaveCount(1);
    await expect(page.getByRole('log').getByText('Second of two')).toHaveCount(1);
  });
}

test('[B03] messages: the network is cut, the page is reloaded before it is back, and what was written arrives once', async ({
  member,
  guard,
}) => {
  guard.allow(LOST);
  const page = await member('Max');
  await page.clock.install();
  const profile = await openFirst(page);
  const before = await serverSays(page, profile);
  // The answer to the first is lost and every further try is cut off: nobody knows whether it was sent.
  let count = 0;
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') await route.continue();
    else if ((count += 1) === 1) await answerLost(route);
    else await route.abort('failed');
  });
  await write(page, 'Written in a tunnel');
  await passTime(page, async () => expect(count).toBeGreaterThanOrEqual(2));
  await write(page, 'And one more');
  await page.reload();
  await expect(page.getByRole('log').getByText('Written in a tunnel')).toBeVisible();
  await expect(page.getByRole('log').getByText('And one more')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await passTime(page, async () =>
    expect(await serverSays(page, profile)).toEqual({
      texts: ['Written in a tunnel', 'And one more'],
      credits: before.credits - 2 * COST,
    }),
  );
  await expect(page.getByText(t('chat:thread.states.sent'), { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Written in a tunnel')).toHaveCount(1);
  await expect(page.getByRole('log').getByText('And one more')).toHaveCount(1);
});

test('[B03] messages: the answer comes after the live stream has told of it, and it is shown once', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const profile = await openFirst(page);
  const held = Promise.withResolvers<void>();
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  const before = await serverSays(page, profile);
  const text = `Out of order, ${Date.now()}`;
  await write(page, text);
  await expect
    .poll(async () => (await serverSays(page, profile)).texts)
    .toEqual([...before.texts, text]);
  held.resolve();
  await expect(page.getByText(t('chat:thread.states.sent'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  expect((await serverSays(page, profile)).credits).toBe(before.credits - COST);
});
