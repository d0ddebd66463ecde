import type { Locator, Page } from '@playwright/test';
import { ask, idOf } from '../../support/calls.ts';
import { Conversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { LOGGED_OUT } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

/** Addresses of members that the search finds. */
const someMembers = async (page: Page): Promise<readonly string[]> => {
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
  return results.map(({ id }) => `/members/${id}`);
};

const field = (page: Page): Locator => page.getByRole('textbox');
const sent = (page: Page, t: Texts): Locator =>
  page.getByText(t('chat:thread.states.sent'), { exact: true });
/** The address of the conversation with who is written to, once it has begun. */
const conversationOf = async (page: Page): Promise<string> => {
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
  return chats[0]?.conversation_id ?? '';
};

/** Goes on by the Tab key until this has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('[B10] [C01] [C03] [C05] [C07] by keyboard alone: a first message, a draft, a search, a removal and its undo', async ({
  member,
  guard,
}) => {
  guard.allow(LOGGED_OUT);
  const page = await member('Rosa');
  const [first = ''] = await someMembers(page);

  await test.step('how many conversations can still be started is told before the first', async () => {
    await page.goto(`${first}/chat`);
    await expect(page.getByText(t('chat:composer.startsLeft_other', { count: 2 }))).toBeVisible();
    // First lines come to who is there: with the first key.
    await page.keyboard.press('Tab');
    const lines = page.getByRole('list', { name: t('chat:composer.openers') });
    const opener = lines.getByRole('button').first();
    await tabTo(page, opener);
    const line = (await opener.textContent()) ?? '';
    await page.keyboard.press('Enter');
    // Written, not sent: it can be changed.
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(line);
    await expect(lines).toBeHidden();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Is there a Café at the lake?');
    await page.reload();
    await expect(field(page)).toHaveValue('Is there a Café at the lake?');
    await tabTo(page, field(page));
    await page.keyboard.press('Enter');
    await expect(sent(page, t)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  const conversation = await conversationOf(page);
  await test.step('a draft is in the list and in another tab, and the newest of two wins', async () => {
    await page.goto(`/chats/${conversation}`);
    await tabTo(page, field(page));
    await page.keyboard.type('Half a thought');
    const other = await page.context().newPage();
    await other.goto(`/chats/${conversation}`);
    await expect(field(other)).toHaveValue('Half a thought');
    await field(other).fill('A whole thought');
    await expect(field(page)).toHaveValue('A whole thought');
    await other.close();
    await page.goto('/chats');
    await expect(
      page.getByText(t('chat:list.draft', { text: 'A whole thought' }), { exact: true }),
    ).toBeVisible();
    await tabTo(page, page.getByRole('list', { name: t('chat:list.label') }).getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('A whole thought');
  });

  await test.step('a search without case and accents goes to the message', async () => {
    const open = page.getByRole('button', { name: t('chat:search.open') });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('CAFE');
    await page.keyboard.press('Enter');
    const results = page.getByRole('list', { name: t('chat:search.results') });
    await expect(results.getByRole('listitem')).toHaveCount(1);
    await expect(results.locator('mark')).toHaveText('Café');
    await tabTo(page, results.getByRole('button'));
    await page.keyboard.press('Enter');
    const found = page.getByRole('log').locator(':focus');
    await expect(found).toContainText('Is there a Café at the lake?');
    await expect(page.getByRole('status').getByText(/1 (of|van) 1/)).toBeVisible();
    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Sahara');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('chat:search.none', { text: 'Sahara' }))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step('a removal is done at once, and taken back with its draft', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const confirm = page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('chat:remove.confirm'), exact: true });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chats$/);
    await expect(page.getByRole('heading', { name: t('chat:list.emptyTitle') })).toBeVisible();
    const undo = page.getByRole('button', { name: t('chat:remove.undo') });
    await expect(undo).toBeVisible();
    await tabTo(page, undo);
    await page.keyboard.press('Enter');
    const draft = page.getByText(t('chat:list.draft', { text: 'A whole thought' }), {
      exact: true,
    });
    await expect(draft).toBeVisible();
    await page.reload();
    await expect(draft).toBeVisible();
    await page.goto(`/chats/${conversation}`);
    await expect(page.getByRole('log').getByText('Is there a Café at the lake?')).toBeVisible();
  });

  await test.step('at log-out nothing of it stays in the browser', async () => {
    // From the site's own page: the server takes it from no other.
    await page.evaluate(() => location.assign('/logout'));
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft-'))),
      )
      .toEqual([]);
  });
});

test('[C03] [B10] the limit of a free member comes while they write: said at once, what was typed is kept, premium is a link away', async ({
  member,
}) => {
  const page = await member('Lars');
  const [one = '', two = '', three = ''] = await someMembers(page);
  await page.goto(`${one}/chat`);
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await expect(sent(page, t)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${three}/chat`);
  await expect(other.getByText(t('chat:composer.startsLeft_one', { count: 1 }))).toBeVisible();
  await field(other).fill('A third hello');
  await page.goto(`${two}/chat`);
  await field(page).fill('Hello too');
  await field(page).press('Enter');
  await expect(sent(page, t)).toBeVisible();

  await expect(other.getByText(t('chat:composer.textKept'), { exact: false })).toBeVisible();
  await other.reload();
  await expect(other.getByText(t('chat:composer.textKept'), { exact: false })).toBeVisible();
  await expect(field(other)).toHaveValue('A third hello');
  await expect(field(other)).toHaveAttribute('readonly');
  await other.getByRole('link', { name: t('chat:composer.toPremium') }).click();
  await expect(other).toHaveURL(/\/premium$/);
});

test('[C04] [B01] [B04] read is what somebody has looked at; a link and a number are warned of, and no link opens by itself', async ({
  member,
}) => {
  const [mila, noah] = [newPerson('Mila'), newPerson('Noah')];
  const milas = await member(mila);
  const noahs = await member(noah);
  const milaId = await idOf(milas);
  await noahs.goto(`/members/${milaId}/chat`);
  const noahsChat = new Conversation(noahs, mila.name, t);
  await noahsChat.send('Hello Mila');
  await expect(sent(noahs, t)).toBeVisible();

  await milas.goto(`/chats/${await conversationOf(milas)}`);
  await expect(milas.getByRole('log').getByText('Hello Mila')).toBeVisible();
  const read = noahs.getByText(t('chat:thread.states.read'), { exact: true });
  await expect(read).toHaveCount(1);

  // Behind another window: it comes, and is not read.
  await milas.evaluate(() => {
    Object.assign(document, { hasFocus: () => false });
    dispatchEvent(new Event('blur'));
  });
  await field(noahs).fill('My number is 06 12345678');
  await expect(noahs.getByText(t('chat:sharing.phone'))).toBeVisible();
  const text = 'Look at https://pay.example.net/lake';
  await noahsChat.send(text);
  await expect(milas.getByRole('log').getByText('Look at')).toBeVisible();
  await expect(sent(noahs, t)).toBeVisible();
  await expect(read).toHaveCount(1);
  await milas.evaluate(() => {
    Object.assign(document, { hasFocus: () => true });
    dispatchEvent(new Event('focus'));
  });
  await expect(read).toHaveCount(2);
  await expect(sent(noahs, t)).toHaveCount(0);

  const warning = t('chat:received.link', { name: noah.name, domain: 'pay.example.net' });
  await expect(milas.getByText(warning)).toBeVisible();
  await milas.getByRole('button', { name: 'https://pay.example.net/lake' }).click();
  const question = milas.getByRole('alertdialog', {
    name: t('chat:link.title', { domain: 'pay.example.net' }),
  });
  await expect(question).toContainText('https://pay.example.net/lake');
  await question.getByRole('button', { name: t('chat:link.stay') }).click();
  await expect(question).toHaveCount(0);
  expect(milas.context().pages()).toHaveLength(1);
});
