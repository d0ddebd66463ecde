import type { Page } from '@playwright/test';
import { chunksOf, isOneOf } from '../../support/chunks.ts';
import { post } from '../../support/calls.ts';
import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSession } from '../../support/members.ts';
import { answerAndCookieLost, FAULTS, LOST, onFirst } from '../../support/network.ts';
import type { Outbox } from '../../support/outbox.ts';
import {
  confirmByCall,
  confirmByMail,
  fillAccount,
  newPerson,
  type Person,
  skipSteps,
  submitAccount,
} from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const isCaller = isOneOf(chunksOf('src/app/data/browser-client.ts'));

const SIGN_UP = /\/api\/signup\.php/;

/**
 * The address has had the mail of one account: a second account would have had a second one, a second try one that says "already
 * registered". What was sent later on purpose has come, so nothing from before is still on its way.
 */
const expectOneAccount = async (page: Page, outbox: Outbox, { email }: Person): Promise<void> => {
  await confirmByCall(page, outbox, email);
  expect((await post(page, '/api/reset-password.php', { email })).status()).toBe(202);
  await outbox.newest(email, 2);
  expect((await outbox.to(email)).map(({ subject }) => subject)).toEqual([
    t('mail:passwordReset.subject'),
    t('mail:activation.subject'),
  ]);
};

for (const [name, fault] of [
  ...FAULTS,
  ['the answer is lost with its cookie', answerAndCookieLost] as const,
]) {
  test(`[S04] sign-up: ${name}, and there is exactly one account`, async ({
    visitor,
    outbox,
    guard,
  }) => {
    guard.allow(LOST);
    const person = newPerson('Fay');
    const page = await visitor({ language: 'en' });
    await page.goto('/signup');
    await onFirst(page, SIGN_UP, fault);
    await fillAccount(page, person, t);
    await submitAccount(page, t);
    await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
    await expectOneAccount(page, outbox, person);
    // The password is known: it opens from anywhere.
    await openSession(await visitor(), person);
  });
}

test('[S04] sign-up: the network is cut while it is sent and restored, and there is exactly one account', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Finn');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  // What sends the form, and the steps after it, are fetched at its first touch: they are there before the network goes.
  const code = page.waitForResponse((response) => isCaller(response.url()));
  await fillAccount(page, person, t);
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => SIGN_UP.test(request.url()));
  await submitAccount(page, t);
  await tried;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  await skipSteps(page, t);
  await confirmByMail(page, outbox, person.email, t);
  expect(await outbox.to(person.email)).toHaveLength(1);
});

test('[S04] [V15] sign-up: the network goes before the code that sends the form is there; what is typed stays, and is sent when it is back', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Flo');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  // The page itself is there; what sends the form is fetched at its first touch.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  await expect(page.getByLabel(t('signup:account.email'))).toHaveValue(person.email);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  await expectOneAccount(page, outbox, person);
});

test('[S04] sign-up: every answer is lost until the client gives up; sent once more it is the same account', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Flo');
  const page = await visitor({ language: 'en' });
  await page.clock.install();
  await page.goto('/signup');
  await page.route(SIGN_UP, answerAndCookieLost);
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  // The client gives up after its five tries.
  const gaveUp = page.getByText(t('errors:network')).first();
  await passTime(page, () => expect(gaveUp).toBeVisible({ timeout: 500 }));
  await page.unrouteAll({ behavior: 'wait' });
  // What may have been done is asked again with its own key.
  await submitAccount(page, t);
  const photo = page.getByRole('heading', { name: t('signup:photo.title') });
  await passTime(page, () => expect(photo).toBeVisible({ timeout: 2_000 }));
  await expectOneAccount(page, outbox, person);
});
