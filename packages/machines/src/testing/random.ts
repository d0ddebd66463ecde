/** A seeded source of randomness: the same seed gives the same walk. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** One of the items; undefined where there are none. */
  pick<T>(items: readonly T[]): T | undefined;
}

/** mulberry32: 32 bits of state, fast, and good enough to choose events by. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: (items) => items[below(items.length)] };
};
