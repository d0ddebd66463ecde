import { PLACE_CACHE_MS } from './geolocation.constants.ts';
import type { GeolocationContext, PositionFailure } from './geolocation.types.ts';

type Cache = Pick<GeolocationContext, 'stored' | 'now'>;

/** Whether what is cached may be used: less than an hour old. A time in the future, as of a clock put back since, is no age. */
export const isFresh = ({ stored, now }: Cache): boolean => {
  if (stored === null) return false;
  const age = now() - stored.at;
  return age >= 0 && age < PLACE_CACHE_MS;
};

/** Ms until the cached place is too old; never more than an hour, wherever the clock has gone. */
export const untilStale = ({ stored, now }: Cache): number =>
  Math.min(PLACE_CACHE_MS, Math.max(0, (stored?.at ?? 0) + PLACE_CACHE_MS - now()));

/** What an error of `getPosition` means; one without a known code is `unavailable`. */
export const toPositionFailure = (error: unknown): PositionFailure => {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'denied' || code === 'timeout' ? code : 'unavailable';
};
