import { expect, test, onPhone } from '../../support/fixtures.ts';
import { submitLogIn } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** What a refused call says in the console. */
const refusedWith = (status: number): RegExp => new RegExp(`status of ${status}`);

const LINK = /https?:\/\/\S+\/reset-password\/do\?token=[\w-]+/;

test('[S07] [N06] a forgotten password: the link of the mail sets another, once, and ends every session; by keyboard', async ({
  visitor,
  member,
  outbox,
  guard,
}) => {
  guard.allow(refusedWith(401), refusedWith(410), refusedWith(403));
  const person = newPerson('Ruben');
  const elsewhere = await member(person);
  const mailsBefore = (await outbox.to(person.email)).length;

  const page = await visitor({ language: 'en' });
  await page.goto('/login');
  await page.getByRole('link', { name: t('auth:logIn.forgotPassword') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('auth:reset.title') })).toBeVisible();
  await page.getByLabel(t('auth:logIn.email')).focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('auth:reset.sentTitle') })).toBeFocused();

  const mail = await outbox.newest(person.email, mailsBefore + 1);
  expect(mail.subject).toBe(t('mail:passwordReset.subject'));
  const link = LINK.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: t('auth:newPassword.title') }),
  ).toBeVisible();
  const password = page.getByLabel(t('auth:newPassword.password'), { exact: true });
  const again = page.getByLabel(t('auth:newPassword.again'), { exact: true });
  await password.focus();
  await page.keyboard.type('a whole new sentence');
  await again.focus();
  await page.keyboard.type('another sentence');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth:newPassword.notEqual')).first()).toBeVisible();
  await again.fill('a whole new sentence');
  await again.press('Enter');

  // The log-in page says what was done; the new password opens, the old one does not.
  await expect(page).toHaveURL(/\/login\?done=password$/);
  await expect(page.getByText(t('auth:logIn.passwordChanged'))).toBeVisible();
  await submitLogIn(page, person);
  await expect(page.getByText(t('errors:codes.login_failed')).first()).toBeVisible();
  await submitLogIn(page, { email: person.email, password: 'a whole new sentence' });
  await expect(page).toHaveURL(/\/members/);
  // The session from before is over.
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/login/);

  // The link is used up, and the way to another stands there.
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: t('errors:codes.link_used') })).toBeVisible();
  await elsewhere.getByRole('link', { name: t('auth:reset.again') }).click();
  await expect(elsewhere).toHaveURL(/\/reset-password$/);
});

test(
  '[S07] a forgotten password without script, and for an address nobody has the same page',
  onPhone,
  async ({ visitor, member, outbox, guard }, testInfo) => {
    guard.allow(refusedWith(422), refusedWith(403));
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const person = newPerson('Sanne');
    await member(person, { language });
    const before = (await outbox.to(person.email)).length;
    const page = await visitor({ language, hasScript: false });
    for (const email of ['nobody-at-all@example.org', person.email]) {
      await page.goto('/reset-password');
      await page.getByLabel(t('auth:logIn.email')).fill(email);
      await page.getByRole('button', { name: t('auth:reset.submit') }).click();
      await expect(page.getByRole('heading', { name: t('auth:reset.sentTitle') })).toBeVisible();
    }
    const mail = await outbox.newest(person.email, before + 1);
    expect(await outbox.to('nobody-at-all@example.org')).toEqual([]);
    await page.goto(LINK.exec(mail.text)?.[0] ?? '');
    const password = page.getByLabel(t('auth:newPassword.password'), { exact: true });
    const again = page.getByLabel(t('auth:newPassword.again'), { exact: true });
    await password.fill('a whole new sentence');
    await again.fill('another sentence');
    await page.getByRole('button', { name: t('auth:newPassword.submit') }).click();
    await expect(page.getByText(t('auth:newPassword.notEqual')).first()).toBeVisible();
    await password.fill('a whole new sentence');
    await again.fill('a whole new sentence');
    await page.getByRole('button', { name: t('auth:newPassword.submit') }).click();
    await expect(page).toHaveURL(/\/login\?done=password$/);
    await submitLogIn(page, { email: person.email, password: 'a whole new sentence' });
    await expect(page).toHaveURL(/\/members/);
  },
);
