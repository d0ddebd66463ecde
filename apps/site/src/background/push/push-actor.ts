import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  pushMachine,
  selectIsSubscribed,
  type PushPermission,
  type PushSubscriptionFacts,
  type SavePushInput,
  type SubscribeInput,
} from '@velours/machines/push';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { endpointKey, readStored, store, watchOtherTabs } from '../../app/data/stored.ts';
import { subscribe, unsubscribe, watchBrowserPush } from './browser-push.ts';
import { host, type Member } from '../host.ts';

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
