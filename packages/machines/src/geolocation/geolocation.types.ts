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

export type GeolocationEvent =
  /** From `watchPermission`: at its start and at each change, made here, in another tab or in the browser's settings. */
  | { readonly type: 'PERMISSION'; readonly permission: LocationPermission }
  /** The member wants to be located. */
  | { readonly type: 'LOCATE' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  /** Another tab has stored this. */
  | { readonly type: 'STORED_ELSEWHERE'; readonly stored: StoredPlace | null }
  /** The settings were read anew. */
  | { readonly type: 'SETTINGS'; readonly country: string | null };

/** `asking`: the member pressed; the browser asks, or looks. `updating`: the same in silence. */
export type GeolocationState =
  | 'unsupported'
  | 'idle'
  | 'asking'
  | 'updating'
  | 'located'
  | 'denied'
  | 'failed';
