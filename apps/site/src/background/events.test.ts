import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '@velours/api-client';
import { applyLiveEvent, sentHere } from './events.ts';
import { host } from './host.ts';
import { isTaken } from './like-overlay/use-like-facts.ts';

const member = (): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(['user'], { id: 'u', profile: { id: 'me' } });
  return client;
};

function apply(event: unknown, client = member()) {
  const reload = vi.fn<(what: readonly string[]) => void>();
  applyLiveEvent(event as StreamEvent, {
    client,
    reload,
    now: () => '2026-11-21T12:00:00Z',
  });
  return reload;
}

afterEach(() => void vi.restoreAllMocks());

describe('events of the live stream', () => {
  it('[B01] a message of a conversation that is not in the list loads the chats again', () => {
    const message = { id: 'm', conversation: 'new', sender: 'you', recipient: 'me' };
    expect(apply({ event: 'message', data: { message } })).toHaveBeenCalledWith([
      'chats',
      'messages',
    ]);
  });

  it('[C08] the credits are loaded again for an own message that another tab or device has sent, and not for one of this tab', async () => {
    vi.useFakeTimers();
    const sent = (id: string) =>
      apply({
        event: 'message',
        data: { message: { id, conversation: 'c', sender: 'me', recipient: 'you' } },
      });
    const [elsewhere, here] = [sent('m1'), sent('m2')];
    // Its answer comes a moment later.
    sentHere.add('m2');
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(elsewhere).toHaveBeenCalledWith(['user']);
    expect(here).not.toHaveBeenCalledWith(['user']);
    expect(sentHere.size).toBe(0);
  });

  it('[B01] a like appears at once: likes and totals are loaded again, and no conversation', () => {
    const like = { event: 'like', data: { profile: { id: 'you' }, match: false } };
    expect(apply(like)).toHaveBeenCalledWith(['likes', 'chats']);
  });

  it('[K02] a like and a match are told to the overlay, which knows a conversation, paying and sign-up by their addresses', () => {
    const tellOverlay = vi.spyOn(host.likeOverlay, 'send');
    for (const match of [false, true]) {
      apply({ event: 'like', data: { profile: { id: 'you' }, match } });
    }
    expect(tellOverlay.mock.calls).toEqual(
      ['new-like', 'match'].map((kind) => [{ type: 'LIKE', news: { kind, profileId: 'you' } }]),
    );
    const tasks = ['/chats/1', '/members/1/chat', '/credits/p1', '/credits/p1/ideal'];
    tasks.push('/credits/repeat-order', '/credits/return', '/directdebit', '/complete-signup');
    expect(tasks.filter((path) => !isTaken(path))).toEqual([]);
    const others = ['/chats', '/members/1', '/credits', '/complaints'];
    expect(others.filter((path) => isTaken(path))).toEqual([]);
    expect(isTaken('/complaints', true)).toBe(true);
  });

  it('[C08] user and chats are loaded again when the server says they changed', () => {
    expect(apply({ event: 'user', data: {} })).toHaveBeenCalledWith(['user']);
    expect(apply({ event: 'chats', data: {} })).toHaveBeenCalledWith(['chats', 'messages']);
    expect(apply({ event: 'hello', data: {} })).not.toHaveBeenCalled();
  });

  it('[B05] [P09] [N01] what another tab or device did to the account is read again where it is shown: sessions, notifications, blocks', () => {
    const client = member();
    const keys = {
      user: [
        ['member', 'sessions'],
        ['member', 'notifications', null],
      ],
      chats: [['safety', 'blocks']],
    };
    for (const key of [...keys.user, ...keys.chats]) client.setQueryData(key, []);
    const isOld = (key: string[]) => client.getQueryState(key)?.isInvalidated;
    apply({ event: 'user', data: {} }, client);
    expect([...keys.user, ...keys.chats].map((key) => isOld(key as string[]))).toEqual([
      true,
      true,
      false,
    ]);
    apply({ event: 'chats', data: {} }, client);
    expect(isOld(['safety', 'blocks'])).toBe(true);
  });

  it('a late event for who has logged out changes nothing', () => {
    const visitor = new QueryClient();
    visitor.setQueryData(['user'], null);
    expect(apply({ event: 'user', data: {} }, visitor)).not.toHaveBeenCalled();
  });
});
