import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { dropSession } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { newPerson, signUpByCalls } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** A device whose lock its owner opens: Chromium's own virtual authenticator. */
async function withAuthenticator(
  page: Page,
): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('[B08] a passkey is added in the settings with the password, logs in without one, is not made twice, and opens nothing once removed', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 4(01|10|22)/);
  const person = newPerson('Kim');
  const page = await visitor({ language: 'en' });
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await page.goto('/');
  await signUpByCalls(page, outbox, person);
  await page.goto('/settings?section=passkeys');
  const section = page.getByRole('region', { name: t('settings:passkeys.title'), exact: true });
  await expect(section.getByText(t('settings:passkeys.none'))).toBeVisible();
  const password = section.getByLabel(t('settings:password.current'), { exact: true });
  const add = section.getByRole('button', { name: t('settings:passkeys.add') });

  await test.step('a wrong password adds none', async () => {
    await password.fill('not the password');
    await add.click();
    await expect(section.getByText(t('errors:codes.password_wrong')).first()).toBeVisible();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toEqual([]);
  });

  const item = section.getByRole('listitem');
  await test.step('with the right one it is there', async () => {
    await password.fill(person.password);
    await add.click();
    await expect(section.getByText(t('settings:passkeys.added'))).toBeVisible();
    await expect(item).toHaveCount(1);
    await expect(password).toHaveValue('');
  });

  await test.step('a device that has one makes no second', async () => {
    await password.fill(person.password);
    await add.click();
    await expect(section.getByText(t('settings:passkeys.known'))).toBeVisible();
    await expect(item).toHaveCount(1);
  });

  const submit = page.getByRole('button', { name: t('auth:logIn.passkey.submit') });
  await test.step('logged out, it logs in and leads where the visitor was going', async () => {
    await dropSession(page);
    await page.goto('/login?next=/settings?section=passkeys');
    await submit.click();
    await expect(page).toHaveURL(/\/settings\?section=passkeys$/);
    await expect(item).toHaveCount(1);
  });

  await test.step('[E07] pressed before the script is there, it logs in once it is', async () => {
    await dropSession(page);
    const scripts = await holdScripts(page);
    await page.goto('/login?next=/likes', { waitUntil: 'commit' });
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await submit.click();
    await sent;
    scripts.release();
    await expect(page).toHaveURL(/\/likes$/);
  });

  await test.step('given up on the device, the form is there as it was', async () => {
    await dropSession(page);
    await page.goto('/login');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await submit.click();
    await expect(submit).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await submit.click();
    await expect(page).toHaveURL(/\/members$/);
  });

  await test.step('removed, it opens nothing', async () => {
    await page.goto('/settings?section=passkeys');
    await item.getByRole('button', { name: t('settings:passkeys.remove') }).click();
    await expect(section.getByText(t('settings:passkeys.none'))).toBeVisible();
    await dropSession(page);
    await page.goto('/login');
    await submit.click();
    await expect(page.getByText(t('auth:logIn.passkey.unknown'))).toBeVisible();
  });
});
