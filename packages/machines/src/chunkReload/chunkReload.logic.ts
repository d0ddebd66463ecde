/** A failed chunk reloads the page at most once in so many ms (spec sections 4 and 9). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** What to do about a chunk that failed to load. */
export type ChunkReloadDecision =
  /** Reload the whole page, having stored `reloadedAt` first. */
  | { readonly kind: 'reload'; readonly reloadedAt: number }
  /** The page was reloaded for this a moment ago: show the error page instead. */
  | { readonly kind: 'showError' };

/**
 * Decides about a chunk that failed to load (spec section 4: one full reload, at most once a minute). A stored time that lies in the
 * future, as of a clock put back since, or that is no number does not count: the reload stores a right one.
 * @param lastReloadAt what was stored at the last such reload, ms since 1970; null where nothing is stored
 * @param now ms since 1970
 */
export const decideChunkReload = (
  lastReloadAt: number | null,
  now: number,
): ChunkReloadDecision => {
  const isRecent =
    lastReloadAt !== null && lastReloadAt <= now && now - lastReloadAt < CHUNK_RELOAD_GUARD_MS;
  return isRecent ? { kind: 'showError' } : { kind: 'reload', reloadedAt: now };
};
