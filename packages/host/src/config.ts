/** The settings of what listens and makes the pages, read from the environment; both programs have them. */
import { isIP } from 'node:net';
import path from 'node:path';
import { CONNECTION_BOUNDS } from './connections.ts';
import type { ConnectionBounds, Trusted } from './connections.ts';
import { StartError } from './start-error.ts';

export type Mode = 'demo' | 'development' | 'production';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface HostConfig {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Who may speak for a caller's address and host: how many proxies, or their addresses, networks and the names of networks. */
  readonly trustProxy: Trusted;
  /** Header, in small letters, in which a trusted proxy names the visitor's country; null where none does. */
  readonly countryHeader: string | null;
  readonly connections: ConnectionBounds;
  /** The folder with `client/` and `server/index.js` of the built site. */
  readonly siteBuild: string;
  /** Whether browsers get the site's service worker; else one in its place that takes it away. */
  readonly hasWorker: boolean;
  /** Cookies only over HTTPS, and HSTS. */
  readonly secure: boolean;
  /** Where traces and metrics go (OTLP over HTTP); null where nobody wants them. */
  readonly otlpEndpoint: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** What tools set besides is none of ours; what is none of these was meant to be one. */
const ENVIRONMENTS: readonly string[] = ['production', 'development', 'test'];

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export interface SettingsReader {
  /** Undefined where it is not set, empty or blank. */
  readonly text: (name: string) => string | undefined;
  readonly whole: (name: string, fallback: number, from: number, to: number) => number;
}

/** @param faults takes a sentence for each setting that is wrong */
export function settingsReader(env: Environment, faults: string[]): SettingsReader {
  const text = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]);
  const whole = (name: string, fallback: number, from: number, to: number) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= from && number <= to) return number;
    faults.push(`${name} must be a whole number from ${from} to ${to}, not "${value}"`);
    return fallback;
  };
  return { text, whole };
}

export function modeOf(env: Environment, argv: readonly string[] = []): Mode {
  if (argv.includes('--dev')) return 'development';
  return env['NODE_ENV'] === 'production' ? 'production' : 'demo';
}

/** @param faults takes a sentence for each setting that is wrong */
export function readHostConfig(env: Environment, mode: Mode, faults: string[]): HostConfig {
  const inProduction = mode === 'production';
  const { text, whole } = settingsReader(env, faults);
  const port = whole('PORT', 3000, 0, 65_535);
  const perAddress = whole('CONNECTIONS_PER_ADDRESS', 256, 16, 100_000);
  const environment = text('NODE_ENV');
  if (environment !== undefined && !ENVIRONMENTS.includes(environment))
    faults.push(`NODE_ENV must be production, or not set for the demo, not "${environment}"`);
  const logLevel = LEVELS.find(
    (level) => level === (text('LOG_LEVEL') ?? (inProduction ? 'info' : 'warn')),
  );
  if (logLevel === undefined) faults.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}`);
  const trustProxy = trustProxyOf(text('TRUST_PROXY'), faults);
  const countryHeader = text('COUNTRY_HEADER')?.toLowerCase() ?? null;
  if (countryHeader !== null && !/^[a-z0-9-]+$/.test(countryHeader))
    faults.push(`COUNTRY_HEADER must be the name of a header, not "${countryHeader}"`);
  else if (countryHeader !== null && trustProxy === false)
    faults.push('COUNTRY_HEADER counts from a trusted proxy only: set TRUST_PROXY too');
  const otlpEndpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null;
  if (otlpEndpoint !== null && !/^https?:/.test(URL.parse(otlpEndpoint)?.protocol ?? ''))
    faults.push(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318, not "${otlpEndpoint}"`,
    );
  const worker = text('SERVICE_WORKER') ?? 'on';
  if (worker !== 'on' && worker !== 'off') faults.push('SERVICE_WORKER must be on or off');
  return {
    mode,
    port,
    host: text('HOST') ?? (inProduction ? '0.0.0.0' : 'localhost'),
    trustProxy,
    countryHeader,
    connections: { ...CONNECTION_BOUNDS, perAddress },
    siteBuild: path.resolve(REPOSITORY, text('SITE_BUILD') ?? 'apps/site/build'),
    hasWorker: worker === 'on',
    secure: inProduction,
    otlpEndpoint,
    logLevel: logLevel ?? 'info',
  };
}

export interface SiteConfig extends HostConfig {
  /** Of the server that speaks the contract. */
  readonly apiOrigin: string;
}

/** For the site in front of another server: the database, the providers and the domains are that one's. @throws StartError */
export function readSiteConfig(env: Environment): SiteConfig {
  const faults: string[] = [];
  const apiOrigin = env['API_ORIGIN'] ?? '';
  if (
    !apiOrigin.startsWith('http') ||
    !URL.canParse(apiOrigin) ||
    new URL(apiOrigin).origin !== apiOrigin
  ) {
    faults.push(
      `API_ORIGIN must be the origin of a server that speaks the contract, such as http://localhost:3000, not "${apiOrigin}"`,
    );
  }
  const config = readHostConfig(env, modeOf(env), faults);
  if (faults.length > 0) throw new StartError(`The site cannot start: ${faults.join('; ')}.`);
  return { ...config, apiOrigin };
}

/** The networks that Fastify knows by name. */
const NETWORK_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a network as `10.0.0.0/8`. */
const isNetwork = (value: string): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  // Of no bits it would be everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
};

/** `2`, or `loopback, 10.0.0.0/8`. Everybody can't be trusted: then a caller could name any address. */
function trustProxyOf(value: string | undefined, faults: string[]): Trusted {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const networks = value.split(',').map((one) => one.trim());
  const wrong = networks.find((one) => !NETWORK_NAMES.includes(one) && !isNetwork(one));
  if (wrong !== undefined) {
    faults.push(
      `TRUST_PROXY must be a number of proxies, or their addresses, networks (10.0.0.0/8) or ${NETWORK_NAMES.join(', ')}, not "${wrong}"`,
    );
  }
  return networks;
}
