import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario, StartedChild } from '../testing/types.ts';
import {
  SAVE_TIMEOUT_MS,
  isSubscribed,
  selectIsSubscribed,
  selectState,
  selectView,
} from './push.logic.ts';
import type { BrowserPush, PushSubscriptionFacts } from './push.logic.ts';
import { pushMachine } from './push.machine.ts';
import type { PushEvent, SavePushInput, SubscribeInput } from './push.machine.ts';

type Snapshot = SnapshotFrom<typeof pushMachine>;

/** A subscription as a browser gives it. */
export const subscriptionAt = (endpoint: string): PushSubscriptionFacts => ({
  endpoint,
  p256dh: `public key of ${endpoint}`,
  auth: `secret of ${endpoint}`,
  expirationTime: null,
});

/** A browser that can have push and was never asked. */
export const capableBrowser: BrowserPush = {
  isCapable: true,
  permission: 'default',
  subscription: null,
};

const browser = (more: Partial<BrowserPush>): PushEvent => ({
  type: 'BROWSER',
  browser: { ...capableBrowser, ...more },
});

const [ONE, OTHER] = ['endpoint 1', 'endpoint 2'] as const;

const browsers: readonly PushEvent[] = [
  browser({}),
  browser({ isCapable: false }),
  browser({ permission: 'denied' }),
  browser({ permission: 'granted' }),
  browser({ permission: 'granted', subscription: subscriptionAt(ONE) }),
];

const presses: readonly PushEvent[] = [{ type: 'ENABLE' }, { type: 'DISABLE' }];

const elsewhere: readonly PushEvent[] = [
  browser({ permission: 'granted', subscription: subscriptionAt(OTHER) }),
  { type: 'EXPIRED', endpoint: ONE },
  { type: 'EXPIRED', endpoint: OTHER },
  { type: 'STORED_ELSEWHERE', savedEndpoint: null },
  { type: 'STORED_ELSEWHERE', savedEndpoint: ONE },
  { type: 'MESSAGE' },
];

const session: readonly PushEvent[] = [
  { type: 'LOGGED_IN', savedEndpoint: null },
  { type: 'LOGGED_IN', savedEndpoint: ONE },
  { type: 'LOGGED_OUT' },
];

const scenario = (
  name: string,
  events: readonly PushEvent[],
  more: Partial<Scenario<typeof pushMachine>> = {},
): Scenario<typeof pushMachine> => ({
  name,
  input: (now) => {
    let made = 0;
    return {
      now,
      newKey: () => {
        made += 1;
        return `key-${made}`;
      },
    };
  },
  events: [...session, ...events],
  rare: ['LOGGED_OUT'],
  waits: [SAVE_TIMEOUT_MS - 1, SAVE_TIMEOUT_MS],
  isWalkedAtRandom: false,
  ...more,
});

const CALLS = ['askPermission', 'subscribe', 'saveSubscription', 'unsubscribe'];

const isEvent = (step: Frame<typeof pushMachine>['step'], type: PushEvent['type']): boolean =>
  step.kind === 'event' && step.event.type === type;

const startOf = (started: readonly StartedChild[], src: string): StartedChild | undefined =>
  started.find((child) => child.src === src);

const isOver = (step: Frame<typeof pushMachine>['step'], id: string): boolean =>
  step.kind === 'done' && step.id === id;

/** How push is walked. */
export const pushModel = defineModel({
  machine: pushMachine,
  scenarios: [
    scenario('turned on and off', [...browsers, ...presses]),
    scenario('things happen elsewhere', [...browsers.slice(0, 1), ...elsewhere, ...presses], {
      // What follows from these is in the other scenario.
      until: ({ context }) => context.failure !== null,
    }),
    scenario('everything', [...browsers, ...presses, ...elsewhere], {
      isWalkedAtRandom: true,
      until: () => true,
    }),
  ],
  outcomes: {
    watchBrowser: { error: [new Error('no permissions here')] },
    askPermission: { done: ['granted', 'denied', 'default'], error: [new Error('no press')] },
    subscribe: {
      done: [subscriptionAt(ONE), subscriptionAt(OTHER)],
      error: [new Error('the push service is out of reach')],
    },
    saveSubscription: {
      done: [{ user: 'anna' }],
      error: [{ status: 422, code: 'validation_failed' }, new TypeError('fetch failed')],
    },
    unsubscribe: { done: [true], error: [new Error('failed')] },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.browser && [
      context.browser.isCapable,
      context.browser.permission,
      context.browser.subscription?.endpoint,
    ],
    context.savedEndpoint,
    context.endedEndpoint,
    context.isPressed,
    context.intent?.values.endpoint,
    context.failure?.code,
    context.lastMessageAt !== null,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Keys whose saving the server has answered, and those it has not, by endpoint. */
    const answered = new Set<string>();
    const unanswered = new Map<string, string>();
    let saving: SavePushInput | null = null;
    return {
      'it has always been decided where push stands': ({ snapshot }) =>
        !snapshot.matches({ loggedIn: { settled: 'deciding' } }),
      'the browser asks only when the member presses': ({ step, started }) =>
        !startOf(started, 'askPermission') || isEvent(step, 'ENABLE'),
      'nothing is subscribed without permission': ({ started, snapshot }) =>
        !startOf(started, 'subscribe') || snapshot.context.browser?.permission === 'granted',
      'only a member who had it on is subscribed without a press': ({ started, snapshot }) =>
        !startOf(started, 'subscribe') ||
        snapshot.context.isPressed ||
        (snapshot.context.savedEndpoint !== null && snapshot.context.failure === null),
      'a subscription that ended is replaced, not given again': ({ started, snapshot }) => {
        const start = startOf(started, 'subscribe');
        return (
          !start || (start.input as SubscribeInput).replaces === snapshot.context.endedEndpoint
        );
      },
      'one thing is asked for at a time, and the browser is watched exactly while logged in': ({
        running,
        snapshot,
      }) =>
        running.filter((id) => CALLS.includes(id)).length <= 1 &&
        running.includes('watchBrowser') === snapshot.matches('loggedIn'),
      'no key goes out again once the server has answered it, and none but it before': ({
        step,
        started,
        snapshot,
      }) => {
        const isAnswered =
          isOver(step, 'saveSubscription') ||
          (step.kind === 'error' && step.id === 'saveSubscription' && step.index === 0);
        if (saving && isAnswered) {
          answered.add(saving.idempotencyKey);
          unanswered.clear();
        }
        if (!snapshot.matches('loggedIn')) unanswered.clear();
        const start = startOf(started, 'saveSubscription');
        if (!start) return true;
        saving = start.input as SavePushInput;
        const { endpoint } = saving.subscription;
        const last = unanswered.get(endpoint);
        // Another subscription is another intent.
        unanswered.clear();
        unanswered.set(endpoint, saving.idempotencyKey);
        return (
          !answered.has(saving.idempotencyKey) &&
          (last === undefined || last === saving.idempotencyKey)
        );
      },
      'subscribed exactly where the allowed browser has the subscription that the server keeps': ({
        snapshot,
      }) =>
        !snapshot.matches({ loggedIn: 'settled' }) ||
        selectIsSubscribed(snapshot) ===
          (snapshot.context.browser?.isCapable === true && isSubscribed(snapshot.context)),
      'denied exactly where the browser says so': ({ snapshot }) =>
        !snapshot.matches({ loggedIn: 'settled' }) ||
        (selectState(snapshot) === 'denied') ===
          (snapshot.context.browser?.isCapable === true &&
            snapshot.context.browser.permission === 'denied'),
      'what is stored is what the server took, and removed when it is turned off': ({
        step,
        ran,
      }) => {
        const [stored] = ran;
        if (isOver(step, 'unsubscribe') || isOver(step, 'saveSubscription')) {
          const endpoint = isOver(step, 'unsubscribe') ? null : saving?.subscription.endpoint;
          // A call that was given up ends unheard.
          return !stored || (stored.params as { endpoint: unknown }).endpoint === endpoint;
        }
        return ran.length === 0;
      },
      'nothing of a member is left when logged out': ({ snapshot }) => {
        if (snapshot.matches('loggedIn')) return true;
        const { now: _now, newKey: _newKey, isPressed, ...facts } = snapshot.context;
        return !isPressed && Object.values(facts).every((fact) => fact === null);
      },
      'failed says why': ({ snapshot }: { snapshot: Snapshot }) =>
        selectState(snapshot) !== 'failed' || snapshot.context.failure !== null,
      'the time of the last message is when it came': ({ before, snapshot, step, now }) =>
        snapshot.context.lastMessageAt === null ||
        snapshot.context.lastMessageAt ===
          (isEvent(step, 'MESSAGE') ? now : before?.context.lastMessageAt),
    };
  },
});
