import type { SnapshotFrom } from 'xstate';
import type { pushMachine } from './push.machine.ts';
import type { PushFailure, PushState, PushSubscriptionFacts } from './push.types.ts';

type Snapshot = SnapshotFrom<typeof pushMachine>;

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
