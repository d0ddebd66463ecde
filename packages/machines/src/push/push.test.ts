import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { liveRefreshMachine } from '../liveRefresh/index.ts';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  selectFailure,
  selectIsCapable,
  selectIsSubscribed,
  selectLastMessageAt,
  selectState,
  selectSubscription,
  selectView,
} from './push.logic.ts';
import type { BrowserPush } from './push.logic.ts';
import { pushMachine } from './push.machine.ts';
import { capableBrowser, pushModel, subscriptionAt } from './push.model.ts';

const ONE = subscriptionAt('endpoint 1');
const OTHER = subscriptionAt('endpoint 2');
const REFUSED = { status: 422, code: 'validation_failed', params: { maximum: 9 } };

const start = () => {
  let made = 0;
  const push = startTestActor(pushMachine, (now) => ({
    now,
    newKey: () => {
      made += 1;
      return `key-${made}`;
    },
  }));
  return {
    ...push,
    state: () => selectState(push.snapshot()),
    view: () => selectView(push.snapshot()),
    failure: () => selectFailure(push.snapshot()),
    isSubscribed: () => selectIsSubscribed(push.snapshot()),
    browser: (more: Partial<BrowserPush> = {}) =>
      push.send({ type: 'BROWSER', browser: { ...capableBrowser, ...more } }),
  };
};

/** A member whose browser says this. */
const member = (more: Partial<BrowserPush> = {}, savedEndpoint: string | null = null) => {
  const push = start();
  push.send({ type: 'LOGGED_IN', savedEndpoint });
  push.browser(more);
  return push;
};

const granted = (subscription: typeof ONE | null = null): Partial<BrowserPush> => ({
  permission: 'granted',
  subscription,
});

/** A member who has pressed, and whose subscription is being saved. */
const saving = () => {
  const push = member();
  push.send({ type: 'ENABLE' });
  push.done('askPermission', 'granted');
  push.done('subscribe', ONE);
  return push;
};

const on = () => {
  const push = member(granted(ONE), ONE.endpoint);
  expect(push.isSubscribed()).toBe(true);
  return push;
};

describe('push, facts', () => {
  test('[N02] push is unknown, then capable or not', () => {
    const push = start();
    expect([push.state(), selectIsCapable(push.snapshot())]).toEqual(['unknown', null]);
    push.send({ type: 'LOGGED_IN', savedEndpoint: null });
    expect([push.state(), push.view(), selectIsCapable(push.snapshot())]).toEqual([
      'unknown',
      null,
      null,
    ]);
    push.browser({ isCapable: false });
    expect([push.state(), push.view(), selectIsCapable(push.snapshot())]).toEqual([
      'incapable',
      null,
      false,
    ]);
    push.browser();
    expect([push.state(), selectIsCapable(push.snapshot())]).toEqual(['prompt', true]);
  });

  test('[N02] a browser without push is incapable, whatever it says of permission', () => {
    expect(member({ isCapable: false, permission: 'denied' }).state()).toBe('incapable');
    expect(member({ isCapable: false, ...granted(ONE) }, ONE.endpoint).state()).toBe('incapable');
  });

  test('[N02] a browser that cannot be watched is incapable, until the next log-in', () => {
    const push = member();
    push.fail('watchBrowser');
    expect([push.state(), push.view(), selectIsCapable(push.snapshot())]).toEqual([
      'incapable',
      null,
      false,
    ]);
    push.send({ type: 'LOGGED_OUT' });
    push.send({ type: 'LOGGED_IN', savedEndpoint: null });
    expect(push.isRunning('watchBrowser')).toBe(true);
  });

  test('[N02] subscribed is a subscription, false or denied', () => {
    expect(selectSubscription(on().snapshot())).toEqual(ONE);
    expect(selectSubscription(member().snapshot())).toBe(false);
    expect(selectSubscription(member({ permission: 'denied' }).snapshot())).toBe('denied');
  });

  test('[N02] a subscription of the browser alone, as of another member, is not this member’s', () => {
    const push = member(granted(ONE));
    expect([push.state(), push.isSubscribed()]).toEqual(['prompt', false]);
    expect(selectSubscription(push.snapshot())).toBe(false);
  });

  test('[N02] a saved subscription without permission brings nothing: it has expired', () => {
    const push = member({ permission: 'default', subscription: ONE }, ONE.endpoint);
    expect([push.view(), push.isSubscribed()]).toEqual(['expired', false]);
  });

  test('[N02] permission changed in another tab or in the browser’s settings is seen at once, both ways', () => {
    const push = on();
    push.browser({ permission: 'denied' });
    expect([push.view(), push.isSubscribed()]).toEqual(['denied', false]);
    push.browser();
    expect(push.view()).toBe('expired');
    push.browser(granted(ONE));
    expect(push.isSubscribed()).toBe(true);
  });

  test('[N02] denied, then allowed again in the settings: offered again, nothing asked', () => {
    const push = member({ permission: 'denied' });
    push.send({ type: 'ENABLE' });
    expect(push.view()).toBe('denied');
    push.browser({ permission: 'granted' });
    expect(push.view()).toBe('prompt');
    expect(push.started.map(({ id }) => id)).toEqual(['watchBrowser']);
  });

  test('[N02] turned on or off in another tab is seen in this one', () => {
    const push = member(granted(ONE));
    push.send({ type: 'STORED_ELSEWHERE', savedEndpoint: ONE.endpoint });
    expect(push.isSubscribed()).toBe(true);
    push.send({ type: 'STORED_ELSEWHERE', savedEndpoint: null });
    expect(push.view()).toBe('prompt');
  });

  test('[N02] the last message is kept with its time', () => {
    const push = on();
    expect(selectLastMessageAt(push.snapshot())).toBeNull();
    push.wait(5_000);
    push.send({ type: 'MESSAGE' });
    expect(selectLastMessageAt(push.snapshot())).toBe(EPOCH + 5_000);
    push.sleep(-86_400_000);
    push.send({ type: 'MESSAGE' });
    expect(selectLastMessageAt(push.snapshot())).toBe(EPOCH + 5_000 - 86_400_000);
  });

  test('[N02] logged out, no stored or ended endpoint and no failure is kept', () => {
    const push = on();
    push.send({ type: 'EXPIRED', endpoint: ONE.endpoint });
    push.fail('subscribe');
    push.send({ type: 'LOGGED_OUT' });
    expect(push.snapshot().context).toMatchObject({
      browser: null,
      savedEndpoint: null,
      endedEndpoint: null,
      failure: null,
    });
  });

  test('[N02] on logout nothing of the member is left', () => {
    const push = saving();
    push.send({ type: 'MESSAGE' });
    push.send({ type: 'LOGGED_OUT' });
    expect(push.isRunning('saveSubscription')).toBe(false);
    push.send({ type: 'LOGGED_IN', savedEndpoint: null });
    expect([push.state(), selectLastMessageAt(push.snapshot())]).toEqual(['unknown', null]);
    push.browser(granted(ONE));
    push.send({ type: 'ENABLE' });
    push.done('askPermission', 'granted');
    push.done('subscribe', ONE);
    // Another member's intent, even for the same subscription.
    expect(push.inputOf('saveSubscription')).toMatchObject({ idempotencyKey: 'key-2' });
  });
});

describe('push, turning on', () => {
  test('[N02] the browser asks in the same turn as the press, and never without one', () => {
    const push = member();
    push.wait(3 * 3_600_000);
    expect(push.isRunning('askPermission')).toBe(false);
    push.send({ type: 'ENABLE' });
    expect(push.isRunning('askPermission')).toBe(true);
    expect(push.view()).toBe('subscribing');
  });

  test('[N02] POST user.php?push=1 saves the subscription, with a key; then it is stored for this browser', () => {
    const push = saving();
    expect(push.view()).toBe('subscribing');
    expect(push.inputOf('saveSubscription')).toEqual({
      subscription: ONE,
      idempotencyKey: 'key-1',
    });
    expect(push.ran).toEqual([]);
    push.done('saveSubscription', {});
    expect([push.view(), push.isSubscribed()]).toEqual(['subscribed', true]);
    expect(push.ran).toEqual([{ type: 'storeSaved', params: { endpoint: ONE.endpoint } }]);
  });

  test.each([
    ['denied', 'denied'],
    ['default', 'prompt'],
  ] as const)('[N02] the browser’s question answered with %s: %s', (answer, view) => {
    const push = member();
    push.send({ type: 'ENABLE' });
    push.done('askPermission', answer);
    expect([push.view(), push.failure()]).toEqual([view, null]);
    expect(push.isRunning('subscribe')).toBe(false);
  });

  test('[N02] a browser that cannot ask, or reaches no push service, says so and may be tried again', () => {
    const push = member();
    push.send({ type: 'ENABLE' });
    push.fail('askPermission');
    expect(push.view()).toBe('failed: push_unreachable');
    expect(push.failure()).toEqual({ code: 'push_unreachable', params: {} });
    push.send({ type: 'ENABLE' });
    expect([push.view(), push.failure()]).toEqual(['subscribing', null]);
    push.done('askPermission', 'granted');
    push.fail('subscribe');
    expect(push.view()).toBe('failed: push_unreachable');
  });

  test('[N02] a push service without an answer is given up after 30 s, not a millisecond before', () => {
    const push = member();
    push.send({ type: 'ENABLE' });
    push.wait(3 * 3_600_000);
    push.done('askPermission', 'granted');
    push.wait(29_999);
    expect(push.view()).toBe('subscribing');
    push.wait(1);
    expect(push.view()).toBe('failed: push_unreachable');
  });

  test('[N02] a save without an answer keeps its key for the same subscription', () => {
    const push = saving();
    push.fail('saveSubscription', new TypeError('fetch failed'));
    expect([push.view(), push.isSubscribed()]).toEqual(['failed: network', false]);
    push.send({ type: 'ENABLE' });
    push.done('askPermission', 'granted');
    push.done('subscribe', { ...ONE });
    expect(push.inputOf('saveSubscription')).toMatchObject({ idempotencyKey: 'key-1' });
    push.wait(29_999);
    expect(push.view()).toBe('subscribing');
    push.wait(1);
    expect(push.view()).toBe('failed: network');
    expect(push.failure()).toEqual({ code: 'network', params: {} });
    push.send({ type: 'ENABLE' });
    push.done('askPermission', 'granted');
    push.done('subscribe', OTHER);
    expect(push.inputOf('saveSubscription')).toEqual({
      subscription: OTHER,
      idempotencyKey: 'key-2',
    });
  });

  test('[N02] a refused save says why, and tries again with a new key', () => {
    const push = saving();
    push.fail('saveSubscription', REFUSED);
    expect(push.view()).toBe('failed: validation_failed');
    expect(push.failure()).toEqual({ code: 'validation_failed', params: { maximum: 9 } });
    push.send({ type: 'ENABLE' });
    push.done('askPermission', 'granted');
    push.done('subscribe', ONE);
    expect(push.inputOf('saveSubscription')).toMatchObject({ idempotencyKey: 'key-2' });
    push.done('saveSubscription', {});
    expect([push.view(), push.failure()]).toEqual(['subscribed', null]);
  });

  test('[N02] that it was too fast says nothing of a try before it: the key stays', () => {
    const push = saving();
    push.fail('saveSubscription', { status: 429, code: 'too_many_requests' });
    push.send({ type: 'ENABLE' });
    push.done('askPermission', 'granted');
    push.done('subscribe', ONE);
    expect(push.inputOf('saveSubscription')).toMatchObject({ idempotencyKey: 'key-1' });
  });

  test('[N02] a failure stays until the member presses, whatever the browser says meanwhile', () => {
    const push = saving();
    push.fail('saveSubscription', REFUSED);
    push.browser(granted(ONE));
    expect(push.view()).toBe('failed: validation_failed');
    push.send({ type: 'STORED_ELSEWHERE', savedEndpoint: ONE.endpoint });
    expect([push.view(), push.failure()]).toEqual(['subscribed', null]);
  });

  test('[N02] permission taken back while it is saved: denied, not subscribed', () => {
    const push = saving();
    push.browser({ permission: 'denied' });
    expect(push.view()).toBe('subscribing');
    push.done('saveSubscription', {});
    expect([push.view(), push.isSubscribed()]).toEqual(['denied', false]);
  });

  test('[N02] turned off in another tab while the browser asks: what it says counts', () => {
    const push = member({ permission: 'default' }, ONE.endpoint);
    push.send({ type: 'ENABLE' });
    push.send({ type: 'STORED_ELSEWHERE', savedEndpoint: null });
    push.done('askPermission', 'default');
    expect(push.view()).toBe('prompt');
  });
});

describe('push, what has ended', () => {
  test('[N02] pushsubscriptionchange: a subscription that is gone is made anew in silence while it is allowed', () => {
    const push = on();
    push.browser(granted());
    expect([push.state(), push.view(), push.isSubscribed()]).toEqual(['renewing', null, false]);
    expect(push.isRunning('askPermission')).toBe(false);
    expect(push.inputOf('subscribe')).toEqual({ replaces: null });
    push.done('subscribe', OTHER);
    push.done('saveSubscription', {});
    expect(push.isSubscribed()).toBe(true);
    expect(push.ran).toEqual([{ type: 'storeSaved', params: { endpoint: OTHER.endpoint } }]);
  });

  test.each([404, 410])(
    '[N02] %i at the server: the ended subscription is replaced, though the browser still has it',
    () => {
      const push = on();
      push.send({ type: 'EXPIRED', endpoint: ONE.endpoint });
      expect(push.state()).toBe('renewing');
      expect(push.inputOf('subscribe')).toEqual({ replaces: ONE.endpoint });
      push.browser(granted(ONE));
      push.done('subscribe', OTHER);
      push.done('saveSubscription', {});
      expect(push.isSubscribed()).toBe(true);
    },
  );

  test('[N02] the end of another subscription is not ours', () => {
    const push = on();
    push.send({ type: 'EXPIRED', endpoint: OTHER.endpoint });
    expect(push.isSubscribed()).toBe(true);
  });

  test('[N02] a saved subscription is alive again, even one that had ended', () => {
    const push = on();
    push.send({ type: 'EXPIRED', endpoint: ONE.endpoint });
    push.done('subscribe', ONE);
    push.done('saveSubscription', {});
    expect(push.isSubscribed()).toBe(true);
  });

  test('[N02] what cannot be renewed in silence is offered again: expired', () => {
    const push = on();
    push.browser(granted());
    push.fail('subscribe');
    expect(push.view()).toBe('expired');
    // No second try by itself.
    push.browser(granted());
    expect(push.view()).toBe('expired');
    push.send({ type: 'ENABLE' });
    expect([push.view(), push.isRunning('askPermission')]).toEqual(['subscribing', true]);
  });

  test('[N02] the service’s word of an end renews again after a failure', () => {
    const push = on();
    push.browser(granted());
    push.fail('subscribe');
    push.send({ type: 'EXPIRED', endpoint: ONE.endpoint });
    expect(push.state()).toBe('renewing');
  });

  test('[N02] turned on by a press, it is renewed in silence later', () => {
    const push = saving();
    push.done('saveSubscription', {});
    push.browser(granted());
    expect([push.state(), push.view()]).toEqual(['renewing', null]);
  });

  test('[N02] an ended subscription stays ended when another one’s end is told', () => {
    const push = on();
    push.send({ type: 'EXPIRED', endpoint: ONE.endpoint });
    push.fail('subscribe');
    push.send({ type: 'EXPIRED', endpoint: OTHER.endpoint });
    expect([push.view(), push.isSubscribed()]).toEqual(['expired', false]);
  });

  test('[N02] without permission it is asked for again, only after a press', () => {
    const push = member({}, ONE.endpoint);
    expect([push.view(), push.isRunning('subscribe')]).toEqual(['expired', false]);
  });
});

describe('push, turning off', () => {
  test('[N02] turned off: not subscribed, and stored as such', () => {
    const push = on();
    push.send({ type: 'DISABLE' });
    expect([push.view(), push.isSubscribed()]).toEqual(['unsubscribing', false]);
    push.done('unsubscribe', true);
    expect([push.view(), push.isSubscribed()]).toEqual(['prompt', false]);
    expect(push.ran).toEqual([{ type: 'storeSaved', params: { endpoint: null } }]);
    // The browser's old word would be of the subscription that has gone.
    expect(push.snapshot().context.browser?.subscription).toBeNull();
  });

  test('[N02] what could not be turned off is still on, and says so; the next try clears it', () => {
    const push = on();
    push.send({ type: 'DISABLE' });
    push.fail('unsubscribe');
    expect([push.view(), push.isSubscribed()]).toEqual(['subscribed: not turned off', true]);
    expect(push.failure()).toEqual({ code: 'not_turned_off', params: {} });
    expect(push.ran).toEqual([]);
    push.send({ type: 'DISABLE' });
    push.done('unsubscribe', true);
    expect([push.view(), push.failure()]).toEqual(['prompt', null]);
  });

  test('[N02] what could not be turned off, and is then gone by itself, is not said to be on', () => {
    const push = on();
    push.send({ type: 'DISABLE' });
    push.fail('unsubscribe');
    push.browser(granted());
    expect([push.view(), push.isSubscribed()]).toEqual(['expired', false]);
  });

  test('[N02] turned off in another tab meanwhile, there is nothing to complain of', () => {
    const push = on();
    push.send({ type: 'DISABLE' });
    push.send({ type: 'STORED_ELSEWHERE', savedEndpoint: null });
    push.fail('unsubscribe');
    expect([push.view(), push.failure()]).toEqual(['prompt', null]);
  });
});

describe('push and liveRefresh', () => {
  test('[N02] [C08] subscribed, the refresh comes each 300 seconds instead of 60', () => {
    const push = on();
    const refresh = startTestActor(liveRefreshMachine, (now) => ({
      now,
      random: () => 1,
      isPushSubscribed: push.isSubscribed(),
      isVisible: true,
      isOnline: true,
    }));
    refresh.send({ type: 'LOGGED_IN' });
    refresh.wait(5_000 + 299_999);
    expect(refresh.ran).toHaveLength(1);
    refresh.wait(1);
    expect(refresh.ran).toHaveLength(2);
    push.browser({ permission: 'denied' });
    refresh.send({ type: 'PUSH_SUBSCRIPTION', isSubscribed: push.isSubscribed() });
    refresh.wait(59_999);
    expect(refresh.ran).toHaveLength(2);
    refresh.wait(1);
    expect(refresh.ran).toHaveLength(3);
  });
});

describe('push, parts', () => {
  test('[N02] nothing is asked of a browser before somebody is logged in', () => {
    const input = { now: () => EPOCH, newKey: () => 'key' };
    const actor = createActor(pushMachine, { input }).start();
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });
});

proveMachine(pushModel, {
  id: 'N02',
  docs: new URL('./push.docs.md', import.meta.url),
  ways: new URL('./push.ways.gen.json', import.meta.url),
});
