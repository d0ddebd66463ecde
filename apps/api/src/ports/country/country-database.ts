import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import type { Response } from 'mmdb-lib';
import { countryCode } from './country-port.ts';
import type { CountryPort } from './country-port.ts';

/** A row as MaxMind and DB-IP have it, or as ip-location-db has it. */
interface Row {
  readonly country?: { readonly iso_code: string };
  readonly country_code?: unknown;
}

/** An address of IPv4 in the clothes of IPv6, as a socket that listens for both has it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * The country by the visitor's address, from a file that the operator supplies: MaxMind DB 2.0 (GeoLite2 Country, DB-IP Lite, the
 * ip-location-db ones). Read once, looked up in memory; a newer file counts from the next start.
 * @throws where the file cannot be read, or is no such database
 */
export function createCountryDatabase(file: string): CountryPort {
  const reader = new Reader<Response & Row>(readFileSync(file));
  const isVersion4 = reader.metadata.ipVersion === 4;
  return {
    countryOf({ address }) {
      const bare = address.replace(MAPPED, '');
      const version = isIP(bare);
      if (version === 0 || (version === 6 && isVersion4)) return null;
      const row = reader.get(bare);
      return countryCode(row?.country?.iso_code ?? row?.country_code);
    },
  };
}
