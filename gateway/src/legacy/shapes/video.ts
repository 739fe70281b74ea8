import type { Source } from '@seyir/proto';
import { z } from 'zod';
import { mediaAddress, type MediaSigner } from '../../addresses/media-signature.js';
import { asBit, bit } from './common.js';

export const video = z.object({
  name: z.string(),
  /** Hash for videoGet and get_stream. */
  link: z.string(),
  /** JSON list of the names of qualities. */
  tiers: z.string(),
  lock: bit,
  download: z.string().nullable(),
});

export const asVideo = (
  media: MediaSigner,
  { name, hash, tiers, locked, download }: Source,
): z.output<typeof video> => ({
  name,
  link: hash,
  tiers: JSON.stringify(tiers),
  lock: asBit(locked),
  download: mediaAddress(media, download) ?? null,
});
