import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '@seyir/kit/stateless';
import type { OverlayOptions, Sharp } from 'sharp';

/** The size that link previews show without cropping. */
const CARD = { width: 1_200, height: 630 } as const;

const POSTER = { width: 340, height: 510 };
const MARGIN = 60;
const GAP = 30;
const CORNER = 18;
const INK = '#0b0d12';

/**
 * A JPEG of 1,200 × 630 pixels for link previews: the posters side by side, four of them overlapping, on a dim part of the first one.
 * It has no text: previews show the name beside it, and the gateway has no fonts.
 * @param names of 1 to 4 images of ours; NOT_FOUND for a missing one
 */
export const posterCard = async (blobs: BlobStore, names: readonly string[]): Promise<Buffer> => {
  // Loaded with the first card: the library takes memory, and most gateways never make one.
  const { default: sharp } = await import('sharp');
  const images = await Promise.all(names.map(async (name) => buffer(await blobs.read(`images/${name}`))));
  const posters = await Promise.all(
    images.map((image) => rounded(sharp(image).resize(POSTER.width, POSTER.height, { fit: 'cover' }))),
  );
  const behind = await sharp(images[0])
    .resize(CARD.width, CARD.height, { fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.45 })
    .toBuffer();
  const top = (CARD.height - POSTER.height) / 2;
  // The first poster lies on top of those after it.
  const layers: OverlayOptions[] = placesOf(posters.length)
    .map((left, at) => ({ input: posters[at]!, left, top }))
    .reverse();
  return sharp(behind).composite(layers).flatten({ background: INK }).jpeg({ quality: 84 }).toBuffer();
};

/** The left edges of posters side by side in the middle; they overlap if they would be too wide. */
const placesOf = (count: number): number[] => {
  const room = CARD.width - 2 * MARGIN - POSTER.width;
  const step = count < 2 ? 0 : Math.min(POSTER.width + GAP, Math.floor(room / (count - 1)));
  const left = Math.round((CARD.width - POSTER.width - step * (count - 1)) / 2);
  return Array.from({ length: count }, (_, at) => left + at * step);
};

const rounded = (poster: Sharp): Promise<Buffer> => {
  const { width, height } = POSTER;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`;
  const line = `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${CORNER}" fill="none" stroke="${INK}" stroke-width="3"/></svg>`;
  return poster
    .composite([{ input: Buffer.from(line) }, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
};
