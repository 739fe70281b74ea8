import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of nobody on the internet (IANA's special-purpose registries): this machine, private ones, test ones. */
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
/** Of the addresses that are given out at all (2000::/3): those that hold an IPv4 one, and those of documents. */
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

/** Whether an IP address is one of the public internet. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

/** A name or an address that leads into this machine or its network. */
export class InternalAddress extends Error {
  override readonly name = 'InternalAddress';
}

/** Looks a name up as connecting does, and finds no internal address: what was looked at is what is connected to. */
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
 * Asks an https address of the public internet, without following it further. Rejects with InternalAddress for one that
 * is not, whatever its name is looked up to.
 */
export const publicRequest = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
  // Brackets stand around IPv6 addresses; a literal address is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublic(host)) throw new InternalAddress(host);
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: publicLookup, agent: false }, resolve).once('error', reject);
  });
};
