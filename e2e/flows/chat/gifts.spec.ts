import type { Locator, Page } from '@playwright/test';
import { idOf } from '../../support/calls.ts';
import { Conversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { creditsOf } from '../../support/orders.ts';
import { newPerson, type Person } from '../../support/sign-up.ts';
import { textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

/** What a gift and a message cost (settings of the demo). */
const GIFT = 15;
const MESSAGE = 10;

interface Somebody {
  readonly page: Page;
  readonly id: string;
  readonly name: string;
}

/** What another member sees of one of this flow alone, who has the 50 credits of a beginning. */
const seen = async (page: Page, { name }: Person): Promise<Somebody> => ({
  page,
  id: await idOf(page),
  name,
});

/** The name of a button that ends with what it costs. */
const sendButton = (page: Page, t: Texts): Locator =>
  page.getByRole('dialog').getByRole('button', {
    name: new RegExp(`^${t('media:gift.send', { cost: `${GIFT} credits` })}`),
  });

/** Chooses a gift and looks at it once more, by the keyboard alone. */
async function chooseByKeys(page: Page, t: Texts, gift: 'balloon' | 'rose'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: t(`chat:media.gifts.${gift}`) }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: t('media:gift.review') }).focus();
  await page.keyboard.press('Enter');
  await expect(sendButton(page, t)).toBeVisible();
}

test('[C07] [B06] [B03] a gift is given from the profile and from the conversation, paid once each, and arrives live', async ({
  member,
}) => {
  const [gina, rens] = [newPerson('Gina'), newPerson('Rens')];
  const giver = await seen(await member(gina), gina);
  const receiver = await seen(await member(rens), rens);
  const { page } = giver;
  await receiver.page.goto('/chats');

  await page.goto(`/members/${receiver.id}`);
  const before = await creditsOf(page);
  const button = page.getByRole('button', { name: t('profile:actions.gift') });
  await button.focus();
  await page.keyboard.press('Enter');
  await chooseByKeys(page, t, 'rose');
  // Credits and money side by side, and what is there, before anything is paid.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€');
  await expect(dialog).toContainText(t('media:balance_other', { count: before }));
  await sendButton(page, t).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: t('media:gift.sentTitle', { name: receiver.name }) }),
  ).toBeFocused();
  expect(await creditsOf(page)).toBe(before - GIFT);
  await expect(dialog).toContainText(t('media:balance_other', { count: before - GIFT }));

  // The other member sees it in the list without asking for it.
  const chats = receiver.page.getByRole('list', { name: t('chat:list.label') });
  await expect(chats).toContainText(t('chat:media.gift'));
  await receiver.page.goto(`/members/${giver.id}/chat`);
  const received = receiver.page.getByRole('log');
  await expect(received).toContainText(
    t('chat:media.received', { gift: t('chat:media.gifts.rose') }),
  );

  await page.getByRole('link', { name: t('media:gift.toConversation') }).click();
  const own = page.getByRole('log');
  await expect(own).toContainText(t('chat:media.given', { gift: t('chat:media.gifts.rose') }));
  // What was written stays while something else is given.
  const chat = new Conversation(page, receiver.name, t);
  await chat.field.fill('To be continued');
  await page.getByRole('button', { name: t('chat:composer.gift') }).click();
  await chooseByKeys(page, t, 'balloon');
  await sendButton(page, t).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(own).toContainText(t('chat:media.given', { gift: t('chat:media.gifts.balloon') }));
  await expect(received).toContainText(
    t('chat:media.received', { gift: t('chat:media.gifts.balloon') }),
  );
  await expect(chat.field).toHaveValue('To be continued');
  expect(await creditsOf(page)).toBe(before - 2 * GIFT);

  // The statement knows what they were for.
  await page.goto('/transactions?view=credits');
  await expect(page.getByRole('main')).toContainText(t('transactions:statement.kinds.gift'));

  // Five credits are left of fifty: they are enough for nothing, and nothing is lost.
  await page.goto(`/members/${receiver.id}/chat`);
  await chat.send('One more');
  await expect.poll(() => creditsOf(page)).toBe(before - 2 * GIFT - MESSAGE);
  await page.getByRole('button', { name: t('chat:composer.gift') }).click();
  await expect(dialog).toContainText(t('media:gift.insufficient'));
  await expect(sendButton(page, t)).toHaveCount(0);
  await dialog.getByRole('link', { name: t('media:getCredits') }).click();
  await expect(page).toHaveURL(/\/credits/);
});

test('[C06] [B01] a GIF is searched and sent by the keyboard, arrives live, stands still until it is played, and can be paused', async ({
  member,
}) => {
  const [gijs, roos] = [newPerson('Gijs'), newPerson('Roos')];
  const sender = await seen(await member(gijs), gijs);
  const receiver = await seen(await member(roos), roos);
  const { page } = sender;
  await receiver.page.goto(`/members/${sender.id}/chat`);
  await page.goto(`/members/${receiver.id}/chat`);
  const before = await creditsOf(page);

  const open = page.getByRole('button', { name: t('chat:composer.gif') });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('media:gif.title') });
  const found = dialog.getByRole('list', { name: t('media:gif.results') }).getByRole('button');
  await expect(found.first()).toBeVisible();

  await dialog.getByRole('searchbox').focus();
  await page.keyboard.type('xyzzy');
  await expect(dialog).toContainText(t('media:gif.emptyTitle'));
  await dialog.getByRole('searchbox').fill('');
  await page.keyboard.type('coffee');
  await page.keyboard.press('Enter');
  await expect(found).toHaveCount(1);
  const picture = found.getByRole('img');
  await expect(picture).toHaveAttribute('src', '/gifs/local-coffee/still.webp');
  const play = dialog.getByRole('button', { name: t('media:gif.play') });
  await play.focus();
  await page.keyboard.press('Space');
  await expect(picture).toHaveAttribute('src', '/gifs/local-coffee/moving.webp');
  await page.keyboard.press('Space');
  await expect(picture).toHaveAttribute('src', '/gifs/local-coffee/still.webp');

  await found.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('log').getByRole('img')).toBeVisible();
  await expect.poll(() => creditsOf(page)).toBe(before - MESSAGE);

  // The other reads what it shows in their own language, and decides whether it moves.
  const gif = receiver.page.getByRole('log').getByRole('img', { name: 'A cup of coffee steams' });
  await expect(gif).toHaveAttribute('src', '/gifs/local-coffee/still.webp');
  await receiver.page.getByRole('button', { name: 'Play: A cup of coffee steams' }).focus();
  await receiver.page.keyboard.press('Enter');
  await expect(gif).toHaveAttribute('src', '/gifs/local-coffee/moving.webp');
  await receiver.page.getByRole('button', { name: 'Pause: A cup of coffee steams' }).click();
  await expect(gif).toHaveAttribute('src', '/gifs/local-coffee/still.webp');
});
