import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public networks of IPv4 (IANA's special-purpose registries): loopback, private, test. */
const special: readonly (readonly [net: string, prefix: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
];
/** Non-public networks within the global unicast range 2000::/3: those that embed IPv4 addresses, and documentation. */
const special6: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inside = new BlockList();
for (const [net, prefix] of special) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of special6) inside.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

/** A name or an address of this machine or its network. */
export class InternalAddress extends Error {
  override readonly name = 'InternalAddress';
}

/** Resolves a name for a connection and refuses internal addresses. The connection uses exactly the checked address. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first, ...more] = (found ?? []).filter(({ address }) => isPublic(address));
    if (error) done(error, '');
    else if (!first) done(new InternalAddress(host), '');
    else if (options.all) done(null, [first, ...more]);
    else done(null, first.address, first.family);
  });
};

/**
 * Requests a public https address without following redirects. Rejects with InternalAddress if the address, or one that its name
 * resolves to, is not public.
 */
export const publicRequest = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
  // IPv6 addresses have brackets; a literal address is not resolved.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublic(host)) throw new InternalAddress(host);
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: publicLookup, agent: false }, resolve).once('error', reject);
  });
};
