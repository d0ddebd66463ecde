import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionFact } from '@velours/machines/session';
import { createSessionChannel, readFact } from './session-channel.ts';

describe('[S06] what tabs tell each other', () => {
  const name = `session-test-${process.pid}`;
  const channels: BroadcastChannel[] = [];
  const tab = () => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return createSessionChannel(channel);
  };
  afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

  it('who has logged in, and that somebody has logged out; the one who tells hears nothing', async () => {
    const [one, other] = [tab(), tab()];
    const own = vi.fn<(fact: SessionFact) => void>();
    const heard = vi.fn<(fact: SessionFact) => void>();
    one.listen(own);
    const stop = other.listen(heard);
    one.tell({ type: 'loggedIn', memberId: 'anna' });
    one.tell({ type: 'loggedOut' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls).toEqual([
      [{ type: 'loggedIn', memberId: 'anna' }],
      [{ type: 'loggedOut' }],
    ]);
    expect(own).not.toHaveBeenCalled();
    stop();
  });

  it('a browser without channels tells nobody, and fails at nothing', () => {
    const alone = createSessionChannel(null);
    expect(() => {
      alone.tell({ type: 'loggedOut' });
      alone.listen(() => undefined)();
    }).not.toThrow();
  });

  it.each(['logged-out', null, 7, {}, { type: 'loggedIn' }, { type: 'loggedIn', memberId: 7 }])(
    'a tab of another version is not understood: %j',
    (message) => {
      expect(readFact(message)).toBeNull();
    },
  );
});
