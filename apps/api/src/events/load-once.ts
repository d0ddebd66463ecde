import type { LiveEvent } from './bus.ts';

const loads = new WeakMap<LiveEvent, Promise<unknown>>();

/**
 * What an event tells of, loaded once however many streams show it: the bus gives the same object to each stream of a member. An event has one
 * way to be loaded.
 */
export function loadOnce<T>(event: LiveEvent, load: () => Promise<T>): Promise<T> {
  const loading = (loads.get(event) as Promise<T> | undefined) ?? load();
  loads.set(event, loading);
  return loading;
}
