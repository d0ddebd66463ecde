import type { Page } from '@playwright/test';

export const PUSH_ENDPOINT = 'https://push.demo.velours.test/send/flow';

/** What is at the edge of the browser and not on this machine: its answer to the question, and the push service. */
export const withPushService = async (
  page: Page,
  permission: NotificationPermission,
): Promise<void> => {
  await page.addInitScript(
    ([endpoint, answer]) => {
      Object.defineProperty(Notification, 'permission', { get: () => answer });
      Notification.requestPermission = async () => answer;
      const keys = { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' };
      let current: PushSubscription | null = null;
      let count = 0;
      PushManager.prototype.getSubscription = async () => current;
      PushManager.prototype.subscribe = async () => {
        // As a browser does: one that is there is given again.
        if (current !== null) return current;
        const own = `${endpoint}-${(count += 1)}`;
        current = {
          endpoint: own,
          toJSON: () => ({ endpoint: own, expirationTime: null, keys }),
          unsubscribe: async () => {
            current = null;
            return true;
          },
        } as unknown as PushSubscription;
        return current;
      };
    },
    [PUSH_ENDPOINT, permission] as const,
  );
};

/** The browser's push service hands a message to the site's own service worker. */
export async function deliverPush(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await session.detach();
}
