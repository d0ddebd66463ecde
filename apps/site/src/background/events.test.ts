import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '@velours/api-client';
import { applyLiveEvent } from './events.ts';
import { host } from './host.ts';
import { isConversation } from './like-overlay/use-like-facts.ts';

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
    expect(apply({ event: 'message', data: { message } })).toHaveBeenCalledWith(['chats']);
  });

  it('[B01] a like appears at once: likes and totals are loaded again', () => {
    const like = { event: 'like', data: { profile: { id: 'you' }, match: false } };
    expect(apply(like)).toHaveBeenCalledWith(['likes', 'chats']);
  });

  it('[K02] a like and a match are told to the overlay, which knows a conversation by its address', () => {
    const tellOverlay = vi.spyOn(host.likeOverlay, 'send');
    for (const match of [false, true]) {
      apply({ event: 'like', data: { profile: { id: 'you' }, match } });
    }
    expect(tellOverlay.mock.calls).toEqual(
      ['new-like', 'match'].map((kind) => [{ type: 'LIKE', news: { kind, profileId: 'you' } }]),
    );
    expect(isConversation('/chats/1')).toBe(true);
    expect(isConversation('/members/1/chat')).toBe(true);
    expect(isConversation('/chats')).toBe(false);
    expect(isConversation('/members/1')).toBe(false);
  });

  it('[C08] user and chats are loaded again when the server says they changed', () => {
    expect(apply({ event: 'user', data: {} })).toHaveBeenCalledWith(['user']);
    expect(apply({ event: 'chats', data: {} })).toHaveBeenCalledWith(['chats']);
    expect(apply({ event: 'hello', data: {} })).not.toHaveBeenCalled();
  });

  it('a late event for who has logged out changes nothing', () => {
    const visitor = new QueryClient();
    visitor.setQueryData(['user'], null);
    expect(apply({ event: 'user', data: {} }, visitor)).not.toHaveBeenCalled();
  });
});
