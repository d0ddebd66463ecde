import { useEffect, useState } from 'react';
import type { AnyActorLogic, Actor, EventFromLogic, SnapshotFrom } from 'xstate';
import { loadWhenOnline } from './chunk-reload.ts';
import { createActorHandle, useSnapshot, type MachineHandle } from './actor-handle.ts';

export interface AsyncActor<Logic extends AnyActorLogic> {
  actor: Actor<Logic> | undefined;
  snapshot: SnapshotFrom<Logic> | undefined;
  /** Sends at once, or as soon as the statechart is there and ready. */
  send: (event: EventFromLogic<Logic>) => void;
}

const stop = (actor: { stop: () => unknown }): unknown => actor.stop();

/**
 * A statechart of a page's own, fetched and started when it is wanted, and ended when it no longer is or the page goes. `create`
 * must stay the same function while the same actor is meant.
 * @param isReady Whether it can take what a member presses: what was pressed before waits. @default from the start
 * @param end Ends it; with what it still has to do, where it is told so. @default stops it
 */
export function useAsyncActor<Logic extends AnyActorLogic>(
  create: () => Promise<Actor<Logic>>,
  isWanted: boolean,
  isReady?: (snapshot: SnapshotFrom<Logic>) => boolean,
  end: (actor: Actor<Logic>) => unknown = stop,
): AsyncActor<Logic> {
  const [handle] = useState((): MachineHandle<Logic> => createActorHandle(isReady));
  const [actor, setActor] = useState<Actor<Logic>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    handle.want();
    const leave = handle.serve(async () => {
      const created = await loadWhenOnline(create);
      return () => {
        created.start();
        setActor(created);
        return {
          getSnapshot: () => created.getSnapshot(),
          subscribe: (listener) => created.subscribe(listener),
          send: (event) => created.send(event),
          stop: () => end(created),
        };
      };
    });
    return () => {
      leave();
      setActor(undefined);
    };
  }, [handle, create, isWanted, end]);

  return { actor, snapshot: useSnapshot(handle), send: handle.send };
}
