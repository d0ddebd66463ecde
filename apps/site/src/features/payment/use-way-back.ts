import { useSyncExternalStore } from 'react';
import { useUser } from '../../app/data/hooks.ts';
import { WAY_BACK_KEY, keepWayBack, type WayBack } from './way-back.ts';

const read = (): string | null => {
  try {
    return sessionStorage.getItem(WAY_BACK_KEY);
  } catch {
    return null;
  }
};

const parse = (kept: string | null): WayBack | null =>
  kept === null ? null : (JSON.parse(kept) as WayBack);

/** Writes down whose way it is, for another may log in in this tab; another member's is taken away. */
export function ownWayBack(memberId: string): void {
  const kept = parse(read());
  if (!kept) return;
  keepWayBack((kept.memberId ?? memberId) === memberId ? { ...kept, memberId } : null);
}

/** What is kept, where it is this member's. */
export function wayBackOf(memberId: string, text: string | null): WayBack | null {
  const kept = parse(text);
  return kept?.memberId === memberId ? kept : null;
}

/** Where this tab's member goes back to; null where nothing was interrupted, and on the server. */
export function useWayBack(): WayBack | null {
  const memberId = useUser()?.profile.id ?? '';
  const text = useSyncExternalStore(
    () => () => undefined,
    read,
    () => null,
  );
  return wayBackOf(memberId, text);
}
