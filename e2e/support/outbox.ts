import { expect, type Page } from '@playwright/test';

/** A mail as the local outbox shows it. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reads the mails of a running product from `/__dev/mail.json`. */
export class Outbox {
  readonly #url: string;

  constructor(port: number) {
    this.#url = `http://localhost:${port}/__dev/mail.json`;
  }

  /** All mails to an address, newest first. */
  async to(address: string): Promise<OutboxMail[]> {
    const answer = await fetch(this.#url);
    expect(answer.status).toBe(200);
    const mails = (await answer.json()) as OutboxMail[];
    return mails.filter((mail) => mail.to === address);
  }

  /** The newest mail to an address, once there are at least `count`: mails leave a moment after the answer. */
  async newest(address: string, count = 1): Promise<OutboxMail> {
    let mails: OutboxMail[] = [];
    await expect(async () => {
      mails = await this.to(address);
      expect(mails.length).toBeGreaterThanOrEqual(count);
    }).toPass({ timeout: 60_000 });
    const [newest] = mails;
    if (!newest) throw new Error(`No mail to ${address}`);
    return newest;
  }

  /** The activation link in the newest mail to an address. */
  async activationLink(address: string, count = 1): Promise<string> {
    const mail = await this.newest(address, count);
    const link = /https?:\/\/\S+\/activate\/done\?token=[\w.~-]+/.exec(mail.text)?.[0];
    if (!link) throw new Error(`No activation link in: ${mail.text}`);
    return link;
  }
}

/** What the mail provider tells of the newest mail to an address. */
export async function report(
  page: Page,
  outbox: Outbox,
  email: string,
  event: 'bounce' | 'spam',
): Promise<void> {
  const { id } = await outbox.newest(email);
  const answer = await page.request.post(`/__dev/mail/${id}/${event}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: {},
  });
  expect(answer.ok()).toBe(true);
}
