import { assign, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { intentFor } from '../private/intent.ts';
import { unprovidedAction, unprovidedActor, unprovidedCallback } from '../private/unprovided.ts';
import { SAVE_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS } from './push.constants.ts';
import { isSubscribed, wasOn } from './push.rules.ts';
import type {
  BrowserPush,
  PushContext,
  PushEvent,
  PushInput,
  PushPermission,
  PushSubscriptionFacts,
  SavePushInput,
  SubscribeInput,
} from './push.types.ts';

const NO_PUSH: BrowserPush = { isCapable: false, permission: 'default', subscription: null };

/** What of the browser's facts a step of our own has changed; a fact that comes later counts. */
const withBrowser = ({ browser }: PushContext, more: Partial<BrowserPush>) => ({
  browser: { ...(browser ?? NO_PUSH), ...more },
});

/** Actors, actions, guards and delays of push, by name. */
export const pushSetup = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    input: {} as PushInput,
  },
  actors: {
    watchBrowser: unprovidedCallback<EventObject>('push', 'watchBrowser'),
    askPermission: unprovidedActor<PushPermission>('push', 'askPermission'),
    subscribe: unprovidedActor<PushSubscriptionFacts, SubscribeInput>('push', 'subscribe'),
    saveSubscription: unprovidedActor<unknown, SavePushInput>('push', 'saveSubscription'),
    unsubscribe: unprovidedActor<unknown>('push', 'unsubscribe'),
  },
  actions: {
    storeSaved: unprovidedAction<{ endpoint: string | null }>('push', 'storeSaved'),
    forget: assign({
      browser: null,
      savedEndpoint: null,
      endedEndpoint: null,
      isPressed: false,
      intent: null,
      failure: null,
      lastMessageAt: null,
    }),
    takeBrowser: assign((_args, browser: BrowserPush) => ({ browser })),
    takeSaved: assign((_args, savedEndpoint: string | null) => ({ savedEndpoint, failure: null })),
    noteEnded: assign((_args, endedEndpoint: string) => ({ endedEndpoint, failure: null })),
    noteMessage: assign({ lastMessageAt: ({ context }) => context.now() }),
    press: assign({ isPressed: true, failure: null }),
    renew: assign({ isPressed: false }),
    takePermission: assign(({ context }, permission: PushPermission) =>
      withBrowser(context, { permission }),
    ),
    takeSubscription: assign(({ context }, subscription: PushSubscriptionFacts) => ({
      ...withBrowser(context, { subscription }),
      // From here on it may have been saved, until the server says that it was not.
      intent: {
        ...intentFor(context.intent, subscription, context.newKey),
        outcomeUnknown: true,
      },
    })),
    noteSaved: assign(({ context }) => ({
      savedEndpoint: context.intent?.values.endpoint ?? null,
      endedEndpoint: null,
      intent: null,
    })),
    takeSaveFailure: assign(({ context }, error: unknown) => {
      const { code, params, outcome } = toFailure(error);
      return { failure: { code, params }, intent: outcome === 'refused' ? null : context.intent };
    }),
    noteNoAnswer: assign({ failure: { code: 'network', params: {} } }),
    noteUnreachable: assign({ failure: { code: 'push_unreachable', params: {} } }),
    noteTurnedOff: assign(({ context }) => ({
      ...withBrowser(context, { subscription: null }),
      savedEndpoint: null,
      failure: null,
    })),
    // Unless another tab has turned it off meanwhile.
    noteNotTurnedOff: assign(({ context }) => ({
      failure: wasOn(context) ? { code: 'not_turned_off', params: {} } : null,
    })),
  },
  guards: {
    isUnknown: ({ context }) => context.browser === null,
    isIncapable: ({ context }) => context.browser?.isCapable !== true,
    isDenied: ({ context }) => context.browser?.permission === 'denied',
    isSubscribed: ({ context }) => isSubscribed(context),
    canRenew: ({ context }) =>
      wasOn(context) && context.browser?.permission === 'granted' && context.failure === null,
    wasOn: ({ context }) => wasOn(context),
    hasFailed: ({ context }) => context.failure !== null,
    isOurs: ({ context }, endpoint: string) => endpoint === context.savedEndpoint,
    isGranted: (_args, permission: PushPermission) => permission === 'granted',
  },
  delays: {
    subscribeTimeout: SUBSCRIBE_TIMEOUT_MS,
    saveTimeout: SAVE_TIMEOUT_MS,
  },
});
