import type { Country } from '@velours/openapi/types';

/** A place in the product's own terms (spec section 7, geocode.php). */
export interface Place {
  readonly country: Country;
  /** A region id of regions.php. */
  readonly countryregion: string;
  readonly city: string;
}

/** Reverse geocoding. */
export interface GeoPort {
  /** The country, region and nearest town of a point, or null where none of the served countries is. */
  reverse(lat: number, lon: number): Promise<Place | null>;
}
