import { useSyncExternalStore } from 'react';
import type { Schemas } from '../data/api.ts';

/** What the full-screen overlay tells (spec section 2): a match, or a new like. */
export interface LikeNews {
  kind: 'match' | 'new-like';
  profile: Schemas['ProfileCard'];
}

let news: LikeNews | null = null;
const listeners = new Set<() => void>();

const set = (next: LikeNews | null): void => {
  news = next;
  for (const listener of listeners) listener();
};

/** What the overlay shows now; null while it is closed. */
export const likeNews = (): LikeNews | null => news;

/** Opens the overlay over whatever page is shown. */
export const openLikeOverlay = (next: LikeNews): void => set(next);

export const closeLikeOverlay = (): void => set(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `likeNews` for a component. */
export const useLikeNews = (): LikeNews | null =>
  useSyncExternalStore(subscribe, likeNews, () => null);
