import type { Page } from '@playwright/test';
import { createPushReader, startPushService } from '../../../apps/api/src/testing/push-service.ts';
import { ask, idOf, post } from '../../support/calls.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { installedApp } from '../../support/installed-app.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { deliverPush, PUSH_ENDPOINT, withPushService } from '../../support/push.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** Completes the profile of a new member, and passes the steps until the given heading or the last step is there. */
const goToStep = async (page: Page, heading: string): Promise<void> => {
  await page.goto('/');
  await signUpUnconfirmed(page, newPerson('Nora'));
  await page.goto('/complete-signup');
  const wanted = page.getByRole('heading', { name: heading });
  // A link at the first step.
  const skip = page.getByText(t('signup:step.skip'), { exact: true });
  for (const title of ['photo', 'location', 'personal', 'about'] as const) {
    await expect(page.getByRole('heading', { name: t(`signup:${title}.title`) })).toBeVisible();
    await skip.click();
  }
  await expect(wanted).toBeVisible();
};

test('[S02] the push step asks for notifications after a press, and saves the subscription', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await withPushService(page, 'granted');
  await goToStep(page, t('signup:push.title'));
  const saving = page.waitForResponse((answer) => answer.url().includes('/api/user.php?push=1'));
  await page.getByRole('button', { name: t('signup:push.enable') }).click();
  expect((await saving).status()).toBe(200);
  await expect(page.getByText(t('signup:push.subscribed'))).toBeVisible();
  await page.getByRole('button', { name: t('signup:step.submit') }).click();
  await expect(page.getByRole('heading', { name: t('signup:confirm.title') })).toBeVisible();
});

test('[S02] where notifications are blocked the push step is not offered', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await withPushService(page, 'denied');
  await goToStep(page, t('signup:confirm.title'));
  await expect(page.getByText(t('signup:steps.push'), { exact: true })).toHaveCount(0);
});

test('[N02] an endpoint that the server has dropped is replaced in silence', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await withPushService(page, 'granted');
  await page.clock.install();
  await goToStep(page, t('signup:push.title'));
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('user.php?push=1')) return;
    const { subscription } = request.postDataJSON() as { subscription: { endpoint: string } };
    saved.push(subscription.endpoint);
  });
  let isDropped = true;
  await page.route(/user\.php\?push_id=[0-9a-f]{64}$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { push_kept: boolean };
    // The server keeps it; as if its push service had answered 410 since.
    expect(answer.push_kept).toBe(true);
    await route.fulfill({ response, json: { ...answer, push_kept: !isDropped } });
    isDropped = false;
  });
  await page.getByRole('button', { name: t('signup:push.enable') }).click();
  await expect(page.getByText(t('signup:push.subscribed'))).toBeVisible();
  // Asked when the member is read again: with push every 300 seconds (spec section 4).
  await passTime(
    page,
    async () => expect(saved).toEqual([`${PUSH_ENDPOINT}-1`, `${PUSH_ENDPOINT}-2`]),
    300_000,
  );
  await expect(page.getByText(t('signup:push.subscribed'))).toBeVisible();
  // It may be asked once more meanwhile.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** What the worker has shown: this browser has no screen to show it on. */
declare const shown: { title: string; tag: string; body?: string; data: { path: string } }[];

test('[N02] what the server sends is for this browser alone; its worker shows it, and pressed it leads there in the open window', async ({
  visitor,
  member,
}) => {
  const service = await startPushService();
  const say = textsOf('nl');
  const page = await member('Noor', { language: 'nl' });
  const reader = createPushReader();
  const subscription = { endpoint: `${service.origin}/noor`, keys: reader.keys };
  expect((await post(page, '/api/user.php?push=1', { subscription })).status()).toBe(200);
  await installedApp(page);
  await page.goto('/notifications');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const sender = await visitor({ language: 'en' });
  await openSession(sender, DEMO_MEMBERS.anna);
  const message = { profile: await idOf(page), text: 'Nobody else reads this' };
  expect((await post(sender, '/api/messages.php', message)).status()).toBe(201);
  await expect.poll(() => service.delivered.length).toBe(1);
  await service.close();
  const sealed = service.delivered[0]?.body ?? Buffer.alloc(0);
  expect(sealed.toString('latin1')).not.toContain('chats');
  const sent = JSON.parse(reader.open(sealed)) as { path: string };
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
  expect(sent).toEqual({
    title: say('mail:push.title'),
    body: say('mail:push.demo'),
    path: `/chats/${chats[0]?.conversation_id}`,
    tag: 'message',
  });

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no worker');
  await worker.evaluate(() => {
    const seen: unknown[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      seen.push({ title, ...options });
    };
    Object.assign(self, { shown: seen });
  });
  await deliverPush(page, sent);
  await expect
    .poll(() => worker.evaluate(() => shown))
    .toMatchObject([
      {
        title: say('mail:push.title'),
        body: say('mail:push.demo'),
        tag: 'message',
        data: { path: sent.path },
      },
    ]);

  // The same document goes there: what was open is not loaded anew.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await worker.evaluate(() => {
    const notification = { data: shown[0]?.data, close: () => undefined };
    const press = new Event('notificationclick');
    self.dispatchEvent(Object.assign(press, { notification, waitUntil: () => undefined }));
  });
  await expect(page).toHaveURL(sent.path);
  await expect(page.getByRole('log').getByText(message.text)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
