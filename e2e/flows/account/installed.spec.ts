import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { Conversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { installedApp } from '../../support/installed-app.ts';
import { DEMO_MEMBERS, dropSession, LOGGED_OUT, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const ROOT = resolve(import.meta.dirname, '../../..');

/** How a page of before says from when it is. */
const asOf = new RegExp(t('common:states.asOf', { date: '.+', time: '.+' }));

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  description?: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  shortcuts: { name: string; url: string }[];
}

/** The manifest as the browser has read it, without an error; why the page cannot be installed, but that the window is a private one. */
async function installability(page: Page): Promise<{ manifest: Manifest; errors: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  return {
    manifest: JSON.parse(data ?? '{}') as Manifest,
    errors: [...errors.map(({ message }) => message), ...ids].filter((id) => id !== 'in-incognito'),
  };
}

test('[N05] the site can be installed under its brand; without a connection the app says so, and goes on when it is back', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await installedApp(page);
  await page.goto('/likes');
  const { manifest, errors } = await installability(page);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ start_url: '/members', display: 'standalone' });
  expect(manifest.name).toMatch(/Velours/);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await page.request.get(src);
    expect(picture.status(), src).toBe(200);
    if (sizes === 'any') continue;
    const body = await picture.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const { screenshots } = manifest;
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  expect(screenshots.map(({ label }) => label)).toContain(t('common:nav.messages'));
  for (const { url } of manifest.shortcuts) {
    expect((await page.request.get(url)).status(), url).toBe(200);
  }

  await expect
    .poll(() => page.evaluate(() => caches.match('/offline').then((kept) => kept?.ok ?? false)))
    .toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto('/chats');
  const heading = page.getByRole('heading', { name: t('common:states.offlineTitle'), level: 1 });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/chats$/);
  // What was shown to the member before is not kept where the next user of this browser finds it.
  expect(await page.content()).not.toContain('Anna');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: t('errors:page.retry') }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** How often the conversation on the page has this text, as the server has it. */
async function received(page: Page, path: string, text: string): Promise<number> {
  type Messages = { messages: { text: string }[] };
  const conversation = path.slice('/chats/'.length);
  const { messages } = await ask<Messages>(page, `/api/messages.php?conversation=${conversation}`);
  return messages.filter((message) => message.text === text).length;
}

/** The addresses of the pages that the worker has kept. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelf = (await caches.has('kept-pages')) ? await caches.open('kept-pages') : null;
    return ((await shelf?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
  });

/** Opens the conversation with Bram, and waits until the worker has kept it. */
async function openKept(page: Page): Promise<{ chat: Conversation; path: string }> {
  await page.goto('/chats');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page
    .getByRole('list', { name: t('chat:list.label') })
    .getByRole('link', { name: /^Bram\b/ })
    .click();
  const chat = new Conversation(page, 'Bram', t);
  await expect(chat.field).toBeVisible();
  const path = new URL(page.url()).pathname;
  // A page that is opened within the site is kept a moment later.
  await expect.poll(() => keptPages(page)).toContain(path);
  return { chat, path };
}

test('[B02] [N05] without a connection the app opens what was seen and says from when, sends what is written then once, and forgets all of it with the log-out', async ({
  visitor,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/, LOGGED_OUT);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await installedApp(page);
  const { chat, path } = await openKept(page);
  const context = page.context();

  await context.setOffline(true);
  await page.goto('/chats');
  await page.goto(path);
  await expect(page.getByText(asOf)).toBeVisible();
  const text = `On the train, ${Date.now()}`;
  await chat.send(text);
  await expect(chat.log.getByText(text)).toHaveCount(1);
  await page.goto(path);
  await expect(chat.log.getByText(text)).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(() => received(page, path, text)).toBe(1);
  await expect(page.getByText(asOf)).toHaveCount(0);
  await expect(chat.log.getByText(text)).toHaveCount(1);

  await page.evaluate(() => fetch('/api/logout.php'));
  // It leaves by itself, at a moment of its own.
  await page.close();
  const next = await context.newPage();
  await next.goto('/login');
  await expect.poll(() => keptPages(next)).toEqual([]);
  await context.setOffline(true);
  await next.goto(path);
  await expect(
    next.getByRole('heading', { name: t('common:states.offlineTitle'), level: 1 }),
  ).toBeVisible();
});

test('[B02] a newer worker is offered, and taking it loses neither what is being written nor what waits to be sent', async ({
  visitor,
  startProduct,
}) => {
  // Below the packages that the build imports.
  const build = mkdtempSync(join(ROOT, 'node_modules/.cache/build-'));
  // With their times: a packed file that is older than its source is made anew.
  cpSync(join(ROOT, 'apps/site/build'), build, { recursive: true, preserveTimestamps: true });
  const worker = join(build, 'client/worker.js');
  const { port } = await startProduct({ SITE_BUILD: build });
  const page = await visitor({ language: 'en', port });
  await openSession(page, DEMO_MEMBERS.anna);
  await installedApp(page);
  const { chat, path } = await openKept(page);
  // Only a document that stays knows of it.
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  // One message is on its way: the server has it, the page does not know. The next is being written.
  let posts = 0;
  await page.route('/api/messages.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
  });
  const text = `Before the update, ${Date.now()}`;
  await chat.send(text);
  await expect.poll(() => received(page, path, text)).toBe(1);
  const draft = 'Not yet finished';
  await chat.field.fill(draft);

  appendFileSync(worker, '\n// A newer one.');
  // The server packed the old one when it started.
  for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await expect.poll(isWaiting).toBe(true);
  // Where one writes nothing is offered.
  const offer = page.getByText(t('common:app.update'));
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  const isOpened = page.waitForEvent('load');
  await page.getByRole('button', { name: t('common:app.updateNow') }).click();
  await isOpened;
  await page.goto(path);
  await expect(chat.field).toHaveValue(draft);
  // Asked for again until an answer is heard, under one key.
  await expect.poll(() => posts).toBeGreaterThanOrEqual(2);
  await expect(chat.log.getByText(text)).toHaveCount(1);
  expect(await received(page, path, text)).toBe(1);
  await expect(offer).toHaveCount(0);
  await page.context().close();
  rmSync(build, { recursive: true });
});

test('[B09] in discreet mode title, icon and app name neither the site nor what it is for, also before the next log-in', async ({
  member,
}) => {
  const page = await member('Dimme');
  await page.goto('/settings?section=privacy');
  await expect(page).toHaveTitle(/Velours/);
  const discreet = page.getByRole('switch', { name: t('settings:privacy.discreet') });
  await discreet.press('Space');
  await expect(discreet).toBeChecked();
  const neutral = new RegExp(`^(\\[\\d+\\] )?${t('common:title.discreet')}$`);
  await expect(page).toHaveTitle(neutral);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/icons/neutral.svg');
  await expect(page.locator('#privacy').getByText(t('settings:saved'))).toBeVisible();

  await page.goto('/likes');
  await expect(page).toHaveTitle(neutral);
  const { manifest, errors } = await installability(page);
  expect(errors).toEqual([]);
  expect(manifest.name).toBe(t('common:title.discreet'));
  expect(manifest.screenshots).toEqual([]);
  expect(JSON.stringify(manifest)).not.toMatch(/velours|dating|chat|likes/i);

  await dropSession(page);
  await page.goto('/login');
  await expect(page).toHaveTitle(neutral);
  await expect(icon).toHaveAttribute('href', '/icons/neutral.svg');
});
