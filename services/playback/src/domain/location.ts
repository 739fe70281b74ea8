import type { SourceKind } from './source.js';

/** Configured hosts (`host` or `host:port`) whose addresses may be played. */
export interface AllowedHosts {
  readonly stream: readonly string[];
  readonly embed: readonly string[];
}

export type Location =
  | { readonly is: 'asset'; readonly name: string }
  | { readonly is: 'uri'; readonly address: string }
  | { readonly is: 'embed'; readonly address: string };

/** A relative path of an asset: no empty, hidden or `..` part. */
const ASSET = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MAX_LENGTH = 2_000;

/** Whether a text names a file or folder of our own store. */
export const isAsset = (name: string): boolean => name.length <= MAX_LENGTH && ASSET.test(name);

const onHost = (location: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(location);
  return url?.protocol === 'https:' && !url.username && !url.password && hosts.includes(url.host);
};

/**
 * Parses a source's location; undefined if it must not be played: embeds must be addresses, addresses must be https.
 */
export const readLocation = (
  kind: SourceKind,
  location: string,
  hosts: AllowedHosts,
): Location | undefined => {
  if (location.length > MAX_LENGTH) return undefined;
  if (kind === 'embed') return onHost(location, hosts.embed) ? { is: 'embed', address: location } : undefined;
  if (ASSET.test(location)) return { is: 'asset', name: location };
  return onHost(location, hosts.stream) ? { is: 'uri', address: location } : undefined;
};
