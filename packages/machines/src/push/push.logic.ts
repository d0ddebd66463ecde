import type { Intent } from '../private/intent.ts';
import type { SnapshotOf } from '../private/snapshot.ts';

/** A push service that has not given a subscription after so many ms is out of reach. */
export const SUBSCRIBE_TIMEOUT_MS = 30_000;

/** An answer that has not come after so many ms does not come: whether the subscription was saved is unknown. */
export const SAVE_TIMEOUT_MS = 30_000;

/** What `PushSubscription.toJSON()` gives, laid flat. */
export interface PushSubscriptionFacts {
  /** Address of the push service: tells one subscription from another. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly expirationTime: number | null;
}

export type PushPermission = 'default' | 'granted' | 'denied';

/** What the browser says of push, as far as it can be read without asking the member. */
export interface BrowserPush {
  /** Whether browser and site can have push at all: worker, push manager, notifications, the site's public key. */
  readonly isCapable: boolean;
  readonly permission: PushPermission;
  readonly subscription: PushSubscriptionFacts | null;
}

/** Why it is not as the member wanted. */
export interface PushFailure {
  /** The problem's code, `network` without an answer, or one of the browser: `push_unreachable`, `not_turned_off`. */
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

/** `renewing`: a subscription that ended is made anew in silence. */
export type PushState =
  | 'unknown'
  | 'incapable'
  | 'prompt'
  | 'subscribing'
  | 'renewing'
  | 'subscribed'
  | 'unsubscribing'
  | 'denied'
  | 'expired'
  | 'failed';

type Facts = Pick<PushContext, 'browser' | 'savedEndpoint' | 'endedEndpoint'>;

/** Whether messages reach this browser: it is allowed, and has the very subscription that the server keeps. */
export const isSubscribed = ({ browser, savedEndpoint, endedEndpoint }: Facts): boolean =>
  browser?.permission === 'granted' &&
  browser.subscription !== null &&
  browser.subscription.endpoint === savedEndpoint &&
  browser.subscription.endpoint !== endedEndpoint;

/** Whether this member had it on in this browser: then, and only then, it is renewed without a press. */
export const wasOn = ({ savedEndpoint }: Facts): boolean => savedEndpoint !== null;

export interface PushInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
}

export interface PushContext extends PushInput {
  /** Null until it is known. */
  readonly browser: BrowserPush | null;
  /** Endpoint that this member turned on in this browser and the server keeps; null where it is not on. */
  readonly savedEndpoint: string | null;
  /** Endpoint that the push service has ended (404 or 410 at the server), whatever the browser says. */
  readonly endedEndpoint: string | null;
  /** Whether the member pressed for what is under way; otherwise a subscription that ended is renewed in silence. */
  readonly isPressed: boolean;
  /** The saving that is under way or has no answer. */
  readonly intent: Intent<PushSubscriptionFacts> | null;
  readonly failure: PushFailure | null;
  /** When the last push message came, ms since 1970. */
  readonly lastMessageAt: number | null;
}

type Snapshot = SnapshotOf<PushContext>;

const SETTLED = ['incapable', 'denied', 'subscribed'] as const;
const OFFERED = ['prompt', 'expired', 'failed'] as const;

/** Where push is, in a word; `unknown` while logged out. */
export const selectState = (snapshot: Snapshot): PushState => {
  const { isPressed } = snapshot.context;
  if (snapshot.matches({ loggedIn: 'subscribing' })) return isPressed ? 'subscribing' : 'renewing';
  if (snapshot.matches({ loggedIn: 'unsubscribing' })) return 'unsubscribing';
  if (snapshot.matches('unwatched')) return 'incapable';
  return (
    SETTLED.find((state) => snapshot.matches({ loggedIn: { settled: state } })) ??
    OFFERED.find((state) => snapshot.matches({ loggedIn: { settled: { offered: state } } })) ??
    'unknown'
  );
};

/** Whether push messages come: `PUSH_SUBSCRIPTION` of liveRefresh, which then refreshes each 300 s instead of 60 s. */
export const selectIsSubscribed = (snapshot: Snapshot): boolean =>
  selectState(snapshot) === 'subscribed';

/** Whether browser and site can have push; null while it is not known. */
export const selectIsCapable = (snapshot: Snapshot): boolean | null =>
  snapshot.matches('unwatched') ? false : (snapshot.context.browser?.isCapable ?? null);

/** The spec's field: the subscription, false, or denied. */
export const selectSubscription = (
  snapshot: Snapshot,
): PushSubscriptionFacts | false | 'denied' => {
  if (selectState(snapshot) === 'denied') return 'denied';
  return (selectIsSubscribed(snapshot) && snapshot.context.browser?.subscription) || false;
};

/** When the last push message came, ms since 1970; null where none has. */
export const selectLastMessageAt = ({ context }: Snapshot): number | null => context.lastMessageAt;

/** Why the last try to turn it on or off failed; null where it did not. */
export const selectFailure = ({ context }: Snapshot): PushFailure | null => context.failure;

/** What the member sees, in a word; null where there is nothing to see. */
export const selectView = (snapshot: Snapshot): string | null => {
  const state = selectState(snapshot);
  const code = selectFailure(snapshot)?.code;
  if (state === 'unknown' || state === 'incapable' || state === 'renewing') return null;
  if (state === 'failed') return `failed: ${String(code)}`;
  return state === 'subscribed' && code === 'not_turned_off' ? 'subscribed: not turned off' : state;
};
