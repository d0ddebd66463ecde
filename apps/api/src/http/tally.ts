import type { Clock } from '../ports/clock.ts';

/**
 * For lines of the log that anybody can cause, as many as they like. Counts one: how many there have been since it was last told, or null
 * where that is less than `everyMs` ago, and the line is for `debug`.
 */
export function createTally(clock: Clock, everyMs: number): () => number | null {
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (clock() - toldAt < everyMs) return null;
    const told = count;
    [count, toldAt] = [0, clock()];
    return told;
  };
}
