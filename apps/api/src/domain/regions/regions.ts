import type { Country, Region } from '@velours/openapi/types';
import { countries } from '@velours/openapi/page-values';
import data from './regions.json' with { type: 'json' };

/**
 * The regions of every country (spec section 7, regions.php). Curated from country-region-data: that list is
 * uneven (217 for GB, 3 for BE), so GB has its nations and the English regions (ids of our own, as ISO has
 * none), BE its provinces and Brussels, FR and ES and IT their regions without the islands overseas, NO its
 * counties of 2024. The ids are stored with members: they may be added to, never renamed.
 */
export const REGIONS: Readonly<Record<Country, readonly Region[]>> = data;

const countryOfRegion = new Map<string, Country>(
  countries.flatMap((country) => REGIONS[country].map((region) => [region.id, country] as const)),
);

/** Whether `value` is one of the served countries. */
export function isCountry(value: string): value is Country {
  return countries.some((country) => country === value);
}

/** The country a region id belongs to, or undefined for an unknown id. */
export function countryOf(regionId: string): Country | undefined {
  return countryOfRegion.get(regionId);
}
