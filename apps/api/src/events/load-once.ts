import type { LiveEvent } from './bus.ts';

/** How a stream comes by what an event tells of. An event has one way to be loaded. */
export type Load = <T>(event: LiveEvent, load: () => Promise<T>) => Promise<T>;

const loads = new WeakMap<LiveEvent, Promise<unknown>>();

/**
 * As an event comes it is loaded once, however many streams show it: the bus gives the same object to each stream of a member. What was
 * loaded, or was not, is not kept: a stream that comes to it later shows what is so then.
 */
export const loadOnce: Load = <T>(event: LiveEvent, load: () => Promise<T>) => {
  const loading =
    (loads.get(event) as Promise<T> | undefined) ?? load().finally(() => loads.delete(event));
  loads.set(event, loading);
  return loading;
};

/** For who comes back: a load under way may have begun before the session that asks. */
export const loadAnew: Load = (_event, load) => load();
