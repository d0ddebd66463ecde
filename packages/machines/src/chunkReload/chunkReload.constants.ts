/** A failed chunk reloads the page at most once in so many ms (spec sections 4 and 9). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
