import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { fillAccount, newPerson, skipSteps, submitAccount } from '../../support/sign-up.ts';
import { languageOf, textsOf, type Texts } from '../../support/texts.ts';

const t = textsOf('en');

/** Goes on by Tab until this has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Chooses in the settings how results go on, and searches again. */
async function choose(page: Page, t: Texts, { isEndless }: { isEndless: boolean }): Promise<void> {
  await page.goto('/settings?section=search');
  await page.getByRole('switch', { name: t('settings:search.endless') }).setChecked(isEndless);
  await page.goto('/members?min_age=20');
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('[P01] results page by page or under one another, as the member chooses; back and reload lead to the same place', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/members?min_age=20');
  await expect(cards(page)).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: t('common:pagination.title') });
  await expect(pages).toBeVisible();

  // Page by page: the place is kept over a profile and over a reload.
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // In the middle of the window: one beyond its edge would be scrolled to, now and when it has the focus again.
  await cards(page).nth(14).getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]+$/);
  // An address is there before its page is.
  await expect(pages).toBeHidden();
  // A notice above may have come meanwhile: what was in sight stays there.
  const distance = () => page.evaluate(() => Math.abs(scrollY - 700));
  await page.goBack();
  await expect(page).toHaveURL(/min_age=20$/);
  await expect(pages).toBeVisible();
  await expect.poll(distance).toBeLessThan(250);
  await page.reload();
  await expect.poll(distance).toBeLessThan(250);

  // By keys another page of the list begins at its heading, and says which it is.
  await pages.getByRole('link', { name: t('common:pagination.next') }).press('Enter');
  await expect(page).toHaveTitle(new RegExp(t('common:pagination.page', { page: '2' })));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();

  await choose(page, t, { isEndless: true });
  await expect(pages).toBeHidden();
  const more = page.getByRole('button', { name: t('members:results.more') });
  // By keys nothing comes that was not asked for: from the first key on, which the list has to be there for.
  await expect(more).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.press('Tab');
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  // Who asked for more by a key goes on with the first of them.
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(700);
  await cards(page).nth(30).getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]+$/);
  await page.goBack();
  // Where one was is in sight, and has the focus.
  await expect(cards(page).nth(30).getByRole('link')).toBeFocused();
  await expect(cards(page).nth(30)).toBeInViewport();
  await page.reload();
  await expect(cards(page).nth(30)).toBeInViewport();

  // The choice is remembered, and by keys the footer is reached.
  await page.goto('/members');
  await expect(more).toBeVisible();
  await more.focus();
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first());
  await choose(page, t, { isEndless: false });
  await expect(pages).toBeVisible();
});

test('[P07] the match finder says who fits and why, by keyboard alone; preferences are kept, and the narrowest is named', async ({
  member,
}) => {
  const page = await member('Finn');
  await page.goto('/match-finder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('matchfinder:title'));

  const save = page.getByRole('button', { name: t('matchfinder:preferences.save') });
  await tabTo(page, page.getByLabel(t('members:filters.minimumAge')));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  const found = await ask<{
    matches: {
      profile: { name: string; kind: string; age: number };
      reasons: { kind: string }[];
    }[];
  }>(page, '/api/matchfinder.php');
  expect(found.matches.length).toBeGreaterThan(0);
  for (const { profile, reasons } of found.matches) {
    expect(profile.age).toBeGreaterThanOrEqual(30);
    expect(profile.age).toBeLessThanOrEqual(60);
    expect(reasons.length).toBeGreaterThan(0);
  }
  const [first] = found.matches;
  await expect(
    page
      .getByRole('heading', {
        name: t('matchfinder:why', { name: first?.profile.name ?? '' }),
        exact: true,
      })
      .first(),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('members:filters.minimumAge'))).toHaveValue('30');

  // Nobody shares an interest with somebody who names none.
  await tabTo(page, page.getByLabel(t('matchfinder:preferences.onlyWho.shared_interests')));
  await page.keyboard.press('Space');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('matchfinder:empty.title') })).toBeVisible();
  await expect(page.getByText(t('matchfinder:empty.preferences.shared_interests'))).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: t('matchfinder:empty.leaveOut') }));
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('#matches')).toBeFocused();
  await expect(
    page.getByLabel(t('matchfinder:preferences.onlyWho.shared_interests')),
  ).not.toBeChecked();
});

test(
  '[S08] who signs up for a member lands on that member; who signs up gets members who fit',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await page.goto('/members');
    const { results } = await ask<{
      results: { id: string; name: string; kind: 'demo' | 'fictional' | 'member' }[];
    }>(page, '/api/members.php');
    const [whom] = results;
    if (!whom) throw new Error('a visitor finds nobody');
    await page.goto(`/members/${whom.id}/signup`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('matchfinder:signUpFor.title', { name: whom.name }),
    );
    // Whoever is no real member bears it on the page.
    const label = whom.kind === 'member' ? whom.name : t(`common:kind.${whom.kind}`);
    await expect(page.getByText(label).first()).toBeVisible();
    await fillAccount(page, newPerson('Lena'), t);
    await submitAccount(page, t);
    await skipSteps(page, t);
    await page.getByRole('link', { name: t('signup:confirm.goOn') }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${whom.id}$`));
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^${whom.name}, \\d+`) }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: t('members:similarTo', { name: whom.name }) }),
    ).toBeVisible();

    const other = await visitor({ language });
    await other.goto('/signup');
    await fillAccount(other, newPerson('Mara'), t);
    await submitAccount(other, t);
    await skipSteps(other, t);
    await other.getByRole('link', { name: t('signup:confirm.goOn') }).click();
    await expect(other).toHaveURL(/\/signup-matches$/);
    // A profile that says nothing yet fits nobody: whom a search finds. What it says then is what they have in common.
    const title = other.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t('matchfinder:signUp.beginTitle'));
    await expect(other.getByRole('article').first()).toBeVisible();
    await other.getByRole('link', { name: t('signup:complete.title') }).click();
    await expect(other).toHaveURL(/\/complete-signup$/);
    const saved = await other.request.put('/api/profile.php', {
      data: { country: 'NL' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(saved.status()).toBe(200);
    await other.goto('/signup-matches');
    await expect(title).toHaveText(t('matchfinder:signUp.title'));
    await expect(other.getByRole('article').first()).toBeVisible();
  },
);

test(
  '[V07] a visitor searches as far as the domain says: with a traffic source the whole visit long, and never past the first page',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language, brand: 'bdsm' });
    await page.goto('/members');
    await expect(page).toHaveURL(/\/login/);

    await page.goto('/members?ref=autumn&sub1=a');
    // The limits are told before they are met.
    await expect(page.getByText(t('members:results.limits'))).toBeVisible();
    await expect(page.getByText(t('members:results.limited'))).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/members\/[0-9a-f-]+$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: t('members:results.logIn') })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/members\/[0-9a-f-]+$/);
    await page.goto('/members?min_age=30');
    await expect(cards(page)).toHaveCount(24);
    await page.goto('/members?page=2');
    await expect(page).toHaveURL(/\/login/);
  },
);
