import { passTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, LOGGED_OUT, logIn, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[S06] on log-in go to members, on logout to the root; the cookie lasts 30 days and no script reads it', async ({
  visitor,
  guard,
}) => {
  guard.allow(LOGGED_OUT);
  const page = await visitor({ language: 'en' });
  await logIn(page, DEMO_MEMBERS.anna);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'session');
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  expect(session?.httpOnly).toBe(true);
  const second = await page.context().newPage();
  await second.goto('/likes');

  await page
    .getByRole('button', { name: t('common:nav.account.trigger', { name: 'Anna' }) })
    .click();
  await page
    .getByText(t('common:nav.account.logOut'), { exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  // The other tab follows, and says why.
  await expect(second).toHaveURL(/localhost:\d+\/\?done=elsewhere$/);
  await expect(second.getByText(t('home:loggedOut'))).toBeVisible();
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?next=%2Fchats/);
});

test('[S09] a 403 with authentication_required from any call but user.php logs the member out', async ({
  visitor,
  guard,
}) => {
  guard.allow(LOGGED_OUT);
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.bram);
  await page.goto('/members');
  const like = page
    .getByRole('list', { name: t('members:results.label') })
    .getByRole('button')
    .first();

  // Once is not enough: the call may have been on its way while another gave the session a new id.
  await page.route(
    '**/api/like.php',
    (route) => route.fulfill({ status: 403, json: { authentication_required: true } }),
    { times: 1 },
  );
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/like.php') && answer.ok(),
  );
  await like.click();
  await answered;
  await expect(page).toHaveURL(/\/members$/);

  await page.context().clearCookies({ name: 'session' });
  await like.click();
  await expect(page).toHaveURL(/localhost:\d+\/(\?done=elsewhere$|login)/);
  await expect(page.getByRole('link', { name: t('common:nav.logIn') }).first()).toBeVisible();
});

test('[S06] while the account is blocked, it says for how many minutes and asks the server no more', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 429/);
  const page = await visitor({ language: 'en' });
  let calls = 0;
  await page.route('**/api/user.php', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'Retry-After': '720' },
      json: {
        type: 'urn:velours:problem:too_many_attempts',
        title: 'Too many attempts',
        status: 429,
        code: 'too_many_attempts',
        retry_after_minutes: 12,
      },
    });
  });
  await page.goto('/login');
  await page.getByLabel(t('auth:logIn.email')).fill('kim@example.org');
  await page.getByLabel(t('auth:logIn.password'), { exact: true }).fill('not the password');
  const submit = page
    .getByRole('main')
    .getByRole('button', { name: t('auth:logIn.submit'), exact: true });
  const blocked = page.getByText(t('auth:logIn.blocked_other', { count: 12 }));
  await submit.click();
  await expect(blocked).toBeVisible();
  const summary = page.getByRole('group').filter({ has: blocked });
  await expect(summary).toBeFocused();
  await page.getByLabel(t('auth:logIn.email')).focus();
  await submit.click();
  await expect(summary).toBeFocused();
  expect(calls).toBe(1);
});

test('[S06] a log-in whose answer is lost is neither done nor refused: the server is asked who is there', async ({
  visitor,
  guard,
}) => {
  guard.allow(/net::ERR_FAILED/);
  const page = await visitor({ language: 'en' });
  await page.clock.install();
  await page.goto('/login');
  // The server takes it; the answer does not come back.
  await page.route('**/api/user.php', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByLabel(t('auth:logIn.email')).fill(DEMO_MEMBERS.anna.email);
  await page.getByLabel(t('auth:logIn.password'), { exact: true }).fill(DEMO_MEMBERS.anna.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:logIn.submit'), exact: true })
    .click();
  await passTime(page, () => expect(page).toHaveURL(/\/members$/, { timeout: 2_000 }));
  await expect(
    page.getByRole('button', { name: t('common:nav.account.trigger', { name: 'Anna' }) }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
