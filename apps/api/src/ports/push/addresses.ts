/** Which addresses the server may be made to call by a member: public ones only. */
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

/** Whether a URL is https and does not name a private address; what a name stands for is judged at the call. */
export function isPublicEndpoint(endpoint: string, isAllowed = isPublicAddress): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 ? isAllowed(host) : host.includes('.');
}
