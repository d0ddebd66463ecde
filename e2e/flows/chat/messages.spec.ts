import { ask } from '../../support/calls.ts';
import {
  chooseConversation,
  openConversation,
  readConversation,
} from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdScripts } from '../../support/network.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { creditsOf } from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[B03] [C02] Send that is pressed before the script is there sends the message, once', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 422/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const conversation = await openConversation(page, 'Bram', t);
  const before = await creditsOf(page);
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const text = `Sent at once, ${Date.now()}`;
  await conversation.field.fill(text);
  await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST'),
    conversation.field.evaluate((field: HTMLTextAreaElement) => field.form?.requestSubmit()),
  ]);
  await expect(conversation.log.getByText(text)).toBeVisible();
  scripts.release();
  await expect(conversation.field).toHaveValue('');
  await page.reload();
  expect(await conversation.count(text)).toBe(1);
  expect(before - (await creditsOf(page))).toBe(10);

  // What is refused comes back with its text.
  const again = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const long = 'x'.repeat(2_000);
  await conversation.field.fill(long);
  await conversation.field.evaluate((field: HTMLTextAreaElement) => field.form?.requestSubmit());
  await expect(conversation.field).toHaveAttribute('aria-invalid', 'true');
  await expect(conversation.field).toHaveValue(long);
  again.release();
  // From then on it is a draft like any other.
  const drafts = () => page.evaluate(() => Object.values(localStorage));
  await expect.poll(drafts).toContain(long);
  await expect(conversation.field).toHaveValue(long);
  expect(before - (await creditsOf(page))).toBe(10);
  await conversation.field.fill('');
  await expect(conversation.field).toHaveValue('');
});

test('[C04] [C01] [V17] opening a conversation sets its unread to 0 everywhere, and the title counts what is new', async ({
  visitor,
}) => {
  const annas = await visitor({ language: 'en' });
  const brams = await visitor({ language: 'en' });
  await openSession(annas, DEMO_MEMBERS.anna);
  await openSession(brams, DEMO_MEMBERS.bram);
  // Bram has read everything from Anna before the flow begins; others may have written too.
  await readConversation(brams, 'Anna', t);
  await brams.goto('/members');
  const attention = () =>
    ask<{ total_unread: number; total_new_likes: number }>(brams, '/api/chats.php');
  await expect.poll(async () => (await brams.title()).startsWith('[')).toBe(true);
  const before = await attention();
  const inTitle = before.total_unread + before.total_new_likes;
  const unread = (count: number) =>
    brams.getByRole('navigation', { name: t('common:nav.navigation') }).getByRole('link', {
      name: t(`common:nav.unreadMessages_${count === 1 ? 'one' : 'other'}`, { count }),
    });

  const annasChat = await openConversation(annas, 'Bram', t);
  const text = `One for the badge, ${Date.now()}`;
  await annasChat.send(text);
  await expect(brams).toHaveTitle(new RegExp(`^\\[${inTitle + 1}\\] `));
  await expect(unread(before.total_unread + 1)).toBeVisible();

  const other = await brams.context().newPage();
  await chooseConversation(other, 'Anna', t);
  await expect(other.getByRole('log').getByText(text)).toBeVisible();
  // The first tab learns of it without a reload.
  await expect(unread(before.total_unread + 1)).toHaveCount(0);
  await expect(brams).toHaveTitle(new RegExp(`^\\[${inTitle}\\] `));
});

test('[B01] typing is shown while the other writes', async ({ visitor }) => {
  const annas = await visitor({ language: 'en' });
  const brams = await visitor({ language: 'en' });
  await openSession(annas, DEMO_MEMBERS.anna);
  await openSession(brams, DEMO_MEMBERS.bram);
  await openConversation(brams, 'Anna', t);
  const annasChat = await openConversation(annas, 'Bram', t);
  await annasChat.field.pressSequentially('Wait');
  await expect(brams.getByText(t('chat:thread.typing', { name: 'Anna' }))).toBeVisible();
});

test('[P03] [B01] a demo member answers after a moment, plainly marked', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  // Of an age that nobody has who signs up in these tests: those are the newest, and fill the first page.
  await page.goto('/members?min_age=40');
  const results = page.getByRole('list', { name: t('members:results.label') });
  // Not the two that people log in as: nobody answers in their names.
  await results
    .getByRole('link', { name: new RegExp(`^(?!Anna,|Bram,).*${t('common:kind.demo')}`) })
    .first()
    .click();
  await page.getByRole('link', { name: t('profile:actions.message') }).click();
  const field = page.getByRole('textbox');
  await field.fill('Hello, who are you?');
  await field.press('Enter');
  await expect(page.getByText(t('chat:thread.automated')).first()).toBeVisible();
});
