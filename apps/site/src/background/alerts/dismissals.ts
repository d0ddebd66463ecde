import { useCallback, useSyncExternalStore } from 'react';

/** What a reader can dismiss for good (spec sections 2 and 4). */
export type Dismissible = 'photo' | 'push' | 'notifications' | 'entry-warning' | 'time-bonus';

/** Keys of the stored times; hide-dismissed.ts reads them before the first paint. */
export const DISMISSAL_PREFIX = 'dismissed-';

const listeners = new Set<() => void>();

/** A browser may forbid storage: then a dismissal lasts as long as the page. */
const withoutStorage = new Map<Dismissible, number>();

/** When it was dismissed, in ms since 1970; null where it was not, or where storage was cleared since. */
export function readDismissal(name: Dismissible): number | null {
  try {
    const stored = localStorage.getItem(DISMISSAL_PREFIX + name);
    return stored === null ? (withoutStorage.get(name) ?? null) : Number(stored) || 0;
  } catch {
    return withoutStorage.get(name) ?? null;
  }
}

export function storeDismissal(name: Dismissible, at: number): void {
  try {
    localStorage.setItem(DISMISSAL_PREFIX + name, String(at));
  } catch {
    withoutStorage.set(name, at);
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when something is dismissed here or in another tab, or storage is cleared there. */
function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** When it was dismissed, kept up to date over all tabs; null on the server and while the page is picked up. */
export function useDismissal(name: Dismissible): number | null {
  return useSyncExternalStore(
    watch,
    useCallback(() => readDismissal(name), [name]),
    () => null,
  );
}
