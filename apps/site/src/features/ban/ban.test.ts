import { expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import type { PageArgs } from '../../app/data/page-data.ts';
import { formOf } from '../../app/forms/submit.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { decisionsQuery, objectUntil } from '../safety/safety.ts';
import { banLabels, banQuery, loadBan, submitObjection } from './ban.ts';

const { user } = exampleOf('getUser', 200);
const { ban } = exampleOf('getBan', 200, 'ban');

vi.stubGlobal('location', new URL('http://localhost:3000/ban'));

/** A page of a member who was banned when it came. */
function openPage(answers: FetchAnswers) {
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    retry: { retries: 0 },
    fetch: fetchFromExamples(answers),
  });
  const queryClient = createQueryClient();
  const known = { ...user, status: 'banned' as const };
  queryClient.setQueryData(['user'], known);
  const page = { api, queryClient, user: async () => known, language: async () => 'en' };
  return { api, queryClient, page: page as unknown as PageArgs };
}

it.each([
  ['2026-11-21T12:00:00Z', '2027-05-22T12:00:00.000Z', '21 May 2027'],
  ['2026-08-31T23:59:59Z', '2027-03-01T12:00:00.000Z', '28 February 2027'],
  ['2027-08-31T00:00:00Z', '2028-03-01T12:00:00.000Z', '29 February 2028'],
])(
  '[A04] a decision of %s can be objected to until %s: the day %s is over everywhere',
  async (decidedAt, until, day) => {
    const decision = { ...ban.decision, decided_at: decidedAt };
    expect(new Date(objectUntil(decision)).toISOString()).toBe(until);
    const texts = createTexts('en');
    await texts.load(['ban', 'safety']);
    const words = { t: texts.t, days: formatsOf('en', 'UTC') };
    const { objectionText } = banLabels(words, { decision, object_until: until }, true);
    expect(objectionText).toContain(`until ${day},`);
  },
);

/** How often an answer is asked for again. */
const askedAgain = (query: object, data: unknown): unknown => {
  const { refetchInterval: every } = query as { refetchInterval: unknown };
  return typeof every === 'function' ? every({ state: { data } }) : every;
};

it('[A04] when the ban is lifted the page leads to the decisions, which say so, and knows the member as they are', async () => {
  const { page, queryClient } = openPage({ getBan: '403/notBanned', getUser: { user } });
  const thrown: unknown = await Promise.resolve(loadBan(page)).catch((error: unknown) => error);
  expect((thrown as Response).headers.get('Location')).toBe('/decisions');
  expect(queryClient.getQueryData(['user'])).toMatchObject({ status: user.status });
});

it('[A04] an objection that was made in another tab is no fault: the page reads it', async () => {
  const { api, page, queryClient } = openPage({ objectToDecision: '409/made' });
  const { queryKey } = banQuery(api);
  queryClient.setQueryData(queryKey, ban);
  const form = formOf({ decision: ban.decision.id, text: 'That was not me.' });
  expect(await submitObjection('/ban')(form, page)).toEqual({ seeOther: '/ban' });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('[A04] the notice asks again by itself: nothing is told live to who is banned', () => {
  const { api } = openPage({});
  expect(askedAgain(banQuery(api), ban)).toBeGreaterThan(0);
});

it('[B04] decisions are asked for again while an objection waits', () => {
  const { api } = openPage({});
  const { decision } = ban;
  const objection = { text: 'No.', created_at: '2026-11-03T12:00:00Z', answer: null };
  const asked = (outcome: 'granted' | null) =>
    askedAgain(decisionsQuery(api), [{ ...decision, objection: { ...objection, outcome } }]);
  expect(asked(null)).toBeGreaterThan(0);
  expect(asked('granted')).toBe(false);
  expect(askedAgain(decisionsQuery(api), [{ ...decision, objection: null }])).toBe(false);
});

it('[A04] [B04] decisions that say that the ban was lifted have the member read again', async () => {
  const objection = {
    text: 'No.',
    created_at: '2026-11-03T12:00:00Z',
    outcome: 'granted' as const,
    reversed: true,
    answer: 'You are right.',
    answered_at: '2026-11-04T12:00:00Z',
  };
  const decisions = [{ ...ban.decision, kind: 'banned' as const, objection }];
  const { api, queryClient } = openPage({ getDecisions: { decisions } });
  const isOld = () => queryClient.getQueryState(['user'])?.isInvalidated;
  expect(isOld()).toBe(false);
  await queryClient.fetchQuery(decisionsQuery(api));
  expect(isOld()).toBe(true);
});
