import type { Page } from '@playwright/test';
import { ask, idOf, post } from '../../support/calls.ts';
import { expect, onPhone, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { report } from '../../support/outbox.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const notices = (page: Page) => page.locator('[data-notice]');

/** Which notices the server puts on a page; those that the script brings are seen on {@link OPENED}. */
async function noticesOn(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  expect(new URL(answer.url()).pathname).toBe(path);
  return [...(await answer.text()).matchAll(/data-notice="(\w+)"/g)].map(([, kind = '']) => kind);
}

/** Opens a page and says which notices stand on it then. */
async function noticesSeen(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  return notices(page).evaluateAll((all) => all.map((one) => one.dataset['notice'] ?? ''));
}

/** How far below the navigation the first people begin, and how high the notice above them is, in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const bar = boxOf('header');
    return {
      peopleBegin: (boxOf('main article')?.top ?? Infinity) - (bar?.bottom ?? 0),
      notice: boxOf('[data-notice]')?.height ?? 0,
    };
  });

/** The pages of many people, those of one person or one task, and those that say it themselves. */
const LISTS = ['/members', '/chats', '/likes'];
const TASKS = ['/swipe-game', '/credits', '/premium', '/profile'];
const QUIET = ['/settings', '/notifications', '/complete-signup'];
/** Of these, what the browser opens too: two lists and a task. */
const OPENED = ['/members', '/chats', '/credits'];

test(
  '[E02] the reminder of the e-mail address is one line, and the only notice of a page; on a phone the people begin within 140 px of the navigation',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await signUpUnconfirmed(page, newPerson('Juno'));
    const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
    const member = `/members/${results[0]?.id}`;
    for (const path of [...LISTS, ...TASKS, member]) {
      expect(await noticesOn(page, path), path).toEqual(['activation']);
    }
    for (const path of [...OPENED, member]) {
      expect(await noticesSeen(page, path), path).toEqual(['activation']);
      expect((await measure(page)).notice, path).toBeLessThanOrEqual(48);
    }
    for (const path of [...QUIET, `${member}/chat`]) {
      expect(await noticesOn(page, path), path).toEqual([]);
    }
    await page.goto('/members');
    await expect(page.getByText(t('common:activationReminder.short'))).toBeVisible();
    expect((await measure(page)).peopleBegin).toBeLessThanOrEqual(140);
    // What else there is to say has a place of its own: the photo among the people, the offer where credits are.
    await expect(
      page
        .getByRole('list', { name: t('members:results.label') })
        .getByText(t('common:alerts.photo.title')),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  },
);

test(
  '[E02] e-mails that are off are said over many people and nowhere else, and give way to what is more urgent',
  onPhone,
  async ({ member, outbox, guard }, testInfo) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const person = newPerson('Kira');
    const page = await member(person, { language });
    expect(await noticesSeen(page, '/members')).toEqual([]);
    expect((await measure(page)).peopleBegin).toBeLessThanOrEqual(100);

    await report(page, outbox, person.email, 'spam');
    for (const path of LISTS) expect(await noticesOn(page, path), path).toEqual(['alert']);
    for (const path of [...TASKS, ...QUIET.slice(0, 2)]) {
      expect(await noticesOn(page, path), path).toEqual([]);
    }
    expect(await noticesSeen(page, '/credits')).toEqual([]);
    expect(await noticesSeen(page, '/members')).toEqual(['alert']);
    const { notice, peopleBegin } = await measure(page);
    expect(notice).toBeLessThanOrEqual(48);
    expect(peopleBegin).toBeLessThanOrEqual(140);

    await page.context().setOffline(true);
    await expect(page.getByText(t('common:states.offlineTitle'))).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(page.getByText(t('common:alerts.notifications.text'))).toBeVisible();
    await expect(notices(page)).toHaveCount(1);

    // Dismissed, it stays away.
    await notices(page)
      .getByRole('button', { name: t('common:actions.dismiss') })
      .click();
    await expect(notices(page)).toHaveCount(0);
    expect(await noticesSeen(page, '/chats')).toEqual([]);
  },
);

test('[E02] none stands in a conversation, and for a member with nothing to be told none stands anywhere', async ({
  visitor,
  member,
}) => {
  const page = await member('Lena');
  const annas = await visitor({ language: 'en' });
  await openSession(annas, DEMO_MEMBERS.anna);
  const message = { profile: await idOf(page), text: 'Nothing else has happened' };
  expect((await post(annas, '/api/messages.php', message)).status()).toBe(201);
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
  const conversation = `/chats/${chats[0]?.conversation_id}`;
  for (const path of [...LISTS, ...TASKS, ...QUIET.slice(0, 2), conversation]) {
    expect(await noticesOn(page, path), path).toEqual([]);
  }
  for (const path of [...OPENED, conversation]) {
    expect(await noticesSeen(page, path), path).toEqual([]);
  }
});
