import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import {
  chooseConversation,
  openConversation,
  readConversation,
} from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const totalUnread = async (page: Page): Promise<number> =>
  (await ask<{ total_unread: number }>(page, '/api/chats.php')).total_unread;

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
    await readConversation(first, 'Anna', t);
    await first.goto('/likes');
    const before = await totalUnread(first);

    const annasChat = await openConversation(annas, 'Bram', t);
    await annasChat.send(`To be read, ${Date.now()}`);
    await expect(unreadBadge(first, before + 1)).toBeVisible();

    if (way === 'the other tab itself') {
      await first.route('**/api/events.php', (route) => route.abort());
      // The refresh five seconds after load would tell it too; the next one comes a minute later.
      await first.clock.install();
      const refreshed = first.waitForResponse(/\/api\/chats\.php/);
      await first.goto('/members');
      await first.clock.runFor(6_000);
      await refreshed;
      await expect(unreadBadge(first, before + 1)).toBeVisible();
    }
    let numDocuments = 0;
    first.on('request', (request) => {
      if (request.isNavigationRequest()) numDocuments += 1;
    });
    const second = await first.context().newPage();
    await chooseConversation(second, 'Anna', t);
    await expect(unreadBadge(first, before + 1)).toHaveCount(0);
    await expect.poll(() => totalUnread(first)).toBe(before);
    expect(numDocuments).toBe(0);
  });
}
