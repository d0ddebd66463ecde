import type { Page } from '@playwright/test';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { report } from '../../support/outbox.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

const byMail = (page: Page, t: Texts) =>
  page.getByRole('group', { name: t('notifications:mail'), exact: true });
const save = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('notifications:save'), exact: true });

test('[N01] [N03] [N06] what is told is chosen by kind and channel, and mails that stopped are switched on again, by keyboard alone', async ({
  visitor,
  member,
  outbox,
  guard,
}) => {
  // Who comes by the link of a mail is logged in nowhere.
  guard.allow(/403.*user\.php/);
  const person = newPerson('Noor');
  const page = await member(person);

  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notifications:title'));
  const likes = byMail(page, t).getByRole('checkbox', { name: t('notifications:kinds.likes') });
  await likes.focus();
  await page.keyboard.press('Space');
  await expect(likes).not.toBeChecked();
  await save(page, t).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('notifications:saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(likes).not.toBeChecked();
  await expect(
    byMail(page, t).getByRole('checkbox', { name: t('notifications:kinds.messages') }),
  ).toBeChecked();

  // Marked as spam: the notice over the people leads here, and one press takes it back.
  await report(page, outbox, person.email, 'spam');
  await page.goto('/members');
  await page.getByRole('link', { name: t('common:alerts.notifications.remedy') }).click();
  await expect(page.getByText(t('notifications:off.fbl'))).toBeVisible();
  await page.getByRole('button', { name: t('notifications:off.resume') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('notifications:off.fbl'))).toBeHidden();

  // The address does not work: it is asked, and the link of that mail shows that it does.
  await report(page, outbox, person.email, 'bounce');
  await page.reload();
  await expect(page.getByText(t('notifications:off.bounce'))).toBeVisible();
  const before = (await outbox.to(person.email)).length;
  await page.getByRole('button', { name: t('notifications:off.resumeBounce') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('notifications:off.checkSent'))).toBeVisible();
  const mail = await outbox.newest(person.email, before + 1);
  expect(mail.subject).toBe(t('mail:addressCheck.subject'));
  const link = /https?:\/\/\S+\/notifications\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';

  // In another browser, where nobody is logged in.
  const elsewhere = await visitor({ language: 'en' });
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(t('notifications:leadMail'))).toBeVisible();
  await expect(elsewhere.getByText(person.email)).toHaveCount(0);
  await expect(elsewhere.getByText(t('notifications:off.provenTitle'))).toBeVisible();
  await elsewhere.getByRole('button', { name: t('notifications:off.resume') }).click();
  await elsewhere.getByRole('button', { name: t('notifications:stop') }).click();
  await expect(byMail(elsewhere, t).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t('notifications:off.bounce'))).toBeHidden();
  await expect(byMail(page, t).getByRole('checkbox', { checked: true })).toHaveCount(0);

  guard.allow(/status of (404|410)/);
  await elsewhere.goto(`${link.slice(0, -6)}AAAAAA`);
  await expect(
    elsewhere.getByRole('heading', { name: t('notifications:over.title') }),
  ).toBeVisible();
});

test(
  '[N01] [B02] without script the settings are saved and the mails stopped just as well',
  onPhone,
  async ({ member, outbox }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const person = newPerson('Nina');
    const page = await member(person, { language, hasScript: false });
    await page.goto('/notifications');
    const matches = byMail(page, t).getByRole('checkbox', {
      name: t('notifications:kinds.matches'),
    });
    await matches.uncheck();
    await save(page, t).click();
    await expect(page.getByText(t('notifications:saved'), { exact: true })).toBeVisible();
    await expect(matches).not.toBeChecked();
    await report(page, outbox, person.email, 'spam');
    await page.goto('/notifications');
    await page.getByRole('button', { name: t('notifications:off.resume') }).click();
    await expect(page.getByText(t('notifications:off.fbl'))).toHaveCount(0);
    await expect(matches).not.toBeChecked();
  },
);
