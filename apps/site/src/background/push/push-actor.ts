import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  pushMachine,
  type PushPermission,
  type PushSubscriptionFacts,
  type SavePushInput,
  type SubscribeInput,
} from '@velours/machines/push';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { subscribe, unsubscribe, watchBrowserPush } from './browser-push.ts';
import type { SavedEndpoint } from './saved-endpoint.ts';

export interface PushParts {
  api: Api;
  client: QueryClient;
  /** VAPID key of the site; null where it has no push. */
  publicKey: string | null;
  saved: SavedEndpoint;
}

/** Push over the browser, its storage and the API. */
export function createPushActor(parts: PushParts): Actor<typeof pushMachine> {
  const { api, client, publicKey, saved } = parts;
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
      actions: { storeSaved: (_args, { endpoint }) => saved.store(endpoint) },
    }),
    { input: { now: () => Date.now(), newKey: newIdempotencyKey } },
  );
}
