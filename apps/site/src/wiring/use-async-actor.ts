import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyActorLogic, Actor, SnapshotFrom } from 'xstate';

/**
 * A statechart that is fetched and started when it is wanted, and stopped when it no longer is or the page goes. `create` must stay
 * the same function while the same actor is meant.
 */
export function useAsyncActor<Logic extends AnyActorLogic>(
  create: () => Promise<Actor<Logic>>,
  isWanted: boolean,
): { actor: Actor<Logic> | undefined; snapshot: SnapshotFrom<Logic> | undefined } {
  const [actor, setActor] = useState<Actor<Logic>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    const starting = create();
    const start = async (): Promise<void> => {
      const created = await starting;
      if (!isStillWanted) return;
      created.start();
      setActor(created);
    };
    // A failed chunk is the reload guard's affair (chunk-reload.ts).
    start().catch(() => undefined);
    return () => {
      isStillWanted = false;
      setActor(undefined);
      starting.then((created) => created.stop()).catch(() => undefined);
    };
  }, [create, isWanted]);

  const snapshot = useSyncExternalStore(
    (onChange) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    () => actor?.getSnapshot(),
    () => undefined,
  );
  return { actor, snapshot };
}
