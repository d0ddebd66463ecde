import type { Route } from '@playwright/test';
import { chunksOf, chunksToRun, isOneOf } from '../../support/chunks.ts';
import { passTime } from '../../support/clock.ts';
import { openConversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { creditsOf } from '../../support/orders.ts';
import { Product } from '../../support/product.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');
const OUTBOX = 'src/background/outbox/outbox-actor.ts';
const isOutbox = isOneOf(chunksOf(OUTBOX));

/** Of this file alone: each flow ends its process, and leaves it running again. */
let product: Product;

test.beforeAll(async () => {
  product = await Product.start();
});

test.afterAll(() => product.remove());

test('[B03] [B02] a message written while the server is away is kept over a reload, sent once when it is back, and charged once', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|ERR_INCOMPLETE|ERR_EMPTY|NETWORK/i);
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
  guard,
}) => {
  guard.allow(/ERR_|Failed to load resource|Failed to fetch|NETWORK/i);
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

test('[V15] [B03] a chunk that is wanted while the server is away does not cost the page: it is loaded again when the server is back', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_|Failed to load resource|Failed to fetch|Error loading route module|NETWORK/);
  const page = await visitor({ port: product.port, language: 'en' });
  await openSession(page, DEMO_MEMBERS.bram);
  // A part of the page that is still on its way when the server goes does not cost it either.
  const parts: Route[] = [];
  const isPart = isOneOf(chunksOf('src/background/time-bonus/TimeBonusOffer.tsx'));
  await page.route(isPart, (route) => void parts.push(route));
  await page.goto('/members');
  const results = page.getByRole('list', { name: t('members:results.label') });
  await expect(results).toBeVisible();
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  const navigation = page.getByRole('navigation', { name: t('common:nav.navigation') });
  const isLikes = isOneOf(chunksOf('src/features/likes/likes.route.tsx'));
  await page.route(isLikes, (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await product.kill();
  for (const part of parts) await part.abort();
  await page.unroute(isPart);
  const failed = page.waitForEvent('requestfailed', (request) => isLikes(request.url()));
  await navigation.getByRole('link', { name: new RegExp(t('common:nav.likes')) }).click();
  await failed;
  await page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await expect(results).toBeVisible();
  expect(documents).toEqual([]);
  await page.unroute(isLikes);

  await product.boot();
  await expect.poll(() => documents).toHaveLength(1);
  await expect(results).toBeVisible();
});
