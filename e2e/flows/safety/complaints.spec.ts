import type { Page } from '@playwright/test';
import { legalText } from '../../../locales/legal.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSession, submitLogIn } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

const REFERENCE = /C-\d{4}-[0-9A-Z]{8}/;

const sent = (page: Page, t: Texts) =>
  page.getByRole('heading', { name: t('complaints:form.sentTitle') });

test('[A03] a visitor complains by keyboard: what is missing is named, then a reference, a date and a mail', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(/status of 422/);
  const { email } = newPerson('Vera');
  const page = await visitor({ language: 'en' });
  await page.goto('/');
  await page.getByRole('link', { name: t('common:footer.pages.complaints') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('complaints:form.title'));

  const submit = page.getByRole('button', { name: t('complaints:form.submit') });
  await page.getByLabel(t('complaints:form.name')).focus();
  await page.keyboard.type('Vera Bos');
  await page.keyboard.press('Tab');
  await page.keyboard.type('vera');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors:codes.email_invalid')).first()).toBeVisible();

  await page.getByLabel(t('complaints:form.email'), { exact: true }).fill(email);
  await page.getByLabel(t('complaints:form.category')).selectOption('payment');
  await page.getByLabel(t('complaints:form.message')).focus();
  await page.keyboard.type('I paid and see no credits.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sent(page, t)).toBeFocused();
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(reference).not.toBe('');
  const mail = await outbox.newest(email);
  expect(mail.subject).toBe(t('mail:complaintReceived.subject'));
  expect(mail.text).toContain(reference);
});

test('[A03] a member finds earlier complaints with their answer; the form works without script', async ({
  product,
  visitor,
  member,
  outbox,
}) => {
  const person = newPerson('Mia');
  const page = await member(person);
  const plain = await visitor({ language: 'en', hasScript: false });
  await openSession(plain, person);
  await plain.goto('/complaints');
  await expect(plain.getByLabel(t('complaints:form.email'), { exact: true })).toHaveCount(0);
  await plain.getByLabel(t('complaints:form.category')).selectOption('site');
  await plain.getByLabel(t('complaints:form.message')).fill('The search forgets my region.');
  await plain.getByRole('button', { name: t('complaints:form.submit') }).click();
  await expect(sent(plain, t)).toBeVisible();
  const reference = REFERENCE.exec(plain.url())?.[0] ?? '';
  // A reload of the receipt sends nothing again.
  await plain.reload();

  expect(await product.moderate('complaints')).toContain(reference);
  await product.moderate('complaints', 'answer', reference, 'It remembers it now.');
  await page.goto('/complaints');
  const earlier = page.getByRole('listitem').filter({ hasText: reference });
  await expect(earlier).toContainText('The search forgets my region.');
  await expect(earlier).toContainText('It remembers it now.');
  await expect(page.getByText(REFERENCE)).toHaveCount(1);
  expect((await outbox.newest(person.email)).text).toContain('It remembers it now.');
});

test('[A04] [B04] a banned member reads why, objects once by keyboard, and is back when the ban is lifted', async ({
  product,
  visitor,
  member,
  outbox,
  guard,
}) => {
  guard.allow(/status of 403/);
  const person = newPerson('Bas');
  const page = await member(person);
  const isListening = page.waitForResponse(/\/api\/events\.php/);
  await page.goto('/members');
  await isListening;
  await product.moderate(
    'bans',
    'add',
    person.email,
    '--rule',
    'money',
    '--reason',
    'Asked three members for money.',
    '--by',
    'kim',
  );
  // The page that was open, another page, and a log-in elsewhere all lead to the notice.
  await expect(page).toHaveURL(/\/ban$/);
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/ban$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ban:title'));
  await expect(page.getByRole('main')).toContainText('Asked three members for money.');
  await expect(page.getByRole('main')).toContainText(t('safety:reasons.money'));
  const reference = /D-\d{4}-[0-9A-Z]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const elsewhere = await visitor({ language: 'en' });
  await elsewhere.goto('/login');
  await submitLogIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/ban$/);
  await elsewhere.goto('/transactions');
  await expect(elsewhere).toHaveURL(/\/transactions$/);
  const mail = await outbox.newest(person.email, 2);
  expect(mail.subject).toContain(reference);
  expect(mail.text).toContain('Asked three members for money.');

  await page.getByLabel(t('ban:objection.label')).focus();
  await page.keyboard.type('It was a joke.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('ban:objection.label'))).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('It was a joke.');
  await expect(page.getByLabel(t('ban:objection.label'))).toHaveCount(0);

  await product.moderate(
    'objections',
    'grant',
    reference,
    '--reason',
    'You are right.',
    '--by',
    'lou',
  );
  // What holds for everybody stands there now, and the site is open again.
  await page.goto('/ban');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    legalText('en', 'ban-notice').title,
  );
  await page.goto('/members');
  await expect(page).toHaveURL(/\/members$/);
  expect((await outbox.newest(person.email, 3)).subject).toBe(t('mail:objection.subject'));
});
