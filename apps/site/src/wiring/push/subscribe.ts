import type { Body } from '@velours/api-client';
import { answer, intent, type Api } from '../../data/api.ts';

/** The service worker that shows notifications (public/push-worker.js). */
const WORKER = '/push-worker.js';

type Subscription = Extract<Body<'logIn'>, { subscription: object }>;

/**
 * Asks the member, subscribes the browser and has the server keep it.
 * @param key Idempotency-Key of the member's press
 * @returns `incapable` where the browser cannot reach a push service
 * @throws when the server did not keep it
 */
export async function subscribeToPush(
  api: Api,
  publicKey: string,
  key: string,
): Promise<'subscribed' | 'denied' | 'askable' | 'incapable'> {
  const permission = await Notification.requestPermission();
  // Closed without an answer: the member may be asked again.
  if (permission === 'default') return 'askable';
  if (permission === 'denied') return 'denied';
  const subscription = await subscribe(publicKey).catch(() => null);
  if (!subscription) return 'incapable';
  await answer(
    api.POST('/api/user.php', {
      params: { ...intent(key), query: { push: 1 } },
      body: { subscription: subscription.toJSON() } as Subscription,
    }),
  );
  return 'subscribed';
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
