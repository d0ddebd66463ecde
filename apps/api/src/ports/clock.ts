/** The present moment in milliseconds since 1970. Everything that asks for time takes one of these. */
export type Clock = () => number;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A day begins, and ends, last at UTC-12. */
export const LAST_ZONE_MS = 12 * HOUR_MS;

export const systemClock: Clock = () => Date.now();

/** A clock that stands still until it is told to move; for tests and seeds. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

export function manualClock(start: number | string): ManualClock {
  let now = typeof start === 'string' ? Date.parse(start) : start;
  return Object.assign(() => now, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
