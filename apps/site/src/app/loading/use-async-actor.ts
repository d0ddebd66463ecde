import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActorLogic, Actor, EventFromLogic, SnapshotFrom } from 'xstate';
import { loadWhenOnline } from './chunk-reload.ts';

export interface AsyncActor<Logic extends AnyActorLogic> {
  actor: Actor<Logic> | undefined;
  snapshot: SnapshotFrom<Logic> | undefined;
  /** Sends at once, or as soon as the statechart is there and ready. */
  send: (event: EventFromLogic<Logic>) => void;
}

const always = (): boolean => true;

/** Ends it at once. */
export const stop = (actor: { stop: () => unknown }): void => void actor.stop();

/**
 * A statechart that is fetched and started when it is wanted, and ended when it no longer is or the page goes. `create` must stay
 * the same function while the same actor is meant.
 * @param end Ends it; with what it still has to do, where it is told so. @default stops it
 * @param isReady Whether it can take what a member presses: what was pressed before waits. @default from the start
 */
export function useAsyncActor<Logic extends AnyActorLogic>(
  create: () => Promise<Actor<Logic>>,
  isWanted: boolean,
  end: (actor: Actor<Logic>) => void = stop,
  isReady: (snapshot: SnapshotFrom<Logic>) => boolean = always,
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
      const flush = (): void => {
        if (waiting.current.length === 0 || !isReady(created.getSnapshot())) return;
        waiting.current.splice(0).forEach((event) => created.send(event));
      };
      created.subscribe(flush);
      created.start();
      flush();
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
  }, [create, isWanted, end, isReady]);

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
      if (actor && isReady(actor.getSnapshot())) actor.send(event);
      else waiting.current.push(event);
    },
    [actor, isReady],
  );
  return { actor, snapshot, send };
}
