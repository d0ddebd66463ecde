import type { Page } from '@playwright/test';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { PUSH_ENDPOINT, withPushService } from '../../support/push.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** Completes the profile of a new member, and passes the steps until the given heading or the last step is there. */
const goToStep = async (page: Page, heading: string): Promise<void> => {
  await page.goto('/');
  await signUpUnconfirmed(page, newPerson('Nora'));
  await page.goto('/complete-signup');
  const wanted = page.getByRole('heading', { name: heading });
  const skip = page.getByRole('button', { name: t('signup:step.skip') });
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
  // Asked when the member is read again (spec section 4).
  await passTime(page, async () =>
    expect(saved).toEqual([`${PUSH_ENDPOINT}-1`, `${PUSH_ENDPOINT}-2`]),
  );
  await expect(page.getByText(t('signup:push.subscribed'))).toBeVisible();
});
