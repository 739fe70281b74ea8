import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@seyir/kit/stateless';
import { expiryOf, type MediaDelivery } from './media-delivery.js';

/**
 * Signed addresses of assets in our media store: `/m/{exp}.{sig}/{asset}/…`. The signature covers the prefix, so relative
 * addresses inherit it.
 */
export interface MediaSigner extends MediaDelivery {
  /** The expiry, in seconds since 1970, of a valid ticket `{exp}.{sig}` for the asset; undefined for an invalid one. */
  verify(ticket: string, asset: string): number | undefined;
}

export const createMediaSigner = (secret: string, clock: Clock): MediaSigner => {
  const sign = (exp: number, asset: string) =>
    createHmac('sha256', secret).update(`m1/${exp}/${asset}`).digest('base64url');
  const now = () => clock.now().getTime() / 1000;
  return {
    prefix(asset) {
      const exp = expiryOf(clock);
      return `/m/${exp}.${sign(exp, asset)}/${encodeURIComponent(asset)}/`;
    },
    verify(ticket, asset) {
      const [exp, given] = ticket.split('.');
      if (!exp || !given || !/^\d{1,12}$/.test(exp) || Number(exp) <= now()) return undefined;
      const expected = Buffer.from(sign(Number(exp), asset));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual) ? Number(exp) : undefined;
    },
  };
};

/**
 * Address of one file: `asset/file` of our media store is signed, an address on an allowed host is unchanged; undefined for none.
 */
export const mediaAddress = (media: MediaSigner, location: string): string | undefined => {
  if (location === '' || location.includes(':')) return location || undefined;
  const [asset = '', ...file] = location.split('/');
  return media.prefix(asset) + file.map(encodeURIComponent).join('/');
};
