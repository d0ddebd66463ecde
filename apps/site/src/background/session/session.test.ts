import { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AUTH_COOKIE_MS,
  sessionMachine,
  type LogInValues,
  type SessionEvent,
  type SessionMember,
} from '@velours/machines/session';
import { changeMember } from '../../app/data/query-client.ts';
import type { Schemas } from '../../app/data/api.ts';
import { createSession, type SessionParts } from './session.ts';
import { isSessionNews } from './session-news.ts';

const anna = { id: 'anna' };
const bram = { id: 'bram' };

const logIn: SessionEvent = { type: 'LOG_IN', email: 'a@velours.test', password: 'x', next: null };

/** One of each event, and those that tell a member apart. */
const events: readonly SessionEvent[] = [
  { type: 'PAGE', pathname: '/likes' },
  logIn,
  { type: 'LOG_OUT' },
  { type: 'SIGNED_UP', member: anna },
  { type: 'AUTHENTICATION_REQUIRED' },
  ...[null, anna, bram].map((member) => ({ type: 'MEMBER_READ', member }) as const),
  { type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' },
  { type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' },
  { type: 'LOGGED_OUT_ELSEWHERE' },
  { type: 'ONLINE' },
  { type: 'VISIBLE' },
  { type: 'RETRY' },
];

/** Whether the statechart itself goes on with an event. */
function movesStatechart(member: SessionMember | null, age: number, event: SessionEvent): boolean {
  const never = () => new Promise<never>(() => undefined);
  let now = 0;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadMember: fromPromise<SessionMember | null, undefined>(never),
        logIn: fromPromise<SessionMember | null, LogInValues>(never),
        logOut: fromPromise<void, undefined>(never),
      },
      actions: { changeMember: () => {}, tellOtherTabs: () => {}, go: () => {} },
    }),
    { input: { now: () => now, pathname: '/login', member } },
  );
  actor.start();
  const state = (snapshot: SnapshotFrom<typeof sessionMachine>): string =>
    JSON.stringify([snapshot.value, snapshot.context.member]);
  const before = state(actor.getSnapshot());
  now = age;
  actor.send(event);
  return state(actor.getSnapshot()) !== before;
}

describe('[S06] the session before its statechart is there', () => {
  const pages = [
    ['a visitor', null, 0],
    ['a member', anna, 0],
    ['a member of 30 days ago', anna, AUTH_COOKIE_MS],
  ] as const;

  it.each(
    pages.flatMap(([who, member, age]) =>
      events.map((event) => [who, JSON.stringify(event), member, age, event] as const),
    ),
  )('%s, %s: is fetched exactly when it would do something', (_who, _name, member, age, event) => {
    const isNews = isSessionNews(event, { member, since: 0, now: age });
    expect(isNews).toBe(movesStatechart(member, age, event));
  });
});

describe('[S06] the session of a page', () => {
  const send = vi.fn<(event: SessionEvent) => void>();
  const start = vi.fn<SessionParts['start']>();
  const doWithout = vi.fn<SessionParts['doWithout']>();
  let known: SessionMember | null | undefined;
  const session = () => createSession({ now: () => 7, member: () => known, start, doWithout });

  beforeEach(() => {
    vi.resetAllMocks();
    start.mockResolvedValue({ send });
    known = anna;
  });

  it('fetches nothing while the page stays as it came', async () => {
    const page = session();
    await page.send({ type: 'PAGE', pathname: '/likes' });
    await page.send({ type: 'MEMBER_READ', member: anna });
    await page.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' });
    expect(start).not.toHaveBeenCalled();
    expect(page.view()).toBeUndefined();
  });

  it('starts from the page and the member that were there before the news', async () => {
    const page = session();
    await page.send({ type: 'PAGE', pathname: '/likes' });
    known = bram;
    await page.send({ type: 'MEMBER_READ', member: bram });
    expect(start).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ pathname: '/likes', member: anna, since: 7 }),
    );
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'MEMBER_READ', member: bram });
  });

  it('a visitor of whom nothing was known becomes known by the first answer', async () => {
    known = undefined;
    const page = session();
    await page.send({ type: 'MEMBER_READ', member: null });
    expect(start).not.toHaveBeenCalled();
    await page.send({ type: 'MEMBER_READ', member: anna });
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ member: null }));
  });

  it('hands over what happens while the statechart is fetched, in order', async () => {
    const page = session();
    const [first, second] = [{ type: 'LOG_OUT' }, { type: 'PAGE', pathname: '/' }] as const;
    await Promise.all([page.send(first), page.send(second)]);
    expect(start).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([[first], [second]]);
  });

  it('shows at once that a log-in is on its way, and that it failed where nothing can be fetched', async () => {
    known = null;
    start.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const page = session();
    const sending = page.send(logIn);
    expect(page.view()?.status).toBe('loggingIn');
    await sending;
    expect(page.view()).toMatchObject({ status: 'visitor', logInFailure: { code: 'network' } });
    expect(doWithout).toHaveBeenCalledExactlyOnceWith(logIn);
    await page.send(logIn);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

it('another member sees nothing of the one before', () => {
  const client = new QueryClient();
  client.setQueryData(['chats'], { chats: ['of anna'] });
  client.setQueryData(['member', '1'], { liked: true });
  client.setQueryData(['settings'], { name: 'Velours' });
  changeMember(client, null);
  expect(client.getQueryData(['chats'])).toBeUndefined();
  expect(client.getQueryData(['member', '1'])).toBeUndefined();
  expect(client.getQueryData(['settings'])).toEqual({ name: 'Velours' });
  expect(client.getQueryData(['user'])).toBeNull();
  changeMember(client, { email: 'bram' } as Schemas['User']);
  expect(client.getQueryData(['user'])).toEqual({ email: 'bram' });
});
