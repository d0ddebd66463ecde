import { expect, type Locator, type Page } from '@playwright/test';
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
