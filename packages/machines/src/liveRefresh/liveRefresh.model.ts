import { defineModel } from '../testing/types.ts';
import type { Frame, RanAction } from '../testing/types.ts';
import {
  FIRST_REFRESH_MS,
  REFRESH_MS,
  REFRESH_WITH_PUSH_MS,
  selectConnection,
  selectNotice,
} from './liveRefresh.logic.ts';
import type { ReloadParams } from './liveRefresh.logic.ts';
import { liveRefreshMachine } from './liveRefresh.machine.ts';
import type { LiveRefreshEvent } from './liveRefresh.machine.ts';

const events: readonly LiveRefreshEvent[] = [
  { type: 'LOGGED_IN' },
  { type: 'LOGGED_OUT' },
  { type: 'VISIBLE' },
  { type: 'HIDDEN' },
  { type: 'ONLINE' },
  { type: 'OFFLINE' },
  { type: 'PUSH_SUBSCRIPTION', isSubscribed: true },
  { type: 'PUSH_SUBSCRIPTION', isSubscribed: false },
  { type: 'PUSH_MESSAGE' },
  { type: 'STREAM_OPENED' },
  { type: 'STREAM_LOST' },
];

const whatOf = (action: RanAction): string => (action.params as ReloadParams).what.join(' ');

const isEvent = (step: Frame<typeof liveRefreshMachine>['step'], type: string): boolean =>
  step.kind === 'event' && step.event.type === type;

/** How liveRefresh is walked. */
export const liveRefreshModel = defineModel({
  machine: liveRefreshMachine,
  scenarios: [
    {
      name: 'a member',
      input: (now) => ({
        now,
        random: () => 1,
        isPushSubscribed: false,
        isVisible: true,
        isOnline: true,
      }),
      events,
      rare: ['LOGGED_OUT', 'OFFLINE'],
      waits: [FIRST_REFRESH_MS, REFRESH_MS],
      sleeps: [3 * 3_600_000],
      until: ({ context, value }) =>
        context.failures > 2 || (value !== 'loggedOut' && context.isPushSubscribed),
    },
  ],
  outcomes: { stream: { error: [new Error('cannot be opened')] } },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.hasRefreshed,
    context.isPushSubscribed,
    context.isVisible,
    context.isOnline,
    context.hasBeenConnected,
    Math.min(context.failures, 3),
  ],
  view: (snapshot) => selectNotice(snapshot),
  invariants: () => {
    let quietSince = 0;
    return {
      'nothing is reloaded while logged out': ({ before, snapshot, ran }) =>
        ran.length === 0 ||
        !snapshot.matches('loggedOut') ||
        before === undefined ||
        !before.matches('loggedOut'),
      'a push message reloads chats and likes at once': ({ step, ran, before }) =>
        !isEvent(step, 'PUSH_MESSAGE') ||
        !before?.matches('loggedIn') ||
        ran.some((action) => whatOf(action).endsWith('chats likes')),
      'a timed refresh comes no sooner than the interval, the first no sooner than 5 s': ({
        before,
        snapshot,
        ran,
        step,
      }) => {
        const whole = ran.filter((action) => whatOf(action) === 'user chats likes').length;
        const isAsked = isEvent(step, 'STREAM_OPENED') || isEvent(step, 'PUSH_MESSAGE');
        if (whole !== 1 || isAsked || !before?.matches('loggedIn')) {
          return true;
        }
        const apart = snapshot.context.countedFrom - before.context.countedFrom;
        return apart >= (before.context.hasRefreshed ? REFRESH_MS : FIRST_REFRESH_MS);
      },
      'a page seen all along is refreshed within the longest interval': ({
        before,
        snapshot,
        elapsed,
      }) => {
        const hasRefreshed = snapshot.context.countedFrom !== before?.context.countedFrom;
        const isPolling = snapshot.matches({ loggedIn: { polling: 'waiting' } });
        if (hasRefreshed || !isPolling) quietSince = elapsed;
        return elapsed - quietSince <= REFRESH_WITH_PUSH_MS;
      },
      'a hidden page does not poll': ({ before, ran, step }) =>
        before?.matches({ loggedIn: { polling: 'paused' } }) !== true ||
        isEvent(step, 'VISIBLE') ||
        isEvent(step, 'STREAM_OPENED') ||
        isEvent(step, 'PUSH_MESSAGE') ||
        ran.length === 0,
      'nothing is read twice in one moment': ({ ran, step }) =>
        // In one wait several intervals may pass.
        step.kind === 'wait' || ran.length <= 1,
      'whatever was read, by the clock, by push or by the stream, starts the interval anew': ({
        step,
        snapshot,
        ran,
        now,
      }) =>
        ran.length === 0 ||
        step.kind === 'wait' ||
        snapshot.matches('loggedOut') ||
        !snapshot.context.hasRefreshed ||
        snapshot.context.countedFrom === now,
      'the user is read too where push messages keep putting off the refresh': ({
        before,
        step,
        ran,
        now,
      }) =>
        !isEvent(step, 'PUSH_MESSAGE') ||
        !before?.matches('loggedIn') ||
        now - before.context.userReadAt < REFRESH_WITH_PUSH_MS ||
        ran.some((action) => whatOf(action) === 'user chats likes'),
      'polls exactly while logged in and visible': ({ snapshot }) =>
        snapshot.matches('loggedOut') ||
        snapshot.matches({ loggedIn: { polling: 'waiting' } }) === snapshot.context.isVisible,
      'is paused exactly while logged in and hidden': ({ snapshot }) =>
        snapshot.matches('loggedOut') ||
        snapshot.matches({ loggedIn: { polling: 'paused' } }) !== snapshot.context.isVisible,
      'the stream runs exactly while it is open': ({ snapshot, running }) =>
        running.includes('stream') === snapshot.matches({ loggedIn: { stream: 'open' } }),
      'offline, no stream is opened': ({ snapshot }) =>
        snapshot.context.isOnline || !snapshot.matches({ loggedIn: { stream: 'open' } }),
      'a stream that ends is not opened again in the same moment': ({ step, running, before }) => {
        const hasEnded =
          step.kind === 'error' ||
          (isEvent(step, 'STREAM_LOST') && before?.matches({ loggedIn: { stream: 'open' } }));
        return !hasEnded || !running.includes('stream');
      },
      'coming back reloads what was missed': ({ before, step, ran }) =>
        !isEvent(step, 'STREAM_OPENED') ||
        before === undefined ||
        selectConnection(before) !== 'reconnecting' ||
        !before.context.hasBeenConnected ||
        !before.matches({ loggedIn: { stream: 'open' } }) ||
        ran.some((action) => whatOf(action) === 'user chats likes'),
    };
  },
});
