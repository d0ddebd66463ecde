import type { SnapshotFrom } from 'xstate';
import type { liveRefreshMachine } from './liveRefresh.machine.ts';
import type { Connection } from './liveRefresh.types.ts';

type Snapshot = SnapshotFrom<typeof liveRefreshMachine>;

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
