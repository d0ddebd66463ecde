import type { SnapshotOf } from '../private/snapshot.ts';

/** The first refresh comes so many ms after the page, or after log-in (spec sections 4 and 9). */
export const FIRST_REFRESH_MS = 5_000;

/** Then user, chats and likes are read again each so many ms, ... */
export const REFRESH_MS = 60_000;
/** ... or each so many where the member is subscribed to push. */
export const REFRESH_WITH_PUSH_MS = 300_000;

/** A stream that was lost is opened again after so many ms, twice as many after each failure, up to a minute. */
export const RECONNECT_BASE_MS = 1_000;
export const RECONNECT_MAX_MS = 60_000;

/** A stream that has not opened after so many ms is given up and tried anew. */
export const CONNECT_TIMEOUT_MS = 15_000;

/** A stream that held for so many ms was no accident: the next pause is the shortest again. */
export const STABLE_AFTER_MS = 10_000;

/** What can be read again. */
export type Reloadable = 'user' | 'chats' | 'likes';

export interface ReloadParams {
  readonly what: readonly Reloadable[];
}

/** The stream as a member may be told of it. */
export type Connection = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'offline';

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

type Snapshot = SnapshotOf<LiveRefreshContext>;

/** The stream as a member may be told of it; `none` when logged out. */
export const selectConnection = (snapshot: Snapshot): Connection => {
  if (snapshot.matches('loggedOut')) return 'none';
  if (snapshot.matches({ loggedIn: { stream: { open: 'connected' } } })) return 'connected';
  if (snapshot.matches({ loggedIn: { stream: 'offline' } })) return 'offline';
  const { hasBeenConnected, failures } = snapshot.context;
  return hasBeenConnected || failures > 0 ? 'reconnecting' : 'connecting';
};

/** Whether messages and likes appear at once. */
export const selectIsLive = (snapshot: Snapshot): boolean =>
  selectConnection(snapshot) === 'connected';

/** What a notice would say: `offline` or `reconnecting`; null where there is nothing to say. */
export const selectNotice = (snapshot: Snapshot): 'offline' | 'reconnecting' | null => {
  const connection = selectConnection(snapshot);
  return connection === 'offline' || connection === 'reconnecting' ? connection : null;
};
