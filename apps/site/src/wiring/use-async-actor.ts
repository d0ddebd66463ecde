import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActorLogic, Actor, EventFromLogic, SnapshotFrom } from 'xstate';
import { loadWhenOnline } from './load-when-online.ts';

export interface AsyncActor<Logic extends AnyActorLogic> {
  actor: Actor<Logic> | undefined;
  snapshot: SnapshotFrom<Logic> | undefined;
  /** Sends at once, or as soon as the statechart is there. */
  send: (event: EventFromLogic<Logic>) => void;
}

/** Ends it at once. */
const stop = (actor: { stop: () => unknown }): void => void actor.stop();

/**
 * A statechart that is fetched and started when it is wanted, and ended when it no longer is or the page goes. `create` must stay
 * the same function while the same actor is meant.
 * @param end Ends it; with what it still has to do, where it is told so. @default stops it
 */
export function useAsyncActor<Logic extends AnyActorLogic>(
  create: () => Promise<Actor<Logic>>,
  isWanted: boolean,
  end: (actor: Actor<Logic>) => void = stop,
): AsyncActor<Logic> {
  const [actor, setActor] = useState<Actor<Logic>>();
  const waiting = useRef<EventFromLogic<Logic>[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    const starting = loadWhenOnline(create);
    const start = async (): Promise<void> => {
      const created = await starting;
      if (!isStillWanted) return;
      created.start();
      waiting.current.splice(0).forEach((event) => created.send(event));
      setActor(created);
    };
    // A failed chunk is the reload guard's affair (chunk-reload.ts).
    start().catch(() => undefined);
    return () => {
      isStillWanted = false;
      setActor(undefined);
      waiting.current = [];
      starting.then(end).catch(() => undefined);
    };
  }, [create, isWanted, end]);

  const snapshot = useSyncExternalStore(
    (onChange) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    () => actor?.getSnapshot(),
    () => undefined,
  );

  const send = useCallback(
    (event: EventFromLogic<Logic>) => {
      if (actor) actor.send(event);
      else waiting.current.push(event);
    },
    [actor],
  );
  return { actor, snapshot, send };
}
