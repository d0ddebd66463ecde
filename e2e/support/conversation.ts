import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from './calls.ts';
import type { Texts } from './texts.ts';

/** One open conversation, as a member sees it. */
export class Conversation {
  readonly #page: Page;
  readonly #name: string;
  readonly #t: Texts;

  /** @param name - The other member's. */
  constructor(page: Page, name: string, t: Texts) {
    this.#page = page;
    this.#name = name;
    this.#t = t;
  }

  get field(): Locator {
    return this.#page.getByRole('textbox', {
      name: this.#t('chat:composer.field', { name: this.#name }),
    });
  }

  get log(): Locator {
    return this.#page.getByRole('log');
  }

  /** Writes and sends by the Enter key. */
  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
    await expect(this.field).toHaveValue('');
  }

  /** How often a text stands in the conversation. */
  async count(text: string): Promise<number> {
    return this.log.getByText(text).count();
  }
}

/** The address of the conversation with somebody in the list. */
export async function conversationWith(page: Page, name: string): Promise<string> {
  const { chats, profiles } = await ask<{
    chats: { conversation_id: string; profile_id: string }[];
    profiles: { id: string; name: string }[];
  }>(page, '/api/chats.php');
  const id = profiles.find((profile) => profile.name === name)?.id;
  return `/chats/${chats.find((chat) => chat.profile_id === id)?.conversation_id}`;
}

/** Opens the conversation with somebody in the list. */
export async function openConversation(page: Page, name: string, t: Texts): Promise<Conversation> {
  await page.goto(await conversationWith(page, name));
  const conversation = new Conversation(page, name, t);
  await expect(conversation.field).toBeVisible();
  return conversation;
}

/** Goes to the conversation with somebody as a member does: from the list. */
export async function chooseConversation(page: Page, name: string, t: Texts): Promise<void> {
  await page.goto('/chats');
  await page
    .getByRole('list', { name: t('chat:list.label') })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .click();
  await expect(new Conversation(page, name, t).field).toBeVisible();
}

/** How many messages of the conversation that is open in this page wait to be read. */
async function unreadHere(page: Page): Promise<number | undefined> {
  type Chats = { chats: { conversation_id: string; num_unread_messages: number }[] };
  const { chats } = await ask<Chats>(page, '/api/chats.php');
  const open = chats.find(({ conversation_id: id }) => page.url().endsWith(`/chats/${id}`));
  return open?.num_unread_messages;
}

/** Opens a conversation and waits until the page has told that it is read: left before that it would still count. */
export async function readConversation(page: Page, name: string, t: Texts): Promise<Conversation> {
  const conversation = await openConversation(page, name, t);
  await expect.poll(() => unreadHere(page)).toBe(0);
  return conversation;
}
