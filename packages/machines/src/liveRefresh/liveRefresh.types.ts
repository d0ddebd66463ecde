/** What can be read again. */
export type Reloadable = 'user' | 'chats' | 'likes';

export interface ReloadParams {
  readonly what: readonly Reloadable[];
}

export interface LiveRefreshInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** A number from 0 up to 1: spreads the members who lost one server over time. */
  readonly random: () => number;
  readonly isPushSubscribed: boolean;
  /** Whether the page can be seen. */
  readonly isVisible: boolean;
  readonly isOnline: boolean;
}

export interface LiveRefreshContext extends LiveRefreshInput {
  /** When the next refresh is counted from: log-in, the refresh before or a push message after it, ms since 1970. */
  readonly countedFrom: number;
  /** When the user was read last, or log-in; ms since 1970. A push message reads chats and likes alone. */
  readonly userReadAt: number;
  /** Whether there was a refresh since log-in. */
  readonly hasRefreshed: boolean;
  /** Streams lost since one held. */
  readonly failures: number;
  /** Whether a stream was open since log-in: the next one may have missed something. */
  readonly hasBeenConnected: boolean;
}

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

/** The stream as a member may be told of it. */
export type Connection = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'offline';
