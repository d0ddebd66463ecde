import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { idOf } from '../../support/calls.ts';
import { Conversation } from '../../support/conversation.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { LOGGED_OUT, openSession, submitLogIn } from '../../support/members.ts';
import { newPerson, type Person } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The three steps, by keyboard alone: each begins at its heading, and the way back leads through them. */
async function deleteByKeyboard(page: Page, person: Person, t: Texts): Promise<void> {
  await page.goto('/settings/delete');
  await expect(heading(page, t('mydata:deletion.explain.title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('mydata:deletion.explain.submit'), exact: true })
    .press('Enter');
  await expect(heading(page, t('mydata:deletion.verify.title'))).toBeFocused();
  await page.goBack();
  await expect(heading(page, t('mydata:deletion.explain.title'))).toBeFocused();
  await page.goForward();
  await expect(heading(page, t('mydata:deletion.verify.title'))).toBeFocused();
  await page.getByLabel(t('mydata:password'), { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors:codes.password_wrong')).first()).toBeVisible();
  await page.getByLabel(t('mydata:password'), { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, t('mydata:deletion.confirm.title'))).toBeFocused();
  await page
    .getByRole('button', { name: t('mydata:deletion.confirm.submit'), exact: true })
    .press('Enter');
  await expect(heading(page, t('mydata:deleted.title'))).toBeVisible();
}

test('[A02] an account is deleted in three steps, is there for nobody, and comes back by the link of the mail', async ({
  member,
  outbox,
  guard,
}) => {
  guard.allow(LOGGED_OUT, /status of 404/, /status of 410/, /status of 422/);
  const [tess, omar] = [newPerson('Tess'), newPerson('Omar')];
  const page = await member(tess);
  const other = await member(omar);
  const [tessId, omarId] = [await idOf(page), await idOf(other)];
  const profileStatus = async () => (await other.request.get(`/members/${tessId}`)).status();
  await page.goto(`/members/${omarId}/chat`);
  await new Conversation(page, omar.name, t).send('Hello Omar');
  await expect(page.getByRole('log').getByText('Hello Omar')).toBeVisible();
  await other.goto('/chats');
  await expect(other.getByRole('main')).toContainText(tess.name);

  await deleteByKeyboard(page, tess, t);
  // The other's open list has learnt of it; the profile is there no more.
  await expect(other.getByRole('main')).toContainText(t('chat:list.deletedMember'));
  await expect(other.getByRole('main')).not.toContainText(tess.name);
  expect(await profileStatus()).toBe(404);
  // Nobody is logged in any more.
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login/);

  const mail = await outbox.newest(tess.email, 2);
  const link = /https?:\/\/\S+\/reactivate\/do\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(heading(page, t('mydata:reactivation.title'))).toBeVisible();
  // Opening it has brought nothing back yet.
  expect(await profileStatus()).toBe(404);
  await page.getByRole('button', { name: t('mydata:reactivation.submit') }).click();
  await expect(heading(page, t('mydata:reactivation.doneTitle'))).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mydata:reactivation.logIn') })
    .click();
  await submitLogIn(page, tess);
  await expect(page).toHaveURL(/\/members/);
  await page.goto('/chats');
  await expect(page.getByRole('main')).toContainText('Hello Omar');
  expect((await other.goto(`/members/${tessId}`))?.status()).toBe(200);
  await expect(other.getByRole('main')).toContainText(tess.name);
  // Used, it says so and asks for nothing.
  await page.goto(link);
  await expect(heading(page, t('mydata:reactivation.overTitle'))).toBeVisible();
});

test('[A02] without script too an account is deleted, and a log-in takes it back', async ({
  visitor,
  member,
  guard,
}) => {
  // The first window is still open when its member goes.
  guard.allow(LOGGED_OUT, /status of 422/);
  const nora = newPerson('Nora');
  await member(nora);
  const page = await visitor({ language: 'en', hasScript: false });
  await openSession(page, nora);
  await page.goto('/settings/delete');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: t('mydata:deletion.explain.submit'), exact: true })
    .click();
  await page.getByLabel(t('mydata:password'), { exact: true }).fill('not this one');
  await main.getByRole('button', { name: t('mydata:deletion.verify.submit'), exact: true }).click();
  await expect(page.getByText(t('errors:codes.password_wrong')).first()).toBeVisible();
  await page.getByLabel(t('mydata:password'), { exact: true }).fill(nora.password);
  await main.getByRole('button', { name: t('mydata:deletion.verify.submit'), exact: true }).click();
  await main
    .getByRole('button', { name: t('mydata:deletion.confirm.submit'), exact: true })
    .click();
  await expect(heading(page, t('mydata:deleted.title'))).toBeVisible();
  await page.goto('/login');
  await submitLogIn(page, nora);
  await expect(heading(page, t('mydata:reactivation.title'))).toBeVisible();
  await main.getByRole('button', { name: t('mydata:reactivation.submit') }).click();
  await expect(page).toHaveURL(/\/members/);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings/);
});

test(
  '[B05] another device is logged out from the list, at once',
  onPhone,
  async ({ visitor, member, guard }, info) => {
    guard.allow(LOGGED_OUT);
    const language = languageOf(info);
    const t = textsOf(language);
    const iris = newPerson('Iris');
    const there = await visitor({ language });
    const here = await member(iris, { language });
    await openSession(there, iris);
    await there.goto('/chats');
    await here.goto('/settings/sessions');
    const devices = here
      .getByRole('list', { name: t('mydata:sessions.list') })
      .getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: t('mydata:sessions.current') })).toHaveCount(1);
    await devices.getByRole('button', { name: t('mydata:sessions.end') }).press('Enter');
    await expect(devices).toHaveCount(1);
    await expect(here.getByText(t('mydata:sessions.ended'))).toBeVisible();
    // The other one leaves the members' pages by itself.
    await expect(there).not.toHaveURL(/\/chats/);
    await here.reload();
    await expect(devices).toHaveCount(1);
  },
);

test(
  '[B05] a copy of everything about a member is asked for with the password, made, and downloaded',
  onPhone,
  async ({ member, outbox, guard }, info) => {
    guard.allow(/status of 422/);
    const language = languageOf(info);
    const t = textsOf(language);
    const juno = newPerson('Juno');
    const page = await member(juno, { language });
    await page.goto('/settings/export');
    await expect(heading(page, t('mydata:copy.title'))).toBeVisible();
    const password = page.getByLabel(t('mydata:password'), { exact: true });
    await password.fill('not this one');
    await password.press('Enter');
    await expect(page.getByText(t('errors:codes.password_wrong')).first()).toBeVisible();
    await password.fill(juno.password);
    await password.press('Enter');
    await expect(
      page.getByRole('heading', { name: t('mydata:copy.states.ready.title') }),
    ).toBeVisible();
    const mail = await outbox.newest(juno.email, 2);
    expect(mail.text).toContain('/settings/export');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: t('mydata:copy.download') }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^velours-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    const text = (name: string): string => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(text('data/members.json'))).toMatchObject([
      { email: juno.email, name: juno.name },
    ]);
    expect(text('index.html')).toContain(`<html lang="${language}">`);
    expect(text('index.html')).not.toContain('<script');
  },
);
