import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionEvent } from '@velours/machines/session';
import { changeMember } from '../../app/data/queries.ts';
import type { Api, Schemas } from '../../app/data/api.ts';
import { startSession, type SessionParts, type SessionView } from './session-actor.ts';
import { followSession, readFact, sendToSession, serveSession, session } from './session.ts';

vi.mock(import('./session-actor.ts'));

const user = (id: string) => ({ profile: { id } }) as Schemas['User'];
const member = (id: string) => ({ id, user: user(id) });
const api = {} as Api;

describe('[S06] the session of a page', () => {
  const send = vi.fn<(event: SessionEvent) => void>();
  const assign = vi.fn<(path: string) => void>();
  const reload = vi.fn<() => void>();
  let client: QueryClient;
  let stop: () => void;

  /** The page of somebody: undefined where it is not known who. */
  function open(who: Schemas['User'] | null | undefined): void {
    client = new QueryClient();
    if (who !== undefined) client.setQueryData(['user'], who);
    serveSession({ api, onceApi: api, queryClient: client });
    stop = followSession(client, () => undefined);
  }
  const started = (): SessionParts | undefined => vi.mocked(startSession).mock.lastCall?.[0];

  beforeEach(() => {
    vi.resetAllMocks();
    // No other tab.
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('location', { assign, reload, pathname: '/likes' });
    vi.mocked(startSession).mockReturnValue({
      getSnapshot: () => ({ status: 'member' }) as SessionView,
      subscribe: () => undefined,
      send,
      stop: () => undefined,
    });
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('fetches nothing while the page stays as it came', async () => {
    open(user('anna'));
    session.tell({ type: 'PAGE', pathname: '/chats' });
    session.tell({ type: 'ONLINE' });
    client.setQueryData(['user'], user('anna'));
    await Promise.resolve();
    expect(startSession).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toBeUndefined();
  });

  it('starts from the member that was there before the news', async () => {
    open(user('anna'));
    client.setQueryData(['user'], user('bram'));
    await expect.poll(() => send).toHaveBeenCalledOnce();
    expect(started()?.member).toEqual(member('anna'));
    expect(send).toHaveBeenCalledWith({ type: 'MEMBER_READ', member: member('bram') });
  });

  it('a visitor’s page hears that somebody is there', async () => {
    open(null);
    client.setQueryData(['user'], user('anna'));
    await expect.poll(() => send).toHaveBeenCalledOnce();
    expect(started()?.member).toBeNull();
  });

  it('a visitor of whom nothing was known becomes known by the first answer', async () => {
    open(undefined);
    client.setQueryData(['user'], null);
    await Promise.resolve();
    expect(startSession).not.toHaveBeenCalled();
    client.setQueryData(['user'], user('anna'));
    await expect.poll(() => send).toHaveBeenCalledOnce();
    expect(started()?.member).toBeNull();
  });

  it('counts the life of the cookie from when the page came, and hands over in order', async () => {
    const came = Date.now();
    open(user('anna'));
    const [first, second] = [{ type: 'LOG_OUT' }, { type: 'RETRY' }] as const;
    await Promise.all([sendToSession(first), sendToSession(second)]);
    expect(startSession).toHaveBeenCalledOnce();
    expect(started()?.since).toBeGreaterThanOrEqual(came);
    expect(send.mock.calls).toEqual([[first], [second]]);
  });

  it('where it cannot be fetched, who logs out leaves by the link, and all else asks for a new document', async () => {
    open(user('anna'));
    const served = vi
      .spyOn(session, 'send')
      .mockImplementation((_event, _onTaken, onLost) => onLost?.());
    await sendToSession({ type: 'LOG_OUT' });
    expect([assign.mock.calls, reload.mock.calls.length]).toEqual([[['/logout']], 0]);
    await sendToSession({ type: 'LOGGED_OUT_ELSEWHERE' });
    expect(reload).toHaveBeenCalledOnce();
    served.mockRestore();
  });
});

describe('[S06] what tabs tell each other', () => {
  it('who has logged in, and that somebody has logged out', () => {
    const facts = [{ type: 'loggedIn', memberId: 'anna' }, { type: 'loggedOut' }] as const;
    expect(facts.map(readFact)).toEqual(facts);
  });

  it.each(['logged-out', null, 7, {}, { type: 'loggedIn' }, { type: 'loggedIn', memberId: 7 }])(
    'a tab of another version is not understood: %j',
    (message) => expect(readFact(message)).toBeNull(),
  );
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
