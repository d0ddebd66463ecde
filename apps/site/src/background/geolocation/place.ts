import type { Position, PositionFailure, StoredPlace } from '@velours/machines/geolocation';
import { readStored, store } from '../../app/data/local-storage.ts';
import { PLACE_KEY } from './location-permission.ts';

/** The codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, PositionFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Where the device is now. Rejects with a {@link PositionFailure} as `code`. */
export function getPosition({
  geolocation,
}: Pick<Navigator, 'geolocation'> = navigator): Promise<Position> {
  return new Promise((found, fail) => {
    geolocation.getCurrentPosition(
      ({ coords }) => found({ lat: coords.latitude, lon: coords.longitude }),
      (error) => fail(Object.assign(new Error(error.message), { code: FAILURES[error.code] })),
      // A region is asked for, not a street; how old it may be is the statechart's to count.
      { maximumAge: 0, enableHighAccuracy: false },
    );
  });
}

/** A stored place, as far as it can be read. */
export function parsePlace(stored: string | null): StoredPlace | null {
  try {
    const place: unknown = JSON.parse(stored ?? 'null');
    const isPlace =
      typeof place === 'object' && place !== null && 'at' in place && 'geocode' in place;
    return isPlace && typeof place.at === 'number' ? (place as StoredPlace) : null;
  } catch {
    return null;
  }
}

/** The place kept in this browser; where it forbids that, as long as the page. */
export const placeStorage = {
  read: (): StoredPlace | null => parsePlace(readStored(PLACE_KEY)),
  store: (place: StoredPlace | null): void => store(PLACE_KEY, place && JSON.stringify(place)),
};
