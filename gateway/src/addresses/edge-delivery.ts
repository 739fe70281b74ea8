import { createHash } from 'node:crypto';
import type { Clock } from '@seyir/kit/stateless';
import { expiryOf, type MediaDelivery } from './media-delivery.js';

/** Servers near the viewers that check signed addresses themselves. */
export interface MediaEdge {
  /** Where the signed paths begin, without a slash at the end: `https://media.example/v`. */
  readonly url: string;
  /** Shared with these servers. */
  readonly secret: string;
}

/**
 * Addresses that nginx checks itself, with `secure_link_md5 "$exp/$asset/ SECRET"`: `{url}/{md5}/{exp}/{asset}/…`. The signature covers
 * the prefix, so relative addresses of segments inherit it, and a segment needs no request to the site. MD5 is what this module of nginx
 * computes; the secret at the end leaves nothing to append.
 */
export const createEdgeDelivery = ({ url, secret }: MediaEdge, clock: Clock): MediaDelivery => ({
  prefix(asset) {
    const exp = expiryOf(clock);
    const md5 = createHash('md5').update(`${exp}/${asset}/ ${secret}`).digest('base64url');
    return `${url}/${md5}/${exp}/${encodeURIComponent(asset)}/`;
  },
});
