import type { Position, PositionFailure, StoredPlace } from '@velours/machines/geolocation';
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

/** The place kept in this browser; a browser may forbid it, then it is looked up again on the next page. */
export const placeStorage = {
  read(): StoredPlace | null {
    try {
      return parsePlace(localStorage.getItem(PLACE_KEY));
    } catch {
      return null;
    }
  },
  store(place: StoredPlace | null): void {
    try {
      if (place) localStorage.setItem(PLACE_KEY, JSON.stringify(place));
      else localStorage.removeItem(PLACE_KEY);
    } catch {
      // Nothing is kept.
    }
  },
  /** Calls back with what another tab has stored; returns how to stop. */
  watch(tell: (place: StoredPlace | null) => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === PLACE_KEY || key === null) tell(parsePlace(newValue));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
