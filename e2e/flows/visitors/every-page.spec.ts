import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ask } from '../../support/calls.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  onBoth,
  test,
} from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { orderByCalls, ordersOf } from '../../support/orders.ts';

/**
 * The document as the server and the browser put it together: layout and page, title and language. What stands on a page, in
 * every state, theme and language, is measured in its stories. Other flows measure what neither has: the settings dark and with
 * large text, an open report, the footer under the browser's privacy signal.
 */

/** What stands for the parameters of a path. */
interface Ids {
  readonly member: string;
  readonly conversation: string;
  readonly order: string;
  /** One that waits for a mandate. */
  readonly directDebit: string;
}

/** Each path of the site, and an address of it. */
type Pages = Readonly<Record<string, string | ((ids: Ids) => string)>>;

const FOR_VISITORS: Pages = {
  '': '/',
  login: '/login',
  signup: '/signup',
  'members/:id/signup': ({ member }) => `/members/${member}/signup`,
  'landers/alonetonight/:slug?': '/landers/alonetonight',
  'landers/collagelanding/:slug?': '/landers/collagelanding',
  'landers/gallery/:slug?': '/landers/gallery',
  'landers/iconslanding/:slug?': '/landers/iconslanding',
  'landers/maplanding/:slug?': '/landers/maplanding',
  'landers/socialnetwork/:slug?': '/landers/socialnetwork',
  'landers/tinderswipe/:slug?': '/landers/tinderswipe',
  'landers/transitionsvideolanding/:slug?': '/landers/transitionsvideolanding',
  'landers/video/:slug?': '/landers/video',
  'members/:id/landing': ({ member }) => `/members/${member}/landing`,
  'members/:id/landing2/:slug?': ({ member }) => `/members/${member}/landing2`,
  'members/:id/landing3/:slug?': ({ member }) => `/members/${member}/landing3`,
  'reset-password': '/reset-password',
  'reset-password/do': '/reset-password/do?token=no-such-token-of-a-mail',
  'mail-change/do': '/mail-change/do?token=no-such-token-of-a-mail',
  'mail-change/undo': '/mail-change/undo?token=no-such-token-of-a-mail',
  'activate/done': '/activate/done?token=no-such-token-of-a-mail',
  'activate/error': '/activate/error',
  'reactivate/do': '/reactivate/do?token=no-such-token-of-a-mail',
  'account-deleted': '/account-deleted',
  complaints: '/complaints',
  ban: '/ban',
  'lang-config': '/lang-config',
  offers: '/offers',
  'age-check': '/age-check',
  offline: '/offline',
  pricing: '/pricing',
  premium: '/premium',
  ':token': '/terms',
  '*': '/no/such/page',
};

const FOR_MEMBERS: Pages = {
  members: '/members',
  'members/:id': ({ member }) => `/members/${member}`,
  'members/:profile/chat': ({ member }) => `/members/${member}/chat`,
  chats: '/chats',
  'chats/:conversation': ({ conversation }) => `/chats/${conversation}`,
  likes: '/likes',
  'likes/m/:id': ({ member }) => `/likes/m/${member}`,
  'likes/:type': '/likes/given',
  'match-finder': '/match-finder',
  'signup-matches': '/signup-matches',
  'complete-signup': '/complete-signup',
  'swipe-game': '/swipe-game',
  profile: '/profile',
  settings: '/settings',
  'settings/sessions': '/settings/sessions',
  'settings/export': '/settings/export',
  'settings/delete': '/settings/delete',
  notifications: '/notifications',
  'blocked-members': '/blocked-members',
  reports: '/reports',
  decisions: '/decisions',
  transactions: '/transactions',
  'transactions/:id': ({ order }) => `/transactions/${order}`,
  'transactions/:id/withdraw': ({ order }) => `/transactions/${order}/withdraw`,
  'credits/:id?/:paymentmethod?': '/credits/p1/ideal',
  'credits/return': ({ order }) => `/credits/return?order=${order}`,
  'credits/repeat-order': '/credits/repeat-order',
  directdebit: ({ directDebit }) => `/directdebit?order=${directDebit}`,
};

/** What is another page on a phone: another navigation, a page in place of a dialog, one column in place of two. */
const DIFFER_ON_PHONE = [
  '',
  'signup',
  'members',
  'members/:id',
  'chats',
  'chats/:conversation',
  'settings',
  'credits/:id?/:paymentmethod?',
];

/** Landing pages ask for no script before they are touched (E07): what the server made of them is looked at. */
const isLandingPage = (path: string): boolean => /^(landers|members\/:id\/landing\d?)\b/.test(path);

async function look(page: Page, pages: Pages, ids: Ids, isPhone: boolean): Promise<void> {
  for (const [path, address] of Object.entries(pages)) {
    if (isPhone && !DIFFER_ON_PHONE.includes(path)) continue;
    const url = typeof address === 'string' ? address : address(ids);
    await test.step(url, async () => {
      const answer = await page.goto(url, isLandingPage(path) ? { waitUntil: 'load' } : {});
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveTitle(/\w/);
      await expectNoOverflow(page, url);
      await expectAccessible(page, url);
    });
  }
}

/** What is found for the parameters by a member who has all of it. */
async function idsFor(page: Page): Promise<Ids> {
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
  const [order] = await ordersOf(page);
  return {
    member: results[0]?.id ?? '',
    conversation: chats[0]?.conversation_id ?? '',
    order: order?.id ?? '',
    directDebit: (await orderByCalls(page, 'p0', 'directdebit')).id,
  };
}

test('every path of the site is in one of the lists', () => {
  const routes = readFileSync(
    resolve(import.meta.dirname, '../../../apps/site/src/routes.ts'),
    'utf8',
  );
  const paths = [...routes.matchAll(/\broute\('([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(40);
  // Six are no pages, and the root has no path.
  const noPages = [
    'logout',
    'entry-warning',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    '.well-known/security.txt',
  ];
  const expected = ['', ...paths.filter((path) => !noPages.includes(path))];
  expect(Object.keys({ ...FOR_VISITORS, ...FOR_MEMBERS }).toSorted()).toEqual(expected.toSorted());
});

test(
  '[V13] [V16] every page a visitor opens is accessible and fits its window',
  onBoth,
  async ({ visitor, guard }, { project }) => {
    guard.allow(/status of 4(03|04|10|22)/);
    const member = await visitor({ language: 'en' });
    await openSession(member, DEMO_MEMBERS.anna);
    const page = await visitor({ language: 'en' });
    await look(page, FOR_VISITORS, await idsFor(member), project.name === 'phone');
  },
);

test(
  'every page a member opens is accessible and fits its window',
  onBoth,
  async ({ visitor, guard }, { project }) => {
    guard.allow(/status of 404/);
    const page = await visitor({ language: 'en' });
    await openSession(page, DEMO_MEMBERS.anna);
    await look(page, FOR_MEMBERS, await idsFor(page), project.name === 'phone');
  },
);

test('a part of a page has a title of its own, in which it comes first', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const titles = {
    '/settings?section=password': 'Password · Settings',
    '/profile?section=about': 'About me · Your profile',
    '/likes/given': 'Given · Likes',
    '/transactions?view=credits': 'Credits · Transactions',
    '/members?page=2': 'Page 2 · Search members',
  };
  const found: Record<string, string | undefined> = {};
  for (const path of Object.keys(titles)) {
    const answer = await page.request.get(path);
    const title = /<title>(?:\[\d+\] )?(.*?) · Velours<\/title>/.exec(await answer.text())?.[1];
    found[path] = title;
  }
  expect(found).toEqual(titles);
});
