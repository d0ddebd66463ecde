import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import { selectConnection, selectIsLive, selectNotice } from './liveRefresh.logic.ts';
import type { ReloadParams } from './liveRefresh.logic.ts';
import { liveRefreshMachine } from './liveRefresh.machine.ts';
import type { LiveRefreshInput } from './liveRefresh.logic.ts';
import { liveRefreshModel } from './liveRefresh.model.ts';

const start = (more: Partial<LiveRefreshInput> = {}) => {
  const live = startTestActor(liveRefreshMachine, (now) => ({
    now,
    random: () => 1,
    isPushSubscribed: false,
    isVisible: true,
    isOnline: true,
    ...more,
  }));
  return {
    ...live,
    /** What was reloaded so far, oldest first. */
    reloads: () => live.ran.map(({ params }) => (params as ReloadParams).what.join(' ')),
  };
};

const loggedIn = (more: Partial<LiveRefreshInput> = {}) => {
  const live = start(more);
  live.send({ type: 'LOGGED_IN' });
  return live;
};

const all = 'user chats likes';

describe('liveRefresh, polling', () => {
  test('[C08] the first refresh comes 5 seconds after load, then one each 60 seconds', () => {
    const live = loggedIn();
    live.wait(4_999);
    expect(live.reloads()).toEqual([]);
    live.wait(1);
    expect(live.reloads()).toEqual([all]);
    live.wait(59_999);
    expect(live.reloads()).toHaveLength(1);
    live.wait(1);
    expect(live.reloads()).toEqual([all, all]);
  });

  test('[C08] each 300 seconds when push-subscribed', () => {
    const live = loggedIn({ isPushSubscribed: true });
    live.wait(5_000 + 299_999);
    expect(live.reloads()).toHaveLength(1);
    live.wait(1);
    expect(live.reloads()).toHaveLength(2);
  });

  test('[C08] subscribing and unsubscribing on the way count from the last refresh', () => {
    const live = loggedIn();
    live.wait(5_000 + 30_000);
    live.send({ type: 'PUSH_SUBSCRIPTION', isSubscribed: true });
    live.wait(269_999);
    expect(live.reloads()).toHaveLength(1);
    live.wait(1);
    expect(live.reloads()).toHaveLength(2);
    live.wait(100_000);
    live.send({ type: 'PUSH_SUBSCRIPTION', isSubscribed: false });
    expect(live.reloads()).toHaveLength(3);
  });

  test('[C08] logged out, nothing is refreshed', () => {
    const live = loggedIn();
    live.send({ type: 'LOGGED_OUT' });
    live.wait(600_000);
    live.send({ type: 'PUSH_MESSAGE' });
    expect(live.reloads()).toEqual([]);
    expect(live.isRunning('stream')).toBe(false);
  });

  test('[C08] a push message reloads chats and likes', () => {
    const live = loggedIn();
    live.send({ type: 'PUSH_MESSAGE' });
    expect(live.reloads()).toEqual(['chats likes']);
  });

  test.each([
    [60_000, false],
    [300_000, true],
  ])(
    '[C08] a push message starts the interval of %i ms anew: nothing is read twice, and the next refresh is a whole one',
    (interval, isPushSubscribed) => {
      const live = loggedIn({ isPushSubscribed });
      live.wait(5_000 + interval - 1);
      live.send({ type: 'PUSH_MESSAGE' });
      expect(live.reloads()).toEqual([all, 'chats likes']);
      live.wait(interval - 1);
      expect(live.reloads()).toHaveLength(2);
      live.wait(1);
      expect(live.reloads()).toEqual([all, 'chats likes', all]);
      live.wait(interval - 1);
      expect(live.reloads()).toHaveLength(3);
      live.wait(1);
      expect(live.reloads()).toHaveLength(4);
    },
  );

  test('[C08] a push message does not put off the first refresh: 5 seconds after load', () => {
    const live = loggedIn();
    live.wait(4_999);
    live.send({ type: 'PUSH_MESSAGE' });
    live.wait(1);
    expect(live.reloads()).toEqual(['chats likes', all]);
  });

  test('[C08] push messages without end: the user is still read each 300 s, with the next of them', () => {
    const live = loggedIn({ isPushSubscribed: true });
    live.wait(5_000);
    live.wait(150_000);
    live.send({ type: 'PUSH_MESSAGE' });
    live.wait(149_999);
    live.send({ type: 'PUSH_MESSAGE' });
    expect(live.reloads()).toEqual([all, 'chats likes', 'chats likes']);
    live.wait(1);
    live.send({ type: 'PUSH_MESSAGE' });
    expect(live.reloads().at(-1)).toBe(all);
    live.wait(299_999);
    expect(live.reloads()).toHaveLength(4);
    live.wait(1);
    expect(live.reloads()).toHaveLength(5);
  });

  test('[C08] on a hidden page a push message reloads, and the page that is seen again waits for the rest', () => {
    const live = loggedIn({ isPushSubscribed: true });
    live.wait(5_000);
    live.send({ type: 'HIDDEN' });
    live.wait(200_000);
    live.send({ type: 'PUSH_MESSAGE' });
    live.wait(299_999);
    live.send({ type: 'VISIBLE' });
    expect(live.reloads()).toEqual([all, 'chats likes']);
    live.wait(1);
    expect(live.reloads()).toEqual([all, 'chats likes', all]);
  });

  test('[C08] with a clock that was put back a day a push message delays by one interval and no more', () => {
    const live = loggedIn({ isPushSubscribed: true });
    live.wait(5_000);
    live.sleep(-86_400_000);
    live.send({ type: 'PUSH_MESSAGE' });
    expect(live.reloads()).toEqual([all, all]);
    live.wait(299_999);
    expect(live.reloads()).toHaveLength(2);
    live.wait(1);
    expect(live.reloads()).toHaveLength(3);
  });

  test('[C08] a hidden page waits; seen again, it refreshes at once if that is due', () => {
    const live = loggedIn();
    live.wait(5_000);
    live.send({ type: 'HIDDEN' });
    live.wait(600_000);
    expect(live.reloads()).toHaveLength(1);
    live.send({ type: 'VISIBLE' });
    expect(live.reloads()).toHaveLength(2);
  });

  test('[C08] seen again before it is due, it waits for the rest', () => {
    const live = loggedIn();
    live.wait(5_000);
    live.send({ type: 'HIDDEN' });
    live.wait(20_000);
    live.send({ type: 'VISIBLE' });
    live.wait(39_999);
    expect(live.reloads()).toHaveLength(1);
    live.wait(1);
    expect(live.reloads()).toHaveLength(2);
  });

  test('[C08] after a sleep it refreshes as soon as it is seen, and only once', () => {
    const live = loggedIn();
    live.wait(5_000);
    live.sleep(3 * 3_600_000);
    live.send({ type: 'VISIBLE' });
    live.wait(1_000);
    expect(live.reloads()).toHaveLength(2);
  });

  test('[C08] a clock that was put back delays it by no more than one interval', () => {
    const live = loggedIn();
    live.wait(5_000);
    live.sleep(-3_600_000);
    live.wait(60_000 + 60_000);
    expect(live.reloads().length).toBeGreaterThanOrEqual(2);
  });
});

describe('liveRefresh, stream', () => {
  test('[B01] is opened at log-in and closed at log-out', () => {
    const live = loggedIn();
    expect(selectConnection(live.snapshot())).toBe('connecting');
    live.send({ type: 'STREAM_OPENED' });
    expect(selectIsLive(live.snapshot())).toBe(true);
    live.send({ type: 'LOGGED_OUT' });
    expect(live.isRunning('stream')).toBe(false);
    expect(selectConnection(live.snapshot())).toBe('none');
  });

  test('[B01] lost, it is opened again after 1, 2, 4 ... seconds, a minute at most', () => {
    const live = loggedIn();
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      live.send({ type: 'STREAM_LOST' });
      live.wait(pause * 1_000 - 1);
      expect(live.isRunning('stream')).toBe(false);
      live.wait(1);
      expect(live.isRunning('stream')).toBe(true);
    }
  });

  test('[B01] chance spreads the pause down to its half', () => {
    const live = loggedIn({ random: () => 0 });
    live.send({ type: 'STREAM_LOST' });
    live.wait(500);
    expect(live.isRunning('stream')).toBe(true);
  });

  test('[B01] one that held for 10 s starts with the shortest pause again', () => {
    const live = loggedIn();
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      live.send({ type: 'STREAM_LOST' });
      live.wait(pause);
    }
    live.send({ type: 'STREAM_OPENED' });
    live.wait(10_000);
    for (const pause of [1_000, 2_000]) {
      live.send({ type: 'STREAM_LOST' });
      live.wait(pause - 1);
      expect(live.isRunning('stream')).toBe(false);
      live.wait(1);
      expect(live.isRunning('stream')).toBe(true);
    }
  });

  test('[B01] one that held for less goes on with the longer pause', () => {
    const live = loggedIn();
    live.send({ type: 'STREAM_LOST' });
    live.wait(1_000);
    live.send({ type: 'STREAM_OPENED' });
    live.wait(9_999);
    live.send({ type: 'STREAM_LOST' });
    live.wait(1_999);
    expect(live.isRunning('stream')).toBe(false);
    live.wait(1);
    expect(live.isRunning('stream')).toBe(true);
  });

  test('[B01] a first try is no reconnection; one after a failure, or after the network was gone, is', () => {
    const failed = loggedIn();
    expect([selectNotice(failed.snapshot()), selectIsLive(failed.snapshot())]).toEqual([
      null,
      false,
    ]);
    failed.send({ type: 'STREAM_LOST' });
    expect(selectNotice(failed.snapshot())).toBe('reconnecting');
    const offline = loggedIn();
    offline.send({ type: 'STREAM_OPENED' });
    offline.send({ type: 'OFFLINE' });
    offline.send({ type: 'ONLINE' });
    expect(selectNotice(offline.snapshot())).toBe('reconnecting');
    expect(selectIsLive(offline.snapshot())).toBe(false);
  });

  test('[B01] coming back, it reloads what was missed; the first time there is nothing to miss', () => {
    const live = loggedIn();
    live.send({ type: 'STREAM_OPENED' });
    expect(live.reloads()).toEqual([]);
    live.send({ type: 'STREAM_LOST' });
    expect(selectNotice(live.snapshot())).toBe('reconnecting');
    live.wait(1_000);
    live.send({ type: 'STREAM_OPENED' });
    expect(live.reloads()).toEqual([all]);
    expect(selectNotice(live.snapshot())).toBeNull();
    live.send({ type: 'STREAM_OPENED' });
    expect(live.reloads()).toEqual([all]);
  });

  test('[B01] what the stream that is back has reloaded is not read again before a whole interval', () => {
    const live = loggedIn();
    live.send({ type: 'STREAM_OPENED' });
    live.wait(5_000 + 59_000 - 1_000);
    live.send({ type: 'STREAM_LOST' });
    live.wait(1_000);
    live.send({ type: 'STREAM_OPENED' });
    expect(live.reloads()).toEqual([all, all]);
    live.wait(59_999);
    expect(live.reloads()).toHaveLength(2);
    live.wait(1);
    expect(live.reloads()).toHaveLength(3);
  });

  test('[B01] one that does not open within 15 s is tried anew', () => {
    const live = loggedIn();
    live.wait(15_000);
    expect(live.isRunning('stream')).toBe(false);
    live.wait(1_000);
    expect(live.isRunning('stream')).toBe(true);
    live.wait(15_000 + 1_999);
    expect(live.isRunning('stream')).toBe(false);
    live.wait(1);
    expect(live.isRunning('stream')).toBe(true);
  });

  test('[B01] a stream actor that fails is tried anew too, after 1, 2 ... seconds', () => {
    const live = loggedIn();
    for (const pause of [1_000, 2_000]) {
      live.fail('stream');
      live.wait(pause - 1);
      expect(live.isRunning('stream')).toBe(false);
      live.wait(1);
      expect(live.isRunning('stream')).toBe(true);
    }
  });

  test('[B01] offline it waits for the network; back online or seen, it does not wait', () => {
    const live = loggedIn();
    live.send({ type: 'OFFLINE' });
    expect(selectNotice(live.snapshot())).toBe('offline');
    live.wait(600_000);
    expect(live.isRunning('stream')).toBe(false);
    live.send({ type: 'ONLINE' });
    expect(live.isRunning('stream')).toBe(true);
    live.send({ type: 'STREAM_LOST' });
    live.send({ type: 'VISIBLE' });
    expect(live.isRunning('stream')).toBe(true);
  });

  test('[B01] logged in again it begins anew: the first refresh after 5 s, the shortest pause, nothing missed', () => {
    const live = loggedIn();
    live.wait(5_000);
    live.send({ type: 'STREAM_OPENED' });
    for (const pause of [1_000, 2_000, 4_000]) {
      live.send({ type: 'STREAM_LOST' });
      live.wait(pause);
    }
    live.send({ type: 'LOGGED_OUT' });
    live.send({ type: 'LOGGED_IN' });
    expect(selectConnection(live.snapshot())).toBe('connecting');
    const before = live.reloads().length;
    live.send({ type: 'STREAM_OPENED' });
    expect(live.reloads()).toHaveLength(before);
    live.wait(5_000);
    expect(live.reloads()).toHaveLength(before + 1);
    live.send({ type: 'STREAM_LOST' });
    live.wait(1_000);
    expect(live.isRunning('stream')).toBe(true);
  });

  test('[B01] what changes while logged out counts at log-in: network, sight, push', () => {
    const offline = start();
    offline.send({ type: 'OFFLINE' });
    offline.send({ type: 'HIDDEN' });
    offline.send({ type: 'LOGGED_IN' });
    expect(offline.isRunning('stream')).toBe(false);
    offline.wait(600_000);
    expect(offline.reloads()).toEqual([]);

    const back = start({ isOnline: false, isVisible: false });
    back.send({ type: 'ONLINE' });
    back.send({ type: 'VISIBLE' });
    back.send({ type: 'PUSH_SUBSCRIPTION', isSubscribed: true });
    back.send({ type: 'LOGGED_IN' });
    expect(back.isRunning('stream')).toBe(true);
    back.wait(5_000 + 299_999);
    expect(back.reloads()).toHaveLength(1);
  });

  test('[B01] the network that is back is known after the next log-in too', () => {
    const live = loggedIn({ isOnline: false });
    live.send({ type: 'ONLINE' });
    live.send({ type: 'LOGGED_OUT' });
    live.send({ type: 'LOGGED_IN' });
    expect(live.isRunning('stream')).toBe(true);
    live.send({ type: 'OFFLINE' });
    live.send({ type: 'LOGGED_OUT' });
    live.send({ type: 'LOGGED_IN' });
    expect(live.isRunning('stream')).toBe(false);
  });

  test('[B01] back online while it waits for its next try, it does not wait', () => {
    const live = loggedIn();
    live.send({ type: 'STREAM_LOST' });
    live.send({ type: 'ONLINE' });
    expect(live.isRunning('stream')).toBe(true);
  });
});

proveMachine(liveRefreshModel, {
  id: 'C08',
  docs: new URL('./liveRefresh.docs.md', import.meta.url),
  ways: new URL('./liveRefresh.ways.gen.json', import.meta.url),
});
