import { useSyncExternalStore } from 'react';

/** The conversation that a purchase interrupted. */
export interface WayBack {
  href: string;
  /** Of the other member. */
  name: string;
}

const KEY = 'way-back';

const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Keeps where a member goes back to once they have credits; the browser may forbid it, then the page of messages is the way. */
export function keepWayBack(wayBack: WayBack | null): void {
  try {
    if (wayBack) sessionStorage.setItem(KEY, JSON.stringify(wayBack));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept.
  }
}

/** Where this tab's member goes back to; null where nothing was interrupted, and on the server. */
export function useWayBack(): WayBack | null {
  const kept = useSyncExternalStore(
    () => () => undefined,
    read,
    () => null,
  );
  return kept === null ? null : (JSON.parse(kept) as WayBack);
}
