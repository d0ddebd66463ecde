import type { SnapshotOf } from '../private/snapshot.ts';

/** A place is kept up to date, and cached for so many ms at most: 1 hour (spec section 4). */
export const PLACE_CACHE_MS = 3_600_000;

/** A place that could not be found is looked for again after so many ms, where the browser allows it. */
export const LOCATE_RETRY_MS = 60_000;

/** A browser that has not told the position after so many ms is not waited for. */
export const POSITION_TIMEOUT_MS = 30_000;

/** A server that has not told the place after so many ms does not: a failure, as any other. */
export const GEOCODE_TIMEOUT_MS = 30_000;

/** The spec's field: no geolocation here, not known whether it is allowed, or what the browser says. */
export type LocationPermission = 'unsupported' | 'unknown' | 'prompt' | 'granted' | 'denied';

export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Answer of GET geocode.php. */
export interface Place {
  readonly country: string;
  readonly countryregion: string | null;
  readonly city: string | null;
}

/** What is cached, here and in the browser's storage. The position itself is not kept. */
export interface StoredPlace {
  /** Ms since 1970. */
  readonly at: number;
  /** False where the reverse geocode failed. */
  readonly geocode: Place | false;
}

/** Why the browser told no position; what `getPosition` rejects with, as `code`. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout';

/** `asking`: the member pressed; the browser asks, or looks. `updating`: the same in silence. */
export type GeolocationState =
  | 'unsupported'
  | 'idle'
  | 'asking'
  | 'updating'
  | 'located'
  | 'denied'
  | 'failed';

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

export interface GeolocationInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Whether the page can be seen. */
  readonly isVisible: boolean;
  /** What was stored before; null where nothing was. */
  readonly stored: StoredPlace | null;
  /** The country that the settings give by the visitor's address (`geoip_selected_country`); null where unknown. */
  readonly settingsCountry: string | null;
}

export interface GeolocationContext extends GeolocationInput {
  readonly permission: LocationPermission;
  readonly failure: PositionFailure | null;
  /** Whether the member pressed for what is under way; otherwise the place is brought up to date in silence. */
  readonly isPressed: boolean;
}

type Snapshot = SnapshotOf<GeolocationContext>;

const SETTLED = ['unsupported', 'located', 'denied', 'failed'] as const;

/** Where it is, in a word. */
export const selectState = (snapshot: Snapshot): GeolocationState => {
  if (snapshot.matches('unwatched')) return 'unsupported';
  if (snapshot.matches({ watching: 'locating' })) {
    return snapshot.context.isPressed ? 'asking' : 'updating';
  }
  return SETTLED.find((state) => snapshot.matches({ watching: { settled: state } })) ?? 'idle';
};

/** The spec's field: unsupported, unknown, or what the browser says. */
export const selectPermission = (snapshot: Snapshot): LocationPermission =>
  selectState(snapshot) === 'unsupported' ? 'unsupported' : snapshot.context.permission;

/** The place, false where the reverse geocode failed, null where none is known; never older than an hour. */
export const selectGeocode = ({ context }: Snapshot): Place | false | null =>
  isFresh(context) && context.stored ? context.stored.geocode : null;

/** The country whose prices and payment methods count: that of the place, else the one of the settings. */
export const selectPaymentCountry = (snapshot: Snapshot): string | null => {
  const place = selectGeocode(snapshot);
  return place ? place.country : snapshot.context.settingsCountry;
};

/** Why the browser told no position; null where it did. */
export const selectFailure = ({ context }: Snapshot): PositionFailure | null => context.failure;

/** What the member sees, in a word; null where there is nothing to see. */
export const selectView = (snapshot: Snapshot): string | null => {
  const state = selectState(snapshot);
  if (state === 'unsupported' || state === 'updating') return null;
  if (state === 'idle') return snapshot.context.permission === 'granted' ? null : 'prompt';
  if (state === 'located') return selectGeocode(snapshot) === false ? 'place unknown' : 'located';
  if (state !== 'failed') return state;
  return snapshot.context.isPressed ? `failed: ${String(selectFailure(snapshot))}` : null;
};
