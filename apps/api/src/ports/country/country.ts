import { StartError } from '@velours/host/start-error';
import type { Config } from '../../config.ts';
import { createCountryDatabase } from './country-database.ts';
import { countryCode } from './country-port.ts';
import type { CountryPort } from './country-port.ts';

/** Holds the country that was chosen at /__dev/country, until the browser is closed. */
export const CHOSEN_COUNTRY_COOKIE = 'dev-country';

/** The demo's: a visitor is where they say at /__dev/country. */
const chosenCountry: CountryPort = {
  countryOf: ({ cookies }) => countryCode(cookies[CHOSEN_COUNTRY_COOKIE]),
};

/** The country that the trusted proxy in front has found, in a header that it writes over whatever the visitor sent (`cf-ipcountry`). */
const countryHeader = (name: string): CountryPort => ({
  countryOf: ({ proxyHeaders }) => countryCode(proxyHeaders[name]),
});

/**
 * Who knows it first says it: outside production what was chosen, then the proxy's header, then the operator's file.
 * @throws StartError where the file cannot be read
 */
export function createCountry(
  config: Pick<Config, 'mode' | 'countryHeader' | 'countryDatabase'>,
): CountryPort {
  const ports = [
    ...(config.mode === 'production' ? [] : [chosenCountry]),
    ...(config.countryHeader === null ? [] : [countryHeader(config.countryHeader)]),
    ...(config.countryDatabase === null ? [] : [databaseAt(config.countryDatabase)]),
  ];
  return {
    countryOf(caller) {
      for (const port of ports) {
        const country = port.countryOf(caller);
        if (country !== null) return country;
      }
      return null;
    },
  };
}

function databaseAt(file: string): CountryPort {
  try {
    return createCountryDatabase(file);
  } catch (error) {
    throw new StartError(
      `COUNTRY_DATABASE is no MaxMind DB file that can be read: ${file} (${(error as Error).message}).`,
    );
  }
}
