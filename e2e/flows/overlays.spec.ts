import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts';
import { DEMO_MEMBERS, logIn } from '../support/members.ts';
import { fillAccount, newPerson, skipSteps, submitAccount } from '../support/sign-up.ts';
import { textsOf } from '../support/texts.ts';

const t = textsOf('en');

test('[M08] [M09] the time bonus is offered after 40 seconds in the members area, once: closed, it does not come again', async ({
  visitor,
  guard,
}) => {
  // There is no welcome discount here: the page is silent about it, the browser notes the 404.
  guard.allow(/discountcode\.php\?welcome=true/);
  const page = await visitor({ language: 'en' });
  // The countdown runs, so the page has been picked up: time may go on.
  const isCounting = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/discountcode.php'));
  await page.goto('/signup');
  await fillAccount(page, newPerson('Otto'), t);
  await submitAccount(page, t);
  await skipSteps(page, t);
  await page.clock.install();
  let counting = isCounting();
  await page.goto('/members');
  await counting;
  const offer = page.getByRole('dialog', { name: t('bonus:title', { percentage: 25 }) });
  await page.clock.runFor(38_000);
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(offer).toBeVisible();
  await expect(offer).toContainText('TIMEBONUS25');
  await expectNoOverflow(page, 'time-bonus modal');
  await expectAccessible(page, 'time-bonus modal');
  await offer.getByRole('button', { name: t('bonus:decline') }).click();
  await expect(offer).toHaveCount(0);
  expect(
    Number(await page.evaluate(() => localStorage.getItem('dismissed-time-bonus'))),
  ).toBeGreaterThan(0);
  counting = isCounting();
  await page.reload();
  await counting;
  await page.clock.runFor(60_000);
  await expect(offer).toHaveCount(0);
});

test('[K04] t opens the newest like not seen after so many seconds, and leaves the address', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await logIn(page, DEMO_MEMBERS.bram);
  await page.route('**/api/auto-like.php', async (route) => {
    const answer = await route.fetch({ url: new URL('/api/likes.php', page.url()).href });
    const { profiles, liked_by: likedBy } = (await answer.json()) as {
      profiles: { id: string; name: string; kind: string }[];
      liked_by: { id: string }[];
    };
    const profile = profiles.find(({ id }) => id === likedBy[0]?.id);
    if (!profile) throw new Error('Nobody likes Bram in the demo');
    const { id, name, kind } = profile;
    await route.fulfill({ json: { profile: { id, name, kind, main_image: null } } });
  });
  await page.goto('/members?t=1&min_age=20');
  await expect(page).toHaveURL(/t=1/);
  const overlay = page.getByRole('dialog', { name: t('common:likeOverlay.newLike') });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/members\?min_age=20$/);
  await expectAccessible(page, 'like overlay');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
});
