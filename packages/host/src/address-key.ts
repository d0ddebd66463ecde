import ipaddr from 'ipaddr.js';

/** What some proxies put around an address: brackets, a port. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/**
 * An address as a key of limits: the /64 of an IPv6 address, since a household or a rented server has all 2^64 of it, and one of
 * IPv4 however it is written. What is no address stands for itself.
 */
export function addressKey(address: string): string {
  const { six, four } = WITH_PORT.exec(address)?.groups ?? {};
  const bare = six ?? four ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
