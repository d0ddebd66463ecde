import type { Page } from '@playwright/test';
import { ask, idOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { fillAccount, newPerson, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
] as const;

const MEMBER_LANDERS = ['landing', 'landing2', 'landing3'] as const;

/** The member whose landing pages are opened. */
const sampleOf = async (page: Page): Promise<{ id: string; name: string }> => {
  const { profiles } = await ask<{ profiles: { id: string; name: string }[] }>(
    page,
    '/api/lander.php',
  );
  const [first] = profiles;
  if (first === undefined) throw new Error('there are samples in the demo');
  return first;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What the server has written into a page: no browser is needed to read it. */
async function served(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const all = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, text = '']) =>
      text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    );
  return {
    titles: all(/<h1[^>]*>([^<]*)<\/h1>/g),
    labels: all(/<label[^>]*>([^<]*)<\/label>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
  };
}

/** The samples of a page, each with its kind in words. */
async function expectLabels(page: Page): Promise<void> {
  const samples = page.getByRole('list', { name: t('landers:people') }).getByRole('listitem');
  await expect(samples).toHaveCount(6);
  for (const sample of await samples.all()) await expect(sample).toContainText(/profile/);
}

test('[L01] [L02] every landing page has its own words and sign-up, without script', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 422/);
  const page = await visitor({ language: 'en', hasScript: false });
  for (const name of LANDERS) {
    expect(await served(page, `/landers/${name}`)).toEqual({
      titles: [t(`landers:${name}.title`)],
      labels: expect.arrayContaining([t('signup:account.email')]),
      descriptions: [t(`landers:${name}.lead`)],
      robots: [],
    });
  }
  await page.goto('/landers/socialnetwork');
  await expect(heading(page, t('landers:socialnetwork.title'))).toBeVisible();
  await expect(page.getByLabel(t('signup:account.email'))).toBeVisible();
  await expectLabels(page);

  const person = newPerson('Lena');
  await page.goto('/landers/gallery/general-winter?ref=winter');
  await expectLabels(page);
  await fillAccount(page, { ...person, password: 'short' }, t);
  await submitAccount(page, t);
  // What is refused is said in the same page, with what was typed.
  await expect(page).toHaveURL(/\/landers\/gallery\/general-winter\?ref=winter$/);
  await expect(page.getByLabel(t('signup:account.email'))).toHaveValue(person.email);
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  await expect(page).toHaveURL(/\/complete-signup$/);
  expect(await idOf(page)).toMatch(/^[0-9a-f-]{36}$/);
  // Who has an account needs no landing page.
  await page.goto('/landers/video');
  await expect(page).toHaveURL(/\/complete-signup$/);
});

test('[L01] [L02] [L05] home and the landing pages speak Dutch and German too, each with its sign-up', async ({
  visitor,
}) => {
  for (const language of ['nl', 'de'] as const) {
    const say = textsOf(language);
    const page = await visitor({ language, hasScript: false });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(heading(page, say('home:headline'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('home:signUp') })).toBeVisible();
    const { id, name } = await sampleOf(page);
    const pages = [
      ...LANDERS.map((lander) => [`/landers/${lander}`, `landers:${lander}.title`] as const),
      ...MEMBER_LANDERS.map(
        (lander) => [`/members/${id}/${lander}`, `landers:${lander}.title`] as const,
      ),
    ];
    for (const [path, title] of pages) {
      const { titles, labels } = await served(page, path);
      expect(titles, path).toEqual([say(title, { name })]);
      expect(labels, path).toContain(say('signup:account.email'));
    }
    await page.goto(`/members/${id}/landing2`);
    await expect(heading(page, say('landers:landing2.title', { name }))).toBeVisible();
    await expect(page.getByLabel(say('signup:account.email'))).toBeVisible();
  }
});

test('[L02] samples are swiped by button and by key, nobody is told, then sign-up', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/swipe.php') || request.url().includes('/api/like.php'))
      calls.push(request.url());
  });
  await page.goto('/landers/tinderswipe');
  const buttons = (action: 'like' | 'pass') =>
    page.getByRole('button', { name: new RegExp(`^${t(`swipe:deck.${action}`)}: `) });
  // A card that has only just come takes no press.
  const decide = async (press: () => Promise<void>): Promise<void> => {
    const name = (await buttons('like').getAttribute('aria-label')) ?? '';
    const top = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      if (await top.isVisible()) await press();
      await expect(top).toHaveCount(0, { timeout: 200 });
    }).toPass();
  };
  await decide(() => buttons('like').click());
  await decide(() => buttons('pass').click());
  await page.getByRole('button', { name: new RegExp(`^${t('swipe:deck.undo')}: `) }).click();
  await buttons('pass').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    await decide(() => page.keyboard.press(key));
  }
  await expect(
    page.getByRole('heading', { name: t('landers:tinderswipe.done.title') }),
  ).toBeVisible();
  await page.getByRole('link', { name: t('landers:tinderswipe.done.action') }).click();
  await expect(page.getByLabel(t('signup:account.email'))).toBeInViewport();
  expect(calls).toEqual([]);
});

test('[L03] a landing page for a member says who it is and leads to that member, with script and without', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const { id, name } = await sampleOf(page);
  for (const path of MEMBER_LANDERS) {
    await page.goto(`/members/${id}/${path}`);
    await expect(heading(page, t(`landers:${path}.title`, { name }))).toBeVisible();
    await expect(page.getByText(/^(Demo|Fictional) profile$/).first()).toBeVisible();
  }
  await fillAccount(page, newPerson('Lars'), t);
  await submitAccount(page, t);
  await expect(page.getByRole('button', { name: t('signup:step.skip') })).toBeVisible();

  const without = await visitor({ language: 'en', hasScript: false });
  await without.goto(`/members/${id}/landing2/general-summer?network=n1`);
  await fillAccount(without, newPerson('Lou'), t);
  await submitAccount(without, t);
  await expect(without).toHaveURL(new RegExp(`/members/${id}$`));
  // A member goes on to the profile. In a browser of their own: a page of somebody else in the first would leave for the root meanwhile.
  const member = await visitor({ language: 'en' });
  await openSession(member, DEMO_MEMBERS.anna);
  await member.goto(`/members/${id}/landing`);
  await expect(member).toHaveURL(new RegExp(`/members/${id}$`));
});

test('[L04] a slug is the niche or one of its campaigns; any other is not found', async ({
  visitor,
  guard,
}) => {
  guard.allow(/status of 404/);
  const page = await visitor({ language: 'en' });
  const { id } = await sampleOf(page);
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  const pages = ['/landers/video', '/landers/tinderswipe', `/members/${id}/landing2`];
  for (const path of pages) {
    for (const slug of ['', '/general', '/general-summer'])
      expect([path, slug, await statusOf(`${path}${slug}`)]).toEqual([path, slug, 200]);
    for (const slug of ['/she', '/she-summer', '/general-nothing', '/summer', '/generalsummer'])
      expect([path, slug, await statusOf(`${path}${slug}`)]).toEqual([path, slug, 404]);
  }
  await page.goto('/landers/video/she');
  await expect(page.getByRole('heading', { name: t('errors:page.notFound') })).toBeVisible();
  const she = await visitor({ language: 'en', brand: 'she' });
  expect((await she.goto('/landers/video/she-summer'))?.status()).toBe(200);
  expect((await she.goto('/landers/video/general'))?.status()).toBe(404);
});
