import ipaddr from 'ipaddr.js';

/**
 * The key for per-address limits. A subscriber has a whole /64 of IPv6, so that is counted; IPv4 counts by address, mapped or
 * not.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
