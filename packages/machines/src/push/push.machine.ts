import { assign, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { isCertainRefusal, toFailure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedAction, unprovidedActor, unprovidedCallback } from '../private/unprovided.ts';
import { SAVE_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS, isSubscribed, wasOn } from './push.logic.ts';
import type {
  BrowserPush,
  PushContext,
  PushInput,
  PushPermission,
  PushSubscriptionFacts,
} from './push.logic.ts';

export interface SubscribeInput {
  /** Endpoint of a subscription that has ended: it is dropped first, else the browser would give it again. */
  readonly replaces: string | null;
}

export interface SavePushInput {
  readonly subscription: PushSubscriptionFacts;
  readonly idempotencyKey: string;
}

export type PushEvent =
  /** With what is stored for this member in this browser. */
  | { readonly type: 'LOGGED_IN'; readonly savedEndpoint: string | null }
  | { readonly type: 'LOGGED_OUT' }
  /** From `watchBrowser`: at its start and at each change, made here, in another tab or in the browser's settings. */
  | { readonly type: 'BROWSER'; readonly browser: BrowserPush }
  /** The member turns it on. */
  | { readonly type: 'ENABLE' }
  /** The member turns it off. */
  | { readonly type: 'DISABLE' }
  /** The push service has ended this subscription. */
  | { readonly type: 'EXPIRED'; readonly endpoint: string }
  /** Another tab has stored this. */
  | { readonly type: 'STORED_ELSEWHERE'; readonly savedEndpoint: string | null }
  /** A push message has come. */
  | { readonly type: 'MESSAGE' };

const NO_PUSH: BrowserPush = { isCapable: false, permission: 'default', subscription: null };

/** What of the browser's facts a step of our own has changed; a fact that comes later counts. */
const withBrowser = ({ browser }: PushContext, more: Partial<BrowserPush>) => ({
  browser: { ...(browser ?? NO_PUSH), ...more },
});

/** Actors, actions, guards and delays of push, by name. */
const pushSetup = setup({
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
      const { code, params } = toFailure(error);
      return { failure: { code, params }, intent: isCertainRefusal(error) ? null : context.intent };
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

/**
 * Push notifications of this browser, for the member who is logged in (spec sections 3 and 4): unknown, then capable or not;
 * subscribed, not subscribed, or denied. Where it stands follows from facts: what the browser says, and which endpoint
 * the server keeps. The browser asks only after a press.
 *
 * Give it
 * - `watchBrowser`: a callback actor that sends BROWSER at its start and at each change;
 * - `askPermission`: the browser's question, begun in the same turn as the press; resolves to its answer;
 * - `subscribe`: resolves to the browser's subscription, having dropped the one that it `replaces`;
 * - `saveSubscription`: POST user.php?push=1;
 * - `unsubscribe`: ends the browser's subscription (the server drops it at its next message);
 * - `storeSaved`: stores the endpoint for this member in this browser; null removes it.
 */
export const pushMachine = pushSetup.createMachine({
  id: 'push',
  context: ({ input }) => ({
    ...input,
    browser: null,
    savedEndpoint: null,
    endedEndpoint: null,
    isPressed: false,
    intent: null,
    failure: null,
    lastMessageAt: null,
  }),
  initial: 'loggedOut',
  states: {
    loggedOut: {
      on: {
        LOGGED_IN: {
          target: 'loggedIn',
          actions: { type: 'takeSaved', params: ({ event }) => event.savedEndpoint },
        },
      },
    },
    loggedIn: {
      initial: 'settled',
      exit: 'forget',
      invoke: {
        id: 'watchBrowser',
        src: 'watchBrowser',
        onError: 'unwatched',
      },
      on: {
        LOGGED_OUT: 'loggedOut',
        BROWSER: { actions: { type: 'takeBrowser', params: ({ event }) => event.browser } },
        STORED_ELSEWHERE: {
          actions: { type: 'takeSaved', params: ({ event }) => event.savedEndpoint },
        },
        MESSAGE: { actions: 'noteMessage' },
      },
      states: {
        // Where it stands is worked out anew from the facts whenever one of them has changed.
        settled: {
          initial: 'deciding',
          on: {
            BROWSER: {
              target: '.deciding',
              actions: { type: 'takeBrowser', params: ({ event }) => event.browser },
            },
            STORED_ELSEWHERE: {
              target: '.deciding',
              actions: { type: 'takeSaved', params: ({ event }) => event.savedEndpoint },
            },
            EXPIRED: {
              guard: { type: 'isOurs', params: ({ event }) => event.endpoint },
              target: '.deciding',
              actions: { type: 'noteEnded', params: ({ event }) => event.endpoint },
            },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isUnknown', target: 'unknown' },
                { guard: 'isIncapable', target: 'incapable' },
                { guard: 'isDenied', target: 'denied' },
                { guard: 'isSubscribed', target: 'subscribed' },
                { guard: 'canRenew', target: '#subscribing', actions: 'renew' },
                { guard: 'wasOn', target: 'offered.expired' },
                { guard: 'hasFailed', target: 'offered.failed' },
                { target: 'offered.prompt' },
              ],
            },
            unknown: {},
            incapable: {},
            denied: {},
            subscribed: { on: { DISABLE: '#unsubscribing' } },
            offered: {
              initial: 'prompt',
              on: { ENABLE: { target: '#subscribing.asking', actions: 'press' } },
              states: { prompt: {}, expired: {}, failed: {} },
            },
          },
        },
        subscribing: {
          id: 'subscribing',
          initial: 'registering',
          states: {
            asking: {
              invoke: {
                id: 'askPermission',
                src: 'askPermission',
                onDone: [
                  {
                    guard: { type: 'isGranted', params: ({ event }) => event.output },
                    target: 'registering',
                    actions: { type: 'takePermission', params: ({ event }) => event.output },
                  },
                  {
                    target: '#push.loggedIn.settled',
                    actions: { type: 'takePermission', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: '#push.loggedIn.settled', actions: 'noteUnreachable' },
              },
            },
            registering: {
              invoke: {
                id: 'subscribe',
                src: 'subscribe',
                input: ({ context }) => ({ replaces: context.endedEndpoint }),
                onDone: {
                  target: 'saving',
                  actions: { type: 'takeSubscription', params: ({ event }) => event.output },
                },
                onError: { target: '#push.loggedIn.settled', actions: 'noteUnreachable' },
              },
              after: {
                subscribeTimeout: { target: '#push.loggedIn.settled', actions: 'noteUnreachable' },
              },
            },
            saving: {
              invoke: {
                id: 'saveSubscription',
                src: 'saveSubscription',
                input: ({ context: { intent } }) => ({
                  subscription: intent?.values as PushSubscriptionFacts,
                  idempotencyKey: intent?.key ?? '',
                }),
                onDone: {
                  target: '#push.loggedIn.settled',
                  actions: [
                    'noteSaved',
                    {
                      type: 'storeSaved',
                      params: ({ context }) => ({ endpoint: context.savedEndpoint }),
                    },
                  ],
                },
                onError: {
                  target: '#push.loggedIn.settled',
                  actions: ofError('takeSaveFailure'),
                },
              },
              after: {
                saveTimeout: { target: '#push.loggedIn.settled', actions: 'noteNoAnswer' },
              },
            },
          },
        },
        unsubscribing: {
          id: 'unsubscribing',
          invoke: {
            id: 'unsubscribe',
            src: 'unsubscribe',
            onDone: {
              target: 'settled',
              actions: ['noteTurnedOff', { type: 'storeSaved', params: { endpoint: null } }],
            },
            onError: { target: 'settled', actions: 'noteNotTurnedOff' },
          },
        },
      },
    },
    // What cannot be watched cannot be used.
    unwatched: { on: { LOGGED_OUT: 'loggedOut' } },
  },
});
