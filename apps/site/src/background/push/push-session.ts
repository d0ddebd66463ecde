import { selectIsSubscribed, selectState } from '@velours/machines/push';
import { userKey } from '../../app/data/keys.ts';
import { runBehind } from '../machine-port.ts';
import { isDropped } from './kept.ts';
import { createPushActor, type PushParts } from './push-actor.ts';
import { pushPort } from './push-port.ts';

export interface PushSession extends PushParts {
  /** Whether push messages come now: the refresh is slower then (spec section 4). */
  onSubscription: (isSubscribed: boolean) => void;
}

/** Runs push for the member until the returned function is called. */
export function runPush(parts: PushSession): () => void {
  const { api, client, saved, onSubscription } = parts;
  const actor = createPushActor(parts);

  let wasSubscribed = false;
  const following = actor.subscribe((snapshot) => {
    const isSubscribed = selectIsSubscribed(snapshot);
    if (isSubscribed === wasSubscribed) return;
    wasSubscribed = isSubscribed;
    onSubscription(isSubscribed);
  });

  async function askWhetherKept(): Promise<void> {
    const endpoint = saved.read();
    const isKnown = endpoint === null || actor.getSnapshot().context.endedEndpoint === endpoint;
    if (isKnown || !(await isDropped(api, endpoint))) return;
    actor.send({ type: 'EXPIRED', endpoint });
  }
  // Whenever the member was read again by the rules of refresh, and when the server says so by the live stream.
  const stopAsking = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== userKey[0]) return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) void askWhetherKept();
  });
  const stopWatching = saved.watch((endpoint) =>
    actor.send({ type: 'STORED_ELSEWHERE', savedEndpoint: endpoint }),
  );

  // Who has pressed before the browser has said where it stands need not press again.
  const stop = runBehind(pushPort, actor, (snapshot) => selectState(snapshot) !== 'unknown');
  actor.send({ type: 'LOGGED_IN', savedEndpoint: saved.read() });
  void askWhetherKept();
  return () => {
    stopWatching();
    stopAsking();
    following.unsubscribe();
    stop();
  };
}
