import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Schemas } from '../data/api.ts';
import { changeMember } from '../data/forget-member.ts';
import { followSession } from './follow-session.ts';
import { createSessionChannel, type SessionEvent, type SessionPort } from './session-channel.ts';

type User = Schemas['User'];

const user = { id: 'anna' } as User;

function parts(current: User | null, pathname = '/members') {
  return {
    pathname,
    currentUser: () => current,
    loadUser: vi.fn<() => Promise<User | null>>(async () => user),
    changeMember: vi.fn<(user: User | null) => void>(),
    enter: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
  };
}

/** Two tabs of one browser. */
function twoTabs() {
  const heard: [(event: unknown) => void, (event: unknown) => void][] = [];
  const ports = [0, 1].map((own): SessionPort => ({
    send: (event) => heard[1 - own]?.forEach((hear) => hear(event)),
    onReceive: (listener) => void (heard[own] = [listener, () => undefined]),
  }));
  return ports.map((port) => createSessionChannel(port));
}

describe('the session over the tabs', () => {
  it('[S09] 403 authentication_required logs the member out if logged in, in every tab', () => {
    const [first, second] = twoTabs();
    const events: SessionEvent[] = [];
    first?.listen((event) => events.push(event));
    second?.listen((event) => events.push(event));
    first?.end();
    expect(events).toEqual(['logged-out', 'logged-out']);
  });

  it('[S09] who is logged out stays where they are when the session is over', async () => {
    const visitor = parts(null);
    await followSession('logged-out', visitor);
    expect(visitor.leave).not.toHaveBeenCalled();
  });

  it('[S06] on logout go to the root, in the other tabs too', async () => {
    const member = parts(user);
    await followSession('logged-out', member);
    expect(member.leave).toHaveBeenCalledOnce();
  });

  it('[S06] a log-in in another tab is one here, and leaves the log-in page', async () => {
    const onLogIn = parts(null, '/login');
    await followSession('logged-in', onLogIn);
    expect(onLogIn.changeMember).toHaveBeenCalledWith(user);
    expect(onLogIn.enter).toHaveBeenCalledOnce();

    const onSearch = parts(null, '/members');
    await followSession('logged-in', onSearch);
    expect(onSearch.enter).not.toHaveBeenCalled();
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
  });
});
