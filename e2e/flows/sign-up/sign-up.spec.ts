import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { expect, test, onBoth, onPhone } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { creditsOf } from '../../support/orders.ts';
import {
  confirmByMail,
  fillAccount,
  newPerson,
  signUpUnconfirmed,
  skipSteps,
  submitAccount,
} from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test(
  '[S03] each refusal stands at its own field, in the language of the member, and nothing typed is lost',
  onPhone,
  async ({ visitor }) => {
    const page = await visitor({ language: 'nl' });
    const nl = textsOf('nl');
    await page.goto('/signup');
    const wrong = { ...newPerson('Eva'), email: 'not-an-address', born: [31, 2, 1990] as const };
    await fillAccount(page, { ...wrong, name: 'not-an-address', password: 'short' }, nl);
    await submitAccount(page, nl);
    const errorOf = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    await expect
      .poll(() => errorOf(nl('signup:account.email')))
      .toContain(nl('errors:codes.email_invalid'));
    expect(await errorOf(nl('signup:account.name'))).toContain(
      nl('errors:codes.name_equals_email'),
    );
    await expect(page.getByText(nl('errors:codes.date_invalid')).first()).toBeVisible();

    await page.getByLabel(nl('signup:account.name')).fill('@eva');
    await page
      .getByLabel(nl('signup:account.birthDate.year'))
      .fill(String(new Date().getFullYear() - 17));
    await page.getByLabel(nl('signup:account.birthDate.month')).fill('12');
    await submitAccount(page, nl);
    await expect
      .poll(() => errorOf(nl('signup:account.name')))
      .toContain(nl('errors:codes.name_starts_with_at'));
    await expect(
      page.getByText(nl('errors:codes.too_young', { minimum_age: 18 })).first(),
    ).toBeVisible();
    await expect(page.getByLabel(nl('signup:account.email'))).toHaveValue('not-an-address');
  },
);

test(
  '[S01] the dialog cannot be closed by Escape or the backdrop while sign-up is in progress',
  onBoth,
  async ({ visitor, viewport }) => {
    const page = await visitor({ language: 'en' });
    // The dialog needs the script: pressed before it is there, the link leads to the page.
    await page.goto('/', { waitUntil: 'networkidle' });
    await untilLive(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home:signUp') })
      .click();
    if ((viewport?.width ?? 0) < 768) {
      await expect(page).toHaveURL(/\/signup/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return;
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('home:signUp') })
      .click();
    await page.getByLabel(t('signup:account.name')).fill('Eva');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel(t('signup:account.name'))).toHaveValue('Eva');

    await dialog.getByRole('button', { name: t('signup:close.label') }).click();
    await page.getByRole('button', { name: t('signup:close.leave'), exact: true }).click();
    await expect(dialog).toBeHidden();

    // On the way to the log-in it closes by itself, also with something in it.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home:signUp') })
      .click();
    await page.getByLabel(t('signup:account.name')).fill('Eva');
    await dialog.getByRole('link', { name: t('signup:account.logIn'), exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(dialog).toBeHidden();
  },
);

test('[S04] signing up with an address that exists looks the same, and its owner gets a mail that says so', async ({
  visitor,
  member,
  outbox,
}) => {
  const owner = newPerson('Owner');
  await member(owner);

  const other = await visitor({ language: 'en' });
  await other.goto('/signup');
  await fillAccount(other, { ...owner, name: 'Somebody', password: 'another password' }, t);
  await submitAccount(other, t);
  await skipSteps(other, t);
  await expect(other.getByText(owner.email)).toBeVisible();
  const mail = await outbox.newest(owner.email, 2);
  expect(mail.text).not.toContain('/activate/');
  expect(mail.subject).toBe(t('mail:alreadyRegistered.subject', { site: 'Velours' }));
});

test('[S04] an activation link works once; used, cut short or unknown it leads to the page that says so and offers another', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 4(04|10|22)/);
  const person = newPerson('Lena');
  const page = await visitor({ language: 'en' });
  await signUpUnconfirmed(page, person);
  const link = await outbox.activationLink(person.email);
  await confirmByMail(page, outbox, person.email, t);
  await page.goto(link);
  // Who has confirmed waits for no link: this one may be somebody else's.
  const button = page.getByRole('button', { name: t('signup:activation.confirmButton') });
  await button.click();
  await expect(page).toHaveURL(/\/activate\/error/);
  const used = page.getByRole('heading', { name: t('signup:activation.usedTitle') });
  await expect(used).toBeVisible();
  await expect(page.getByText(t('signup:activation.usedLoggedIn'))).toBeVisible();
  const invalid = page.getByText(t('signup:activation.activation_link_invalid'));
  await page.goto(`${link.slice(0, -6)}AAAAAA`);
  await button.click();
  await expect(invalid).toBeVisible();
  await page.goto(link.slice(0, link.indexOf('token=') + 8));
  await expect(invalid).toBeVisible();
  const stranger = await visitor({ language: 'en' });
  await stranger.goto('/activate/done');
  await expect(stranger.getByText(t('signup:activation.activation_link_invalid'))).toBeVisible();
});

test('[S04] an activation link opened where nobody is logged in, as a mail scanner opens it, does nothing; one press confirms, and says what came of it', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 4(03|10)/);
  const person = newPerson('Marit');
  await signUpUnconfirmed(await visitor({ language: 'en' }), person);
  const link = await outbox.activationLink(person.email);
  const stranger = await visitor({ language: 'en' });
  let numSent = 0;
  const isHeld = Promise.withResolvers<void>();
  await stranger.route('**/api/activation.php', async (route) => {
    numSent += 1;
    await isHeld.promise;
    await route.continue();
  });
  // A scanner has the scripts run, and waits until nothing is fetched any more.
  await stranger.goto(link, { waitUntil: 'networkidle' });
  await untilLive(stranger);
  await expect(stranger.getByText(t('signup:activation.press'))).toBeVisible();
  const button = stranger.getByRole('button', { name: t('signup:activation.confirmButton') });
  await expect(button).not.toHaveAttribute('aria-disabled');
  expect(numSent).toBe(0);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect.poll(() => numSent).toBe(1);
  isHeld.resolve();
  const done = stranger.getByRole('heading', { name: t('signup:activation.doneTitle') });
  await expect(done).toBeFocused();
  expect(numSent).toBe(1);
  // Loaded again it says the same; the link opened once more says that it is used.
  await stranger.reload({ waitUntil: 'load' });
  await expect(done).toBeVisible();
  await stranger.goto(link);
  await button.click();
  const used = stranger.getByRole('heading', { name: t('signup:activation.usedTitle') });
  await expect(used).toBeVisible();
});

test('[S04] a member’s activation link that is pressed while it sends itself is sent once; without script the button sends it, whoever opens it', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 403/);
  const name = t('signup:activation.confirmButton');
  const done = (page: Page) =>
    page.getByRole('heading', { name: t('signup:activation.doneTitle') });
  const [pressing, plain] = [newPerson('Merel'), newPerson('Minke')];
  const page = await visitor({ language: 'en' });
  await signUpUnconfirmed(page, pressing);
  let numSent = 0;
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/api/activation.php', async (route) => {
    numSent += 1;
    await isHeld.promise;
    await route.continue();
  });
  // Nobody touches it: no pointer moves over it.
  await page.goto(await outbox.activationLink(pressing.email), { waitUntil: 'load' });
  await expect.poll(() => numSent).toBe(1);
  await page.getByRole('button', { name }).press('Enter');
  await page.getByRole('button', { name }).click({ force: true });
  isHeld.resolve();
  await expect(done(page)).toBeVisible();
  expect(numSent).toBe(1);

  const scriptless = await visitor({ language: 'en', hasScript: false });
  await signUpUnconfirmed(scriptless, plain);
  const link = await outbox.activationLink(plain.email);
  await scriptless.goto(link);
  // What stands in a `noscript` has no role for Playwright.
  const button = scriptless.locator('noscript button');
  await expect(button).toHaveText(name);
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(scriptless.locator('main [aria-disabled]')).toBeHidden();
  await button.click();
  await expect(done(scriptless)).toBeVisible();
  const stranger = await visitor({ language: 'en', hasScript: false });
  await stranger.goto(link);
  await stranger.getByRole('button', { name }).click();
  await expect(
    stranger.getByRole('heading', { name: t('signup:activation.usedTitle') }),
  ).toBeVisible();
});

test('[S05] a member who has not confirmed is reminded on the members page, not on sign-up, and can have the mail sent again', async ({
  visitor,
  outbox,
}) => {
  const person = newPerson('Iris');
  const page = await visitor({ language: 'en' });
  await signUpUnconfirmed(page, person);
  await page.goto('/complete-signup');
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  const reminder = page.getByText(t('common:activationReminder.short'));
  await expect(reminder).toHaveCount(0);
  await page.goto('/members');
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: t('common:activationReminder.resend') }).click();
  await outbox.newest(person.email, 2);
  await confirmByMail(page, outbox, person.email, t);
  await page.goto('/members');
  await expect(reminder).toHaveCount(0);
});

test('[S10] the first message written at sign-up and the welcome credits come with activation, once', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 410/);
  const person = newPerson('Tess');
  const page = await visitor({ language: 'en' });
  await page.goto('/members');
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
  const whom = results.at(-1)?.id ?? '';
  const text = 'Written before there was an account.';
  await page.goto(`/members/${whom}/signup`);
  await fillAccount(page, person, t);
  await page.getByLabel(t('signup:account.signupMessage')).fill(text);
  await submitAccount(page, t);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  expect(await creditsOf(page)).toBe(0);
  expect((await ask<{ chats: unknown[] }>(page, '/api/chats.php')).chats).toEqual([]);

  await confirmByMail(page, outbox, person.email, t);
  // The price of the message is taken from the 50 of the welcome.
  expect(await creditsOf(page)).toBe(40);
  await page.goto(`/members/${whom}/chat`);
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  await page.goto(await outbox.activationLink(person.email));
  // It has been used.
  await page.getByRole('button', { name: t('signup:activation.confirmButton') }).click();
  await expect(page).toHaveURL(/\/activate\/error/);
  await page.goto(`/members/${whom}/chat`);
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  expect(await creditsOf(page)).toBe(40);
});
