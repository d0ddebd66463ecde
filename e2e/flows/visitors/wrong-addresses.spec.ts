import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { ask } from '../../support/calls.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { orderByCalls } from '../../support/orders.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** What an id stands for, and the words where there is none such. */
const KINDS = {
  page: t('errors:page.notFound'),
  member: t('errors:codes.member_not_found'),
  conversation: t('errors:codes.conversation_not_found'),
  order: t('errors:codes.order_not_found'),
} as const;

/** Each path of the spec (section 2) that holds an id, and what the id is of. */
const PATHS: Readonly<Record<string, keyof typeof KINDS>> = {
  '/{id}': 'page',
  '/likes/{id}': 'page',
  '/credits/{id}': 'page',
  '/credits/{id}/ideal': 'page',
  '/members/{id}': 'member',
  '/members/{id}/chat': 'member',
  '/members/{id}/signup': 'member',
  '/members/{id}/landing': 'member',
  '/members/{id}/landing2': 'member',
  '/members/{id}/landing3/general-summer': 'member',
  '/likes/m/{id}': 'member',
  '/chats/{id}': 'conversation',
  '/transactions/{id}': 'order',
  '/transactions/{id}/withdraw': 'order',
  '/directdebit?order={id}': 'order',
  '/credits/return?order={id}': 'order',
};

/** The status and the heading of the page that the server makes of an address, wherever it leads. */
const answerTo = async (page: Page, path: string): Promise<string> => {
  const answer = await page.request.get(path);
  const heading = /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
  return `${path}: ${answer.status()} ${heading}`;
};

test('[V22] an id that is malformed, unknown or of somebody else is a 404 page in every address', async ({
  visitor,
  member,
}) => {
  const owner = await visitor({ language: 'en' });
  await openSession(owner, DEMO_MEMBERS.anna);
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(owner, '/api/chats.php');
  const order = await orderByCalls(owner, 'p0', 'directdebit');
  const foreign = { conversation: chats[0]?.conversation_id, order: order.id };

  const page = await member('Walt');
  const found: string[] = [];
  const expected: string[] = [];
  for (const [path, kind] of Object.entries(PATHS)) {
    const ids = ['not-an-id', '..%2f', crypto.randomUUID()];
    if (kind === 'conversation' || kind === 'order') ids.push(foreign[kind] ?? '');
    for (const id of ids) {
      const address = path.replace('{id}', id);
      found.push(await answerTo(page, address));
      // What is no id at all is told by no member, conversation or order.
      const isId = id.length === 36 || kind === 'order';
      expected.push(`${address}: 404 ${isId ? KINDS[kind] : KINDS.page}`);
    }
  }
  expect(found).toEqual(expected);
});

test('[V22] every other wrong address has one clear answer', async ({ visitor, member }) => {
  const page = await member('Wanda');
  const none = `404 ${KINDS.page}`;
  const answers = {
    '/no/such/page': none,
    '/constructor': none,
    '/Terms': none,
    '/terms.md': none,
    '/members/x/y': none,
    '/landers/nothing': none,
    '/landers/video/general/x': none,
    '/settings/nothing': none,
    '/swipe-game/1': none,
    '/credits/p1/ideal/x': none,
    '/likes/m': none,
    '/members?page=0&min_age=x&country=ZZ': `200 ${t('members:title')}`,
    '/members?page=99999999999': `200 ${t('members:title')}`,
    '/likes?tab=x': `200 ${t('likes:title')}`,
    '/transactions?view=x&before=x': `200 ${t('transactions:title')}`,
    '/directdebit': `200 ${t('debit:noOrder.title')}`,
    '/credits/return': `200 ${t('credits:form.packages')}`,
    '/mail-change/do': '200 This link is not valid.',
  };
  const found = [];
  for (const path of Object.keys(answers)) found.push(await answerTo(page, path));
  expect(found).toEqual(Object.entries(answers).map(([path, answer]) => `${path}: ${answer}`));

  // A visitor is asked to log in first, and comes back to the answer.
  const visited = await visitor({ language: 'en' });
  const asked = await visited.request.get('/chats/not-an-id');
  expect(new URL(asked.url()).searchParams.get('next')).toBe('/chats/not-an-id');
});
