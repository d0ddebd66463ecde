import { describe, expect, test } from 'vitest';
import { pushCapability } from './capability.ts';

const KEY = 'B'.repeat(87);

const browser = (permission: NotificationPermission): object => ({
  navigator: { serviceWorker: {} },
  PushManager: {},
  Notification: { permission },
});

describe('push capability', () => {
  test('[S02] a browser that can have push is asked, whether or not it was before', () => {
    expect(pushCapability(KEY, browser('default'))).toBe('askable');
    expect(pushCapability(KEY, browser('granted'))).toBe('askable');
  });

  test('[S02] a browser whose member said no is not asked again', () => {
    expect(pushCapability(KEY, browser('denied'))).toBe('denied');
  });

  test('[S02] without a key of the site there is no push', () => {
    expect(pushCapability(null, browser('default'))).toBe('incapable');
  });

  test.each(['navigator', 'PushManager', 'Notification'])(
    '[S02] without %s there is no push',
    (part) => {
      const parts = Object.entries(browser('default')).filter(([name]) => name !== part);
      expect(pushCapability(KEY, Object.fromEntries(parts))).toBe('incapable');
      expect(pushCapability(KEY, { ...browser('default'), navigator: {} })).toBe('incapable');
    },
  );
});
