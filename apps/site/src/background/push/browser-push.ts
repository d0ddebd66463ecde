import type { BrowserPush, PushSubscriptionFacts } from '@velours/machines/push';
import { WORKER } from '../../app/document/installed-app.ts';
import { pushCapability } from './capability.ts';

/** What it tells of a subscription that the browser has changed by itself. */
const SUBSCRIPTION_CHANGED = 'push-subscription-changed';

const NOT_CAPABLE: BrowserPush = { isCapable: false, permission: 'default', subscription: null };

function factsOf(subscription: PushSubscription): PushSubscriptionFacts {
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh, auth, expirationTime };
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the browser says of push without asking the member. */
async function readBrowserPush(publicKey: string | null): Promise<BrowserPush> {
  if (pushCapability(publicKey, globalThis) === 'incapable') return NOT_CAPABLE;
  const subscription = await currentSubscription().catch(() => null);
  return {
    isCapable: true,
    permission: Notification.permission,
    subscription: subscription && factsOf(subscription),
  };
}

/**
 * Calls back now and whenever what the browser says may have changed: the permission, the subscription, or anything while the page
 * was not seen. Returns how to stop.
 */
export function watchBrowserPush(
  publicKey: string | null,
  listener: (browser: BrowserPush) => void,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const look = async (): Promise<void> => {
    const browser = await readBrowserPush(publicKey);
    if (!signal.aborted) listener(browser);
  };
  const start = async (): Promise<void> => {
    await look();
    // Some browsers cannot be asked for it: then the page's coming back is what is left.
    const permission = await navigator.permissions
      .query({ name: 'notifications' })
      .catch(() => null);
    permission?.addEventListener('change', () => void look(), { signal });
  };
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string } | null>) => {
        if (data?.type === SUBSCRIPTION_CHANGED) void look();
      },
      { signal },
    );
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void look();
    },
    { signal },
  );
  void start();
  return () => over.abort();
}

/** The browser's subscription; the one that it replaces is dropped first. @throws where there is no push service */
export async function subscribe(
  publicKey: string,
  replaces: string | null,
): Promise<PushSubscriptionFacts> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const before = await pushManager.getSubscription();
  if (before !== null && before.endpoint === replaces) await before.unsubscribe();
  try {
    return factsOf(await pushManager.subscribe(options));
  } catch (error) {
    // The site has another key than when the browser subscribed.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await before?.unsubscribe();
    return factsOf(await pushManager.subscribe(options));
  }
}

/** Ends the browser's subscription. @throws where the browser keeps it */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && !(await subscription.unsubscribe())) throw new Error('still subscribed');
}
