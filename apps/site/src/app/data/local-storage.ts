import { createListeners } from '../loading/actor-handle.ts';

/** What a member has written and not sent is kept under names that begin so, and go on with the member's id. */
export const DRAFT_PREFIX = 'draft-';

/** The push endpoint that the server took from a member, of this browser. */
export const endpointKey = (memberId: string): string => `push-endpoint:${memberId}`;

/** When a page of this browser last came to be a member's, epoch milliseconds. */
export const MEMBER_CAME_KEY = 'member-came';

/** Keys of the times of dismissals; a script in line reads them before the first paint (background/alerts/alert.tsx). */
export const DISMISSAL_PREFIX = 'dismissed-';

const { tell, listen } = createListeners();

/** What could not be stored: a browser may forbid it, or be full. It lasts as long as the page, and counts more than what is stored. */
const withoutStorage = new Map<string, string | null>();

/** A text that this browser keeps for all its tabs; null where there is none, or where storage was cleared since. */
export function readStored(key: string): string | null {
  const kept = withoutStorage.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** All such texts under names that begin so, by the rest of their names. */
export function readAllStored(prefix: string): Map<string, string> {
  const all = new Map<string, string | null>();
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) all.set(key, text);
  } catch {
    // Nothing is stored then.
  }
  for (const [key, text] of withoutStorage) all.set(key, text);
  return new Map(
    [...all].flatMap(([key, text]) =>
      key.startsWith(prefix) && text ? [[key.slice(prefix.length), text]] : [],
    ),
  );
}

/** @param text - null takes it away. */
export function store(key: string, text: string | null): void {
  withoutStorage.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    withoutStorage.set(key, text);
  }
  tell();
}

/** Calls back when another tab stores something or takes it away, or clears storage (its key is null then); returns how to stop. */
export function listenToTabs(listener: (event: StorageEvent) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    // What was written last is what holds.
    if (event.key === null) withoutStorage.clear();
    else withoutStorage.delete(event.key);
    listener(event);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Calls back when something is stored here or in another tab, or storage is cleared there; returns how to stop. */
export function watchStored(listener: () => void): () => void {
  const stops = [listen(listener), listenToTabs(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Calls back when this was stored or taken away in another tab, or storage was cleared there, until the signal. */
export function watchOtherTabs(
  key: string,
  listener: (text: string | null) => void,
  signal: AbortSignal,
): void {
  const stop = listenToTabs((event) => {
    if (event.key === key || event.key === null) listener(readStored(key));
  });
  signal.addEventListener('abort', stop);
}

/** Takes away every draft, and what was typed into a form (tab-storage.ts), but those of the member who is there (null: a visitor, whose page keeps none). */
export function forgetDrafts(memberId: string | null, storage: () => Storage): void {
  const own = memberId === null ? null : `${DRAFT_PREFIX}${memberId}-`;
  const isForgotten = (key: string): boolean =>
    key.startsWith(DRAFT_PREFIX) && (own === null || !key.startsWith(own));
  for (const key of withoutStorage.keys()) if (isForgotten(key)) withoutStorage.delete(key);
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (isForgotten(key)) kept.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** What a reader can dismiss for good (spec sections 2 and 4). */
export type Dismissible = 'photo' | 'push' | 'notifications' | 'time-bonus' | 'install';

/** The time of a dismissal, in ms since 1970, as it was stored; null where there was none. */
export const timeOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored) || 0;

/** When it was dismissed, in ms since 1970; null where it was not, or where storage was cleared since. */
export const readDismissal = (name: Dismissible): number | null =>
  timeOf(readStored(DISMISSAL_PREFIX + name));

export const storeDismissal = (name: Dismissible, at: number): void =>
  store(DISMISSAL_PREFIX + name, String(at));
