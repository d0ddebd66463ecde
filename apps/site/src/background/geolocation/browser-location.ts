import type {
  LocationPermission,
  Position,
  PositionFailure,
  StoredPlace,
} from '@velours/machines/geolocation';

const STORAGE_KEY = 'place';

/** Tells what the browser allows, at once and at each change; returns how to stop. */
export function watchLocationPermission(
  tell: (permission: LocationPermission) => void,
  browser: Pick<Navigator, 'geolocation' | 'permissions'> = navigator,
): () => void {
  if (!('geolocation' in browser)) {
    tell('unsupported');
    return () => undefined;
  }
  if (!('permissions' in browser)) {
    tell('unknown');
    return () => undefined;
  }
  let isOver = false;
  let status: PermissionStatus | undefined;
  const onChange = (): void => {
    if (status && !isOver) tell(status.state);
  };
  async function watch(): Promise<void> {
    status = await browser.permissions.query({ name: 'geolocation' });
    status.addEventListener('change', onChange);
    onChange();
  }
  watch().catch(() => tell('unknown'));
  return () => {
    isOver = true;
    status?.removeEventListener('change', onChange);
  };
}

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
      return parsePlace(localStorage.getItem(STORAGE_KEY));
    } catch {
      return null;
    }
  },
  store(place: StoredPlace | null): void {
    try {
      if (place) localStorage.setItem(STORAGE_KEY, JSON.stringify(place));
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Nothing is kept.
    }
  },
  /** Calls back with what another tab has stored; returns how to stop. */
  watch(tell: (place: StoredPlace | null) => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === STORAGE_KEY || key === null) tell(parsePlace(newValue));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
