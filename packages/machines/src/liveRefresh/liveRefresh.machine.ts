import { and, assign, setup, stateIn } from 'xstate';
import type { EventObject } from 'xstate';
import { unprovidedAction, unprovidedCallback } from '../private/unprovided.ts';
import {
  CONNECT_TIMEOUT_MS,
  FIRST_REFRESH_MS,
  RECONNECT_BASE_MS,
  RECONNECT_MAX_MS,
  REFRESH_MS,
  REFRESH_WITH_PUSH_MS,
  STABLE_AFTER_MS,
} from './liveRefresh.logic.ts';
import type { LiveRefreshContext, LiveRefreshInput, ReloadParams } from './liveRefresh.logic.ts';

export type LiveRefreshEvent =
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'LOGGED_OUT' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'PUSH_SUBSCRIPTION'; readonly isSubscribed: boolean }
  /** A push message has come. */
  | { readonly type: 'PUSH_MESSAGE' }
  /** From the stream actor: it is open. */
  | { readonly type: 'STREAM_OPENED' }
  /** From the stream actor: it was closed or lost. */
  | { readonly type: 'STREAM_LOST' };

const interval = ({ hasRefreshed, isPushSubscribed }: LiveRefreshContext): number => {
  if (!hasRefreshed) return FIRST_REFRESH_MS;
  return isPushSubscribed ? REFRESH_WITH_PUSH_MS : REFRESH_MS;
};

/** Ms until the next refresh; never more than one interval, wherever the clock has gone. */
const untilRefresh = (context: LiveRefreshContext): number => {
  const whole = interval(context);
  return Math.min(whole, Math.max(0, context.countedFrom + whole - context.now()));
};

/** Whether the user was read an interval ago, or by a clock that has been moved as far. */
const isUserDue = (context: LiveRefreshContext): boolean =>
  Math.abs(context.now() - context.userReadAt) >= interval(context);

const reconnectPause = ({ failures, random }: LiveRefreshContext): number => {
  const pause = Math.min(RECONNECT_MAX_MS, RECONNECT_BASE_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(pause * (0.5 + random() / 2));
};

const reloadAll = { type: 'reload', params: { what: ['user', 'chats', 'likes'] } } as const;

/**
 * Keeps user, chats and likes fresh while logged in (spec section 4): first after 5 s, then each 60 s, or 300 s with push; at
 * once on a push message, and when the event stream comes back: each of them starts the interval anew, so that nothing is
 * read twice. Hidden pages do not poll; they catch up when seen.
 *
 * Give it `stream`: a callback actor that opens the event stream, sends STREAM_OPENED and STREAM_LOST and closes with
 * the actor; and `reload`: reads the named things again.
 */
export const liveRefreshMachine = setup({
  types: {
    context: {} as LiveRefreshContext,
    events: {} as LiveRefreshEvent,
    input: {} as LiveRefreshInput,
  },
  actors: {
    stream: unprovidedCallback<EventObject>('liveRefresh', 'stream'),
  },
  actions: {
    reload: unprovidedAction<ReloadParams>('liveRefresh', 'reload'),
    begin: assign({
      countedFrom: ({ context }) => context.now(),
      userReadAt: ({ context }) => context.now(),
      hasRefreshed: false,
      hasBeenConnected: false,
      failures: 0,
    }),
    countFromNow: assign({
      countedFrom: ({ context }) => context.now(),
      userReadAt: ({ context }) => context.now(),
      hasRefreshed: true,
    }),
    // The first refresh is not put off: the user is to be read 5 s after load.
    postpone: assign(({ context }) => (context.hasRefreshed ? { countedFrom: context.now() } : {})),
    see: assign({ isVisible: true }),
    hide: assign({ isVisible: false }),
    goOnline: assign({ isOnline: true }),
    goOffline: assign({ isOnline: false }),
    takeSubscription: assign((_args, isPushSubscribed: boolean) => ({ isPushSubscribed })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    noteConnection: assign({ hasBeenConnected: true }),
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    isOnline: ({ context }) => context.isOnline,
    isDue: ({ context }) => untilRefresh(context) === 0,
    // Push messages that come more often than the interval would put off the user for ever.
    isUserDue: ({ context }) => isUserDue(context),
    hasBeenConnected: ({ context }) => context.hasBeenConnected,
    isConnecting: stateIn({ loggedIn: { stream: { open: 'connecting' } } }),
  },
  delays: {
    untilRefresh: ({ context }) => untilRefresh(context),
    reconnectPause: ({ context }) => reconnectPause(context),
    connectTimeout: CONNECT_TIMEOUT_MS,
    stable: STABLE_AFTER_MS,
  },
}).createMachine({
  id: 'liveRefresh',
  context: ({ input }) => ({
    ...input,
    countedFrom: 0,
    userReadAt: 0,
    hasRefreshed: false,
    failures: 0,
    hasBeenConnected: false,
  }),
  initial: 'loggedOut',
  states: {
    loggedOut: {
      on: {
        LOGGED_IN: 'loggedIn',
        VISIBLE: { actions: 'see' },
        HIDDEN: { actions: 'hide' },
        ONLINE: { actions: 'goOnline' },
        OFFLINE: { actions: 'goOffline' },
        PUSH_SUBSCRIPTION: {
          actions: { type: 'takeSubscription', params: ({ event }) => event.isSubscribed },
        },
      },
    },
    loggedIn: {
      type: 'parallel',
      entry: 'begin',
      on: { LOGGED_OUT: 'loggedOut' },
      states: {
        polling: {
          initial: 'deciding',
          on: {
            PUSH_MESSAGE: [
              { guard: 'isUserDue', target: '.deciding', actions: [reloadAll, 'countFromNow'] },
              {
                target: '.deciding',
                actions: [{ type: 'reload', params: { what: ['chats', 'likes'] } }, 'postpone'],
              },
            ],
            // The stream is back: what happened meanwhile was missed.
            STREAM_OPENED: {
              guard: and(['isConnecting', 'hasBeenConnected']),
              target: '.deciding',
              actions: [reloadAll, 'countFromNow'],
            },
            PUSH_SUBSCRIPTION: {
              target: '.deciding',
              actions: { type: 'takeSubscription', params: ({ event }) => event.isSubscribed },
            },
            VISIBLE: { target: '.deciding', actions: 'see' },
            HIDDEN: { target: '.deciding', actions: 'hide' },
          },
          states: {
            deciding: {
              always: [{ guard: 'isVisible', target: 'waiting' }, { target: 'paused' }],
            },
            waiting: {
              always: { guard: 'isDue', target: 'refreshing' },
              after: { untilRefresh: 'refreshing' },
            },
            refreshing: {
              entry: [reloadAll, 'countFromNow'],
              always: 'waiting',
            },
            paused: {},
          },
        },
        stream: {
          initial: 'deciding',
          on: { OFFLINE: { target: '.offline', actions: 'goOffline' } },
          states: {
            deciding: {
              always: [{ guard: 'isOnline', target: 'open' }, { target: 'offline' }],
            },
            open: {
              initial: 'connecting',
              invoke: {
                id: 'stream',
                src: 'stream',
                onError: { target: 'waiting', actions: 'countFailure' },
              },
              on: { STREAM_LOST: { target: 'waiting', actions: 'countFailure' } },
              states: {
                connecting: {
                  after: {
                    connectTimeout: { target: '#streamWaiting', actions: 'countFailure' },
                  },
                  on: {
                    STREAM_OPENED: { target: 'connected', actions: 'noteConnection' },
                  },
                },
                connected: {
                  after: { stable: { actions: 'forgetFailures' } },
                },
              },
            },
            waiting: {
              id: 'streamWaiting',
              after: { reconnectPause: 'open' },
              on: { VISIBLE: 'open', ONLINE: 'open' },
            },
            offline: {
              on: { ONLINE: { target: 'open', actions: 'goOnline' } },
            },
          },
        },
      },
    },
  },
});
