import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The caller's address in a form that does not depend on the proxy: an IPv4 address, or the first address of an IPv6 /64, since a
 * subscriber has the whole /64. Empty for an invalid address.
 */
export const callerAddress = (forwarded: string): string => {
  // Some proxies add a port: `1.2.3.4:5678`, `[2001:db8::1]:443`.
  const given =
    /^\[(.*)\](?::\d+)?$/.exec(forwarded)?.[1] ?? /^([\d.]+):\d+$/.exec(forwarded)?.[1] ?? forwarded;
  if (isIPv4(given)) return given;
  if (!isIPv6(given)) return '';
  const [withoutZone = ''] = given.split('%');
  const { address } = new SocketAddress({ address: withoutZone, family: 'ipv6' });
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::`;
};

/** The limit key of an unknown caller. All invalid addresses share one. */
export const byAddress = (forwarded: string): string => `a:${callerAddress(forwarded) || 'unknown'}`;
