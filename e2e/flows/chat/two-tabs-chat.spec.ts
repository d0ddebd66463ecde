import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { Conversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const openChatWith = async (page: Page, name: string): Promise<Conversation> => {
  await page.goto('/chats');
  await page
    .getByRole('list', { name: t('chat:list.label') })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .click();
  const conversation = new Conversation(page, name, t);
  await expect(conversation.field).toBeVisible();
  return conversation;
};

const totalUnread = async (page: Page): Promise<number> =>
  (await ask<{ total_unread: number }>(page, '/api/chats.php')).total_unread;

/** How many messages of the conversation that is open in this page wait to be read. */
const unreadHere = async (page: Page): Promise<number | undefined> => {
  type Chats = { chats: { conversation_id: string; num_unread_messages: number }[] };
  const { chats } = await ask<Chats>(page, '/api/chats.php');
  const open = chats.find(({ conversation_id: id }) => page.url().endsWith(`/chats/${id}`));
  return open?.num_unread_messages;
};

const unreadBadge = (page: Page, count: number) =>
  page.getByRole('navigation', { name: t('common:nav.navigation') }).getByRole('link', {
    name: t(`common:nav.unreadMessages_${count === 1 ? 'one' : 'other'}`, { count }),
  });

for (const way of ['the live stream', 'the other tab itself'] as const) {
  test(`[C04] a conversation that is read in one tab is read in the other without reload, told by ${way}`, async ({
    visitor,
    guard,
  }) => {
    guard.allow(/events\.php|ERR_FAILED/);
    const annas = await visitor({ language: 'en' });
    const first = await visitor({ language: 'en' });
    await openSession(annas, DEMO_MEMBERS.anna);
    await openSession(first, DEMO_MEMBERS.bram);
    await openChatWith(first, 'Anna');
    // What was there before counts as read once the page has told so.
    await expect.poll(() => unreadHere(first)).toBe(0);
    await first.goto('/likes');
    const before = await totalUnread(first);

    const annasChat = await openChatWith(annas, 'Bram');
    await annasChat.send(`To be read, ${Date.now()}`);
    await expect(unreadBadge(first, before + 1)).toBeVisible();

    if (way === 'the other tab itself') {
      await first.route('**/api/events.php', (route) => route.abort());
      // The refresh five seconds after load would tell it too; the next one comes a minute later.
      const refreshed = first.waitForResponse(/\/api\/chats\.php/);
      await first.goto('/members');
      await refreshed;
      await expect(unreadBadge(first, before + 1)).toBeVisible();
    }
    let numDocuments = 0;
    first.on('request', (request) => {
      if (request.isNavigationRequest()) numDocuments += 1;
    });
    const second = await first.context().newPage();
    await openChatWith(second, 'Anna');
    await expect(unreadBadge(first, before + 1)).toHaveCount(0);
    await expect.poll(() => totalUnread(first)).toBe(before);
    expect(numDocuments).toBe(0);
  });
}
