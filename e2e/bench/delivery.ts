/**
 * `npm run bench:delivery`: how long a message takes from the Enter key of one member to the screen of another, over the running
 * product in Chromium. Prints the median and the slowest of the messages; ends with an error when the median misses its
 * figure. A bench and not a flow: what it measures depends on the machine and on what else runs there.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';
import { Conversation } from '../support/conversation.ts';
import { DEMO_MEMBERS, openSession, type Credentials } from '../support/members.ts';
import { Product } from '../support/product.ts';
import { textsOf } from '../support/texts.ts';

/** A message is on the other screen within a second. */
const FIGURE_MS = 1000;
const NUM_MESSAGES = 25;

const t = textsOf('en');

/** A member in the conversation that the demo gives the two log-in members with each other. */
async function inConversation(
  browser: Browser,
  port: number,
  member: Credentials,
  other: string,
): Promise<{ page: Page; chat: Conversation }> {
  const baseURL = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
  const page = await context.newPage();
  await openSession(page, member);
  await page.goto('/chats');
  await page
    .getByRole('link', { name: new RegExp(`^${other}\\b`) })
    .first()
    .click();
  const chat = new Conversation(page, other, t);
  await chat.field.waitFor();
  return { page, chat };
}

await ensureSiteBuilt(findNode());
const product = await Product.start();
const browser = await chromium.launch(launchOptions());
try {
  const anna = await inConversation(browser, product.port, DEMO_MEMBERS.anna, 'Bram');
  const bram = await inConversation(browser, product.port, DEMO_MEMBERS.bram, 'Anna');
  const times: number[] = [];
  for (let number = 1; number <= NUM_MESSAGES; number += 1) {
    const text = `Message ${number} of ${NUM_MESSAGES}.`;
    await anna.chat.field.fill(text);
    const sent = performance.now();
    const isThere = bram.chat.log.getByText(text).waitFor();
    await anna.chat.field.press('Enter');
    await isThere;
    times.push(performance.now() - sent);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  const slowest = times.at(-1) ?? Infinity;
  console.log(
    `Delivery of ${NUM_MESSAGES} messages: median ${median.toFixed(0)} ms (at most ${FIGURE_MS}), slowest ${slowest.toFixed(0)} ms`,
  );
  if (median > FIGURE_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await product.remove();
}
