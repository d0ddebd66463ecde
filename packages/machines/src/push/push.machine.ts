import { ofError } from '../private/ofError.ts';
import { pushSetup } from './push.setup.ts';
import type { PushSubscriptionFacts } from './push.types.ts';

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
