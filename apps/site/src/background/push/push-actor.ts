import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  pushMachine,
  selectIsSubscribed,
  type BrowserPush,
  type PushPermission,
  type PushSubscriptionFacts,
  type SavePushInput,
  type SubscribeInput,
} from '@velours/machines/push';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { endpointKey, readStored, store, watchOtherTabs } from '../../app/data/local-storage.ts';
import { WORKER } from '../../app/document/installed-app.ts';
import { host, type Member } from '../host.ts';
import { pushCapability } from './capability.ts';

type PushMember = Pick<Member, 'api' | 'client' | 'memberId' | 'publicKey'>;

/** Push over the browser, its storage and the API. Without storage it is offered again at the next visit. */
function createPushActor({
  api,
  client,
  memberId,
  publicKey,
}: PushMember): Actor<typeof pushMachine> {
  return createActor(
    pushMachine.provide({
      actors: {
        watchBrowser: fromCallback<EventObject, undefined>(({ sendBack }) =>
          watchBrowserPush(publicKey, (browser) => sendBack({ type: 'BROWSER', browser })),
        ),
        askPermission: fromPromise<PushPermission, undefined>(() =>
          Notification.requestPermission(),
        ),
        subscribe: fromPromise<PushSubscriptionFacts, SubscribeInput>(({ input }) =>
          subscribe(publicKey ?? '', input.replaces),
        ),
        saveSubscription: fromPromise<unknown, SavePushInput>(async ({ input, signal }) => {
          const { endpoint, expirationTime, p256dh, auth } = input.subscription;
          const { user } = await answer(
            api.POST('/api/user.php', {
              params: { ...intent(input.idempotencyKey), query: { push: 1 } },
              body: { subscription: { endpoint, expirationTime, keys: { p256dh, auth } } },
              signal,
            }),
          );
          client.setQueryData(userKey, user);
        }),
        unsubscribe: fromPromise<unknown, undefined>(() => unsubscribe()),
      },
      actions: { storeSaved: (_args, { endpoint }) => store(endpointKey(memberId), endpoint) },
    }),
    { input: { now: () => Date.now(), newKey: newIdempotencyKey } },
  );
}

/** Starts push for the member, and asks whether the server still keeps what was subscribed. */
export function startPush(member: PushMember, signal: AbortSignal): Actor<typeof pushMachine> {
  const { api, client, memberId } = member;
  const key = endpointKey(memberId);
  const actor = createPushActor(member);

  let wasSubscribed = false;
  actor.subscribe((snapshot) => {
    const isSubscribed = selectIsSubscribed(snapshot);
    if (isSubscribed === wasSubscribed) return;
    wasSubscribed = isSubscribed;
    // The refresh is slower while push messages come (spec section 4).
    host.liveRefresh.tell({ type: 'PUSH_SUBSCRIPTION', isSubscribed });
  });

  async function askWhetherKept(): Promise<void> {
    const endpoint = readStored(key);
    const isKnown = endpoint === null || actor.getSnapshot().context.endedEndpoint === endpoint;
    if (isKnown || !(await isDropped(api, endpoint))) return;
    actor.send({ type: 'EXPIRED', endpoint });
  }
  // Whenever the member was read again by the rules of refresh, and when the server says so by the live stream.
  const stopAsking = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== userKey[0]) return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) void askWhetherKept();
  });
  signal.addEventListener('abort', stopAsking);
  const onStored = (endpoint: string | null): void =>
    actor.send({ type: 'STORED_ELSEWHERE', savedEndpoint: endpoint });
  watchOtherTabs(key, onStored, signal);

  actor.start();
  actor.send({ type: 'LOGGED_IN', savedEndpoint: readStored(key) });
  void askWhetherKept();
  return actor;
}

/** The contract's `push_id`: SHA-256 of the endpoint in hexadecimal. */
async function pushIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server has dropped an endpoint, for its push service has ended it (404 or 410). No answer says nothing. */
async function isDropped(api: Api, endpoint: string): Promise<boolean> {
  try {
    const query = { push_id: await pushIdOf(endpoint) };
    return (await answer(api.GET('/api/user.php', { params: { query } }))).push_kept === false;
  } catch {
    return false;
  }
}

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
function watchBrowserPush(
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
async function subscribe(
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
async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && !(await subscription.unsubscribe())) throw new Error('still subscribed');
}
