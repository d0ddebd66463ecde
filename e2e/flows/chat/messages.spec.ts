import { ask } from '../../support/calls.ts';
import { chunksOf, chunksToRun, isOneOf } from '../../support/chunks.ts';
import { openConversation, readConversation } from '../../support/conversation.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdScripts } from '../../support/network.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { creditsOf } from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');
const OUTBOX = 'src/background/outbox/outbox-actor.ts';
const isOutbox = isOneOf(chunksOf(OUTBOX));

test('[B03] [B02] a message written while the server is away is kept over a reload, sent once when it is back, and charged once', async ({
  visitor,
  startProduct,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|ERR_INCOMPLETE|ERR_EMPTY|NETWORK/i);
  const product = await startProduct();
  const page = await visitor({ port: product.port, language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const before = await creditsOf(page);
  await page.clock.install();
  const finished = new Set<string>();
  page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname));
  const conversation = await openConversation(page, 'Bram', t);

  // What sends it is here: only the answer is missing then.
  const missing = () => chunksToRun(OUTBOX).filter((file) => !finished.has(file));
  await expect.poll(missing).toEqual([]);
  await product.kill();
  await conversation.send('Written while the server was away');
  await expect(conversation.log.getByText('Written while the server was away')).toBeVisible();
  await expect(page.getByText(t('chat:thread.states.sent'), { exact: true })).toHaveCount(0);

  await product.boot();
  const sent = page.getByText(t('chat:thread.states.sent'), { exact: true });
  await passTime(page, () => expect(sent).toBeVisible({ timeout: 2_000 }));
  await page.reload();
  await expect(conversation.log.getByText('Written while the server was away')).toBeVisible();
  expect(await conversation.count('Written while the server was away')).toBe(1);
  expect(before - (await creditsOf(page))).toBe(10);
});

test('[B03] [B02] a message sent before what sends it is here, while the server goes away, stays in the field as a draft', async ({
  visitor,
  startProduct,
  guard,
}) => {
  guard.allow(/ERR_|Failed to load resource|Failed to fetch|NETWORK/i);
  const product = await startProduct();
  const page = await visitor({ port: product.port, language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const killed = Promise.withResolvers<void>();
  await page.route(isOutbox, async (route) => {
    await killed.promise;
    await route.abort();
  });
  const conversation = await openConversation(page, 'Bram', t);
  await product.kill();
  killed.resolve();
  const text = 'Written before the outbox was there';
  await conversation.field.fill(text);
  await conversation.field.press('Enter');
  await expect(page.getByRole('button', { name: t('chat:composer.send') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(conversation.field).toHaveValue(text);

  // A browser that keeps the failure in mind gets the page anew, with the draft in the field; another asks again, and sends it.
  await page.unrouteAll();
  let isReloaded = false;
  page.on('load', () => {
    isReloaded = true;
  });
  await product.boot();
  await expect(async () => {
    const isWaiting = isReloaded && (await conversation.field.inputValue()) === text;
    if (isWaiting) await conversation.field.press('Enter');
    await expect(conversation.log.getByText(text)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(conversation.field).toHaveValue('');
  await page.reload();
  await expect(conversation.log.getByText(text)).toBeVisible();
  expect(await conversation.count(text)).toBe(1);
});

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
  await openConversation(other, 'Anna', t);
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
