import type { Page } from '@playwright/test';
import { ask, post } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const listOf = (page: Page) => page.getByRole('list', { name: t('chat:list.label') });
const chatsOf = (page: Page) => listOf(page).getByRole('listitem');

/** Removes the last chat of the list, and says whose it was. */
const removeLast = async (page: Page): Promise<void> => {
  await chatsOf(page).last().getByRole('button').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat:remove.confirm'), exact: true })
    .click();
};

/** Writes to two demo members, and opens the list. */
const startTwoChats = async (page: Page): Promise<void> => {
  type Found = { results: { id: string; kind: string; name: string }[] };
  const { results } = await ask<Found>(page, '/api/members.php');
  // Members of other flows do not answer, nor do the two that one can log in as.
  const answering = results.filter(
    ({ kind, name }) => kind === 'demo' && name !== 'Anna' && name !== 'Bram',
  );
  for (const { id } of answering.slice(0, 2)) {
    const answer = await post(page, '/api/messages.php', { profile: id, text: 'Hello' });
    expect(answer.status()).toBe(201);
  }
  // A demo member's answer would bring a conversation back that was removed before it.
  type Chats = { chats: { num_unread_messages: number }[] };
  const answered = async () =>
    (await ask<Chats>(page, '/api/chats.php')).chats.filter((one) => one.num_unread_messages > 0);
  await expect.poll(answered).toHaveLength(2);
  await page.goto('/chats');
  await expect(chatsOf(page)).toHaveCount(2);
};

test('[C05] a removed chat is gone at once, in the other tab too, and the server is told once', async ({
  member,
}) => {
  const page = await member('Remo');
  await startTwoChats(page);
  const other = await page.context().newPage();
  await other.goto('/chats');
  await expect(chatsOf(other)).toHaveCount(2);

  let answer = (): void => undefined;
  let numCalls = 0;
  await page.route('**/api/chat.php', async (route) => {
    numCalls += 1;
    const held = Promise.withResolvers<void>();
    answer = held.resolve;
    await held.promise;
    await route.continue();
  });
  await removeLast(page);
  // Gone before the server has answered, also where the list is read again meanwhile.
  await expect.poll(() => numCalls).toBe(1);
  await expect(chatsOf(page)).toHaveCount(1);
  await expect(chatsOf(other)).toHaveCount(2);
  answer();
  await expect(chatsOf(other)).toHaveCount(1);
  await page.reload();
  await expect(chatsOf(page)).toHaveCount(1);
  expect(numCalls).toBe(1);
});

test('[C05] where the server refuses, an alert says why and the chat is back until it is removed again', async ({
  member,
  guard,
}) => {
  guard.allow(/status of 4\d\d|Failed to load resource/);
  const page = await member('Rita');
  await startTwoChats(page);
  await page.route('**/api/chat.php', (route) =>
    route.fulfill({
      status: 413,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Too large',
        status: 413,
        code: 'payload_too_large',
      }),
    }),
  );
  await removeLast(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    t('chat:remove.failed', { reason: t('errors:codes.payload_too_large') }),
  );
  await expect(chatsOf(page)).toHaveCount(2);
  await alert.getByRole('button', { name: t('common:actions.dismiss') }).click();
  await expect(alert).toHaveCount(0);

  await page.unroute('**/api/chat.php');
  // A call that the flow's own routes still hold would not outlive the page, as a browser's does.
  const removed = page.waitForResponse('**/api/chat.php');
  await removeLast(page);
  await expect(chatsOf(page)).toHaveCount(1);
  await removed;
  await page.reload();
  await expect(chatsOf(page)).toHaveCount(1);
});
