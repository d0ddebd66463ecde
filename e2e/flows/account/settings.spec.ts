import type { Page } from '@playwright/test';
import { idOf, post } from '../../support/calls.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  onPhone,
  test,
} from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { DEMO_MEMBERS, dropSession, openSession, submitLogIn } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

/** What a refused call says in the console. */
const refusedWith = (status: number): RegExp => new RegExp(`status of ${status}`);

const linkTo = (page: string, text: string): string =>
  new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';

/** A section of the settings by its heading. */
type Section = 'appearance' | 'email' | 'language' | 'location' | 'password' | 'privacy';
const section = (page: Page, t: Texts, name: Section) =>
  page.getByRole('region', { name: t(`settings:${name}.title`), exact: true });

/** The rows, or one of them open. */
const openSettings = async (page: Page, t: Texts, name?: Section): Promise<void> => {
  await page.goto(name === undefined ? '/settings' : `/settings?section=${name}`);
  await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
};

test(
  '[A01] [N06] another e-mail address: asked for with the password, confirmed by its mail, taken back from the old one',
  onPhone,
  async ({ visitor, member, outbox, guard }, testInfo) => {
    guard.allow(refusedWith(422), refusedWith(403), refusedWith(401));
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const person = newPerson('Astrid');
    const page = await member(person, { language });
    await openSettings(page, t, 'email');

    const email = `new-${person.email}`;
    const form = section(page, t, 'email');
    const ask = async (password: string): Promise<void> => {
      await form.getByLabel(t('settings:email.another')).fill(email);
      await form.getByLabel(t('settings:password.current'), { exact: true }).fill(password);
      await form.getByRole('button', { name: t('settings:email.submit') }).click();
    };
    await ask('not my password');
    await expect(form.getByText(t('errors:codes.password_wrong')).first()).toBeVisible();
    await ask(person.password);
    const pending = form.getByText(t('settings:email.pendingTitle', { email }));
    await expect(pending).toBeVisible();
    await outbox.newest(email);
    await form.getByRole('button', { name: t('settings:email.cancel') }).click();
    await expect(pending).toHaveCount(0);
    await ask(person.password);
    await expect(pending).toBeVisible();
    // It waits after a reload too, and can be sent again.
    await page.reload();
    await form.getByRole('button', { name: t('settings:email.resend') }).click();
    await expect(form.getByText(t('settings:email.resent'))).toBeVisible();

    const mail = await outbox.newest(email, 3);
    expect(mail.subject).toBe(t('mail:mailChange.subject'));
    await page.goto(linkTo('mail-change/do', mail.text));
    await expect(page.getByRole('heading', { name: t('auth:mailChange.doneTitle') })).toBeVisible();
    await page.getByRole('link', { name: t('auth:mailChange.toSettings') }).click();
    // The row says which address it is now.
    await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

    // The old address takes it back, on a device where nobody is logged in.
    const notice = await outbox.newest(person.email, 2);
    expect(notice.subject).toBe(t('mail:mailChangeNotice.subject'));
    const other = await visitor({ language });
    await other.goto(linkTo('mail-change/undo', notice.text));
    await expect(other.getByText(person.email)).toBeVisible();
    await other.getByLabel(t('auth:newPassword.password'), { exact: true }).fill('a new sentence');
    await other.getByLabel(t('auth:newPassword.again'), { exact: true }).fill('a new sentence');
    await other.getByRole('button', { name: t('auth:undo.submit') }).click();
    await expect(other.getByText(t('auth:logIn.restored'))).toBeVisible();
    await submitLogIn(other, { email: person.email, password: 'a new sentence' });
    await expect(other).toHaveURL(/\/members/);
    // Whoever was logged in is not any more.
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
  },
);

test('[A01] another e-mail address: where nobody is logged in the link, opened as a mail scanner opens it, does nothing; one press confirms', async ({
  visitor,
  member,
  outbox,
  guard,
}) => {
  guard.allow(refusedWith(403));
  const person = newPerson('Solveig');
  const page = await member(person);
  const email = `new-${person.email}`;
  const asked = await post(page, '/api/mail-change.php', { email, password: person.password });
  expect(asked.ok()).toBe(true);
  const link = linkTo('mail-change/do', (await outbox.newest(email)).text);

  const stranger = await visitor({ language: 'en' });
  const done = stranger.getByRole('heading', { name: t('auth:mailChange.doneTitle') });
  const button = stranger.getByRole('button', { name: t('auth:mailChange.confirm') });
  let numSent = 0;
  stranger.on('request', (request) => {
    if (request.url().includes('/api/mail-change-confirm.php')) numSent += 1;
  });
  // A scanner has the scripts run, and waits until nothing is fetched any more.
  await stranger.goto(link, { waitUntil: 'networkidle' });
  await untilLive(stranger);
  await expect(stranger.getByText(t('auth:mailChange.press'))).toBeVisible();
  expect(numSent).toBe(0);
  await button.press('Enter');
  await expect(done).toBeFocused();
  expect(numSent).toBe(1);
  await stranger.reload({ waitUntil: 'load' });
  await expect(done).toBeVisible();
  // The link is used up, and opened again it still says what it has done.
  await stranger.goto(link);
  await button.click();
  await expect(done).toBeVisible();
  await openSession(stranger, { email, password: person.password });
});

test('[A01] another password by keyboard: this device stays, the others are logged out', async ({
  visitor,
  member,
  guard,
}) => {
  guard.allow(refusedWith(403));
  const person = newPerson('Pieter');
  const page = await member(person);
  const elsewhere = await visitor({ language: 'en' });
  await openSession(elsewhere, person);

  await openSettings(page, t);
  const form = section(page, t, 'password');
  await page
    .getByRole('navigation', { name: t('settings:sections') })
    .getByRole('link', { name: t('settings:password.title'), exact: true })
    .press('Enter');
  await form.getByLabel(t('settings:password.current'), { exact: true }).focus();
  await page.keyboard.type(person.password);
  // Past the button that shows what is typed.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(t('settings:password.new'), { exact: true })).toBeFocused();
  await page.keyboard.type('quite another one');
  await page.keyboard.press('Enter');
  await expect(form.getByText(t('settings:password.done'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
  await elsewhere.goto('/chats');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('[B07] dark scheme and larger text show at once, in the other tab too, and before the next log-in', async ({
  member,
}) => {
  const page = await member('Dora');
  await openSettings(page, t, 'appearance');
  const tab = await page.context().newPage();
  await openSettings(tab, t, 'appearance');
  const looks = section(page, t, 'appearance');
  await expect(looks.getByRole('button', { name: t('settings:save') })).toBeHidden();
  await looks.getByText(t('settings:appearance.schemes.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  // The browser's own bars: the first is the light ground.
  for (const [at, media] of ['not all', 'all'].entries())
    await expect(page.locator('meta[name="theme-color"]').nth(at)).toHaveAttribute('media', media);
  const large = looks.getByRole('radio', { name: /150/ });
  await large.click({ force: true });
  await expect(large).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '150');
  await expect(looks.getByRole('status')).toHaveText(t('settings:saved'));
  await expect(tab.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(tab.locator('html')).toHaveAttribute('data-text-size', '150');
  // No run of the stories has this size of text.
  await expectAccessible(page, 'the settings, dark and large');
  await expectNoOverflow(page, 'the settings, dark and large');

  // The server writes it into the document: nothing flashes.
  const html = await (await page.request.get('/members')).text();
  expect(html).toMatch(/<html[^>]*data-color-scheme="dark"[^>]*data-text-size="150"/);
  await tab.close();
  await dropSession(page);
  const visited = await (await page.request.get('/login')).text();
  expect(visited).toMatch(/<html[^>]*data-color-scheme="dark"[^>]*data-text-size="150"/);
});

test('[A01] invisible mode is saved by itself, the language by its button', async ({
  visitor,
  member,
  guard,
}) => {
  guard.allow(refusedWith(404));
  const page = await member('Nora');
  const id = await idOf(page);
  await openSettings(page, t, 'privacy');
  const invisible = page.getByRole('switch', { name: t('settings:privacy.invisible') });
  // Once the script is there, what is pressed is saved by itself.
  await expect(
    section(page, t, 'privacy').getByRole('button', { name: t('settings:save') }),
  ).toBeHidden();
  await invisible.click();
  await expect(
    section(page, t, 'privacy').getByText(t('settings:saved'), { exact: true }),
  ).toBeVisible();
  const stranger = await visitor({ language: 'en' });
  await openSession(stranger, DEMO_MEMBERS.anna);
  await stranger.goto(`/members/${id}`);
  await expect(
    stranger.getByRole('heading', { name: t('errors:codes.member_not_found') }),
  ).toBeVisible();
  await page.reload();
  await expect(invisible).toBeChecked();

  await openSettings(page, t, 'language');
  await section(page, t, 'language').getByRole('combobox').selectOption('nl');
  await section(page, t, 'language')
    .getByRole('button', { name: t('settings:save') })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf('nl')('settings:title') }),
  ).toBeVisible();
});
