import type { Intent } from '../private/intent.ts';

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

export interface SubscribeInput {
  /** Endpoint of a subscription that has ended: it is dropped first, else the browser would give it again. */
  readonly replaces: string | null;
}

export interface SavePushInput {
  readonly subscription: PushSubscriptionFacts;
  readonly idempotencyKey: string;
}

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
