import { useSyncExternalStore, useEffect, useState } from 'react';
import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate';
import { loadWhenOnline } from './chunk-reload.ts';

/** Those who want to hear of something. */
export function createListeners<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell: (...news: News): void => listeners.forEach((listener) => listener(...news)),
    /** Returns how to stop. */
    listen: (listener: (...news: News) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value of this page's life outside React; components read it with `useSnapshot`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { tell, listen } = createListeners();
  return {
    getSnapshot: (): Value => value,
    set: (next: Value): void => {
      value = next;
      tell();
    },
    /** Returns how to stop. */
    subscribe: listen,
  };
}

/** An actor that runs, as far as pages have to do with it: a statechart's own, or one that shows less. */
export interface RunningActor<Snapshot, Event> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => unknown;
  send: (event: Event) => void;
  stop: () => unknown;
}

/** Starts an actor; what it listens to ends with the signal, the actor itself is stopped by the handle. */
export type StartActor<Snapshot, Event> = (signal: AbortSignal) => RunningActor<Snapshot, Event>;

/** How pages read and speak to an actor whose code is fetched once it is wanted. */
export interface ActorHandle<Snapshot, Event> {
  /** Undefined until it runs. */
  getSnapshot: () => Snapshot | undefined;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** It is needed from now on. */
  want: () => void;
  /**
   * Hands an event over at once, or as soon as the actor is there and ready: then it is fetched.
   * @param onTaken Called once the actor has it. Until then it stands in this page's memory alone.
   * @param onLost Called where the actor's code cannot be had. @default the event waits for the next try
   */
  send: (event: Event, onTaken?: () => void, onLost?: () => void) => void;
  /** Hands over what is of use only where the actor is there already. */
  tell: (event: Event) => void;
  /** Fetches and starts the actor when it is wanted; returns how it ends, and with it all that has not been taken. */
  serve: (load: () => Promise<StartActor<Snapshot, Event>>) => () => void;
}

interface Waiting<Event> {
  event: Event;
  onTaken: (() => void) | undefined;
  onLost: (() => void) | undefined;
}

const always = (): boolean => true;

/** @param isReady Whether the actor can take what a member presses: what was pressed before waits. @default from the start */
export function createActorHandle<Snapshot, Event>(
  isReady: (snapshot: Snapshot) => boolean = always,
): ActorHandle<Snapshot, Event> {
  let actor: RunningActor<Snapshot, Event> | undefined;
  let waiting: Waiting<Event>[] = [];
  let isWanted = false;
  let fetch: (() => void) | undefined;
  const { tell: notify, listen: subscribe } = createListeners();
  const ready = (): typeof actor => (actor && isReady(actor.getSnapshot()) ? actor : undefined);

  function handOver(): void {
    const taker = ready();
    if (!taker) return;
    for (const { event, onTaken } of waiting.splice(0)) {
      taker.send(event);
      onTaken?.();
    }
  }

  function changed(): void {
    notify();
    handOver();
  }

  const handle: ActorHandle<Snapshot, Event> = {
    getSnapshot: () => actor?.getSnapshot(),
    subscribe,
    want() {
      isWanted = true;
      fetch?.();
    },
    send(event, onTaken, onLost) {
      waiting.push({ event, onTaken, onLost });
      if (ready()) handOver();
      else handle.want();
    },
    tell: (event) => ready()?.send(event),
    serve(load) {
      const over = new AbortController();
      const { signal } = over;
      let loading: Promise<void> | undefined;
      const run = (start: StartActor<Snapshot, Event>): void => {
        if (signal.aborted) return;
        actor = start(signal);
        actor.subscribe(changed);
        changed();
      };
      fetch = () => {
        // A failed chunk is the reload guard's affair (chunk-reload.ts); whoever wants it next asks again, also where it could not start.
        loading ??= load()
          .then(run)
          .catch((error: unknown) => {
            // It runs: who listens has failed.
            if (actor) throw error;
            loading = undefined;
            const lost = waiting.filter(({ onLost }) => onLost);
            waiting = waiting.filter(({ onLost }) => !onLost);
            lost.forEach(({ onLost }) => onLost?.());
          });
      };
      if (isWanted) fetch();
      return () => {
        over.abort();
        fetch = undefined;
        isWanted = false;
        waiting = [];
        actor?.stop();
        actor = undefined;
        notify();
      };
    },
  };
  return handle;
}

/** A statechart's handle. */
export type MachineHandle<Logic extends AnyActorLogic> = ActorHandle<
  SnapshotFrom<Logic>,
  EventFromLogic<Logic>
>;

/** An actor that shows what `select` makes of its snapshots, the same for the same one. */
export function showing<Logic extends AnyActorLogic, View>(
  actor: Actor<Logic>,
  select: (snapshot: SnapshotFrom<Logic>) => View,
): RunningActor<View, EventFromLogic<Logic>> {
  let seen = actor.getSnapshot();
  let view = select(seen);
  return {
    getSnapshot() {
      const snapshot = actor.getSnapshot();
      if (snapshot !== seen) view = select((seen = snapshot));
      return view;
    },
    subscribe: (listener) => actor.subscribe(listener),
    send: (event) => actor.send(event),
    stop: () => actor.stop(),
  };
}

const nothing = (): undefined => undefined;

/**
 * What an actor shows; undefined until it runs. So it is on the server and in the first render in the browser, also of a part that
 * is picked up later: until then a page shows what was loaded with it.
 */
export function useSnapshot<Snapshot>(
  handle: Pick<ActorHandle<Snapshot, never>, 'getSnapshot' | 'subscribe'>,
): Snapshot | undefined {
  return useSyncExternalStore(handle.subscribe, handle.getSnapshot, nothing);
}

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
