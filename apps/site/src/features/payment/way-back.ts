import { useSyncExternalStore } from 'react';
import { useUser } from '../../app/data/hooks.ts';
import { WAY_BACK_KEY, type WayBack } from '../../app/data/tab-storage.ts';

const read = (): string | null => {
  try {
    return sessionStorage.getItem(WAY_BACK_KEY);
  } catch {
    return null;
  }
};

/** What is kept, where it is this member's: another may have logged in in this tab. */
export function wayBackOf(memberId: string | undefined, text: string | null): WayBack | null {
  const kept = text === null ? null : (JSON.parse(text) as WayBack);
  return kept?.memberId === memberId ? kept : null;
}

/** Where this tab's member goes back to; null where nothing was interrupted, and on the server. */
export function useWayBack(): WayBack | null {
  const memberId = useUser()?.profile.id;
  const text = useSyncExternalStore(
    () => () => undefined,
    read,
    () => null,
  );
  return wayBackOf(memberId, text);
}
