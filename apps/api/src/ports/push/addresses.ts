/** Which addresses the server may be made to call by a member: public ones of push services only. */
import { BlockList, isIP } from 'node:net';

/** Of IPv4, and of IPv6's global unicast, what is not reached globally (IANA's special-purpose registries), or may carry an IPv4 address. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Teredo, benchmarks and others of the protocol's own.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4.
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** All that is handed out of IPv6 (RFC 4291, 2.4); whatever maps or translates IPv4 lies elsewhere. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/**
 * Where browsers are told by: of Google (`jmt17`: builds of Chromium without its keys), Mozilla, Microsoft and Apple. `*.` stands for
 * any name below.
 */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

export interface PushServices {
  /** Names, with `*.` before those that stand for all below. @default PUSH_HOSTS */
  readonly hosts?: readonly string[];
  /** Addresses of the operator's own network that may be called, and named as they are, with any port. @default none */
  readonly addresses?: readonly string[];
}

/** Whether a URL is https and names one of these push services; what a name stands for is judged at the call. */
export function isPushService(
  endpoint: string,
  { hosts = PUSH_HOSTS, addresses = [] }: PushServices = {},
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (addresses.includes(hostname.replace(/^\[|\]$/g, ''))) return true;
  const isNamed = (host: string) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return port === '' && hosts.some(isNamed);
}
