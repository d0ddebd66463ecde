import { useStored } from '../../app/data/hooks.ts';
import { readStored, store } from '../../app/data/local-storage.ts';

/** What a reader can dismiss for good (spec sections 2 and 4). */
export type Dismissible = 'photo' | 'push' | 'notifications' | 'time-bonus' | 'install';

/** Keys of the stored times; a script in line reads them before the first paint (ServedAlert.tsx). */
export const DISMISSAL_PREFIX = 'dismissed-';

const timeOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored) || 0;

/** When it was dismissed, in ms since 1970; null where it was not, or where storage was cleared since. */
export const readDismissal = (name: Dismissible): number | null =>
  timeOf(readStored(DISMISSAL_PREFIX + name));

export const storeDismissal = (name: Dismissible, at: number): void =>
  store(DISMISSAL_PREFIX + name, String(at));

/** When it was dismissed, kept up to date over all tabs; null on the server and while the page is picked up. */
export const useDismissal = (name: Dismissible): number | null =>
  timeOf(useStored(DISMISSAL_PREFIX + name));
