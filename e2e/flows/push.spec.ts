import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { fillAccount, newPerson, submitAccount } from '../support/sign-up.ts';
import { textsOf } from '../support/texts.ts';

const t = textsOf('en');

const ENDPOINT = 'https://push.demo.velours.test/send/flow';

/** What is at the edge of the browser and not on this machine: its answer to the question, and the push service. */
const withPush = async (page: Page, permission: NotificationPermission): Promise<void> => {
  await page.addInitScript(
    ([endpoint, answer]) => {
      Object.defineProperty(Notification, 'permission', { get: () => answer });
      Notification.requestPermission = async () => answer;
      const keys = { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' };
      PushManager.prototype.subscribe = async () =>
        ({
          toJSON: () => ({ endpoint, expirationTime: null, keys }),
        }) as unknown as PushSubscription;
    },
    [ENDPOINT, permission] as const,
  );
};

/** Signs up, and passes the steps until the given heading or the last step is there. */
const goToStep = async (page: Page, heading: string): Promise<void> => {
  await page.goto('/signup');
  await fillAccount(page, newPerson('Nora'), t);
  await submitAccount(page, t);
  const wanted = page.getByRole('heading', { name: heading });
  const skip = page.getByRole('button', { name: t('signup:skip') });
  for (const title of ['photo', 'location', 'personal', 'about']) {
    await expect(page.getByRole('heading', { name: t(`signup:${title}.title`) })).toBeVisible();
    await skip.click();
  }
  await expect(wanted).toBeVisible();
};

test('[S02] the push step asks for notifications after a press, and saves the subscription', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await withPush(page, 'granted');
  await goToStep(page, t('signup:push.title'));
  await expectAccessible(page, 'sign-up, push');
  const saving = page.waitForResponse((answer) => answer.url().includes('/api/user.php?push=1'));
  await page.getByRole('button', { name: t('signup:push.allow') }).click();
  expect((await saving).status()).toBe(200);
  await expect(page.getByText(t('signup:push.subscribed'))).toBeVisible();
  await page.getByRole('button', { name: t('signup:next') }).click();
  await expect(page.getByRole('heading', { name: t('signup:confirm.title') })).toBeVisible();
});

test('[S02] where notifications are blocked the push step is not offered', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await withPush(page, 'denied');
  await goToStep(page, t('signup:confirm.title'));
  await expect(page.getByText(t('signup:steps.push'), { exact: true })).toHaveCount(0);
});
