/** What can be known of where a visitor calls from. It is looked at for one answer and kept nowhere, least of all with a country. */
export interface Caller {
  /** The visitor's own address, as far as the trusted proxies say. */
  readonly address: string;
  /** The headers, where they came through a proxy that is trusted; none otherwise. */
  readonly proxyHeaders: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Where visitors are. */
export interface CountryPort {
  /** ISO 3166-1 alpha-2, in capitals; null where it is not known. */
  countryOf(caller: Caller): string | null;
}

/** Codes that ISO 3166-1 leaves to its users; proxies and databases say "unknown" by two of them. */
const NO_COUNTRY: readonly unknown[] = ['XX', 'ZZ'];

/** A code as it came, or null where it names no country (Cloudflare: `XX` unknown, `T1` the Tor network). */
export function countryCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.includes(code) ? code : null;
}
