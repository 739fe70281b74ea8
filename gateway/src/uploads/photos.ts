import { readFile } from 'node:fs/promises';
import { DomainError } from '@seyir/kit/stateless';
import PQueue from 'p-queue';
import { decodeApart, type DecodedPhoto, type DecodeLimits, type DecodeWish } from './decode-process.js';
import { readImageHeader } from './image-header.js';
import type { SpooledFile } from './spool.js';

/** The limits of a photo (product rules, "Limits"). */
export const photoLimits = { bytes: 8_000_000, pixels: 40_000_000, side: 12_000 } as const;

/** Maximum number of pending photos, including the one in decoding: the last of them waits about 10 s. */
const MOST_WAITING = 20;
const RETRY_MS = 10_000;
/** Side of an avatar in pixels: twice the largest displayed size. */
const AVATAR_SIDE = 320;
/** Longest side of a post's photo in pixels: twice the width of a post on a wide page. */
const POST_SIDE = 1_600;
/**
 * One photo is decoded at a time: with its process the gateway stays within the memory of its container
 * (charts/gateway/values.yaml). The heaviest tested photos took 1.6 s and 265 MB.
 */
const decodeLimits: DecodeLimits = { seconds: 10, memoryMb: 384 };

/** Converts members' photos into our own images. */
export interface Photos {
  /**
   * Returns a square WebP that contains only the pixels of a JPEG or PNG. UNSUPPORTED_IMAGE for other or broken files;
   * IMAGE_TOO_LARGE by bytes, pixels or side; SLOW_DOWN while too many wait.
   */
  avatar(photo: Pick<SpooledFile, 'path' | 'size'>): Promise<Uint8Array>;
  /** Returns the whole photo as a WebP of at most 1,600 pixels a side. Errors as in `avatar`. */
  post(photo: Pick<SpooledFile, 'path' | 'size'>): Promise<DecodedPhoto>;
  /**
   * Call it before a photo's bytes are accepted.
   * @throws SLOW_DOWN while too many wait
   */
  assertRoom(): void;
}

export const createPhotos = (limits: DecodeLimits = decodeLimits): Photos => {
  const looking = new PQueue({ concurrency: 1 });
  const decoding = new PQueue({ concurrency: 1 });
  const assertRoom = () => {
    if (decoding.size + decoding.pending >= MOST_WAITING)
      throw new DomainError('SLOW_DOWN', { reason: 'photos that wait', retryAfterMs: RETRY_MS });
  };

  const decode = async (
    { path, size }: Pick<SpooledFile, 'path' | 'size'>,
    wish: Pick<DecodeWish, 'fit' | 'side'>,
  ): Promise<DecodedPhoto> => {
    if (size > photoLimits.bytes) throw tooLarge('bytes');
    // The whole file is read, because its header may follow megabytes of thumbnails. Only one photo's bytes are in memory at a
    // time.
    const header = await looking.add(async () => readImageHeader(await readFile(path)));
    if (!header) throw unsupported('neither JPEG nor PNG');
    const { kind, width, height } = header;
    if (Math.max(width, height) > photoLimits.side || width * height > photoLimits.pixels)
      throw tooLarge(`${width} × ${height}`);
    assertRoom();
    return decoding.add(() => decodeApart(path, { ...wish, kind, pixels: photoLimits.pixels }, limits));
  };

  return {
    assertRoom,
    avatar: async (photo) => (await decode(photo, { fit: 'cover', side: AVATAR_SIDE })).bytes,
    post: (photo) => decode(photo, { fit: 'inside', side: POST_SIDE }),
  };
};

export const tooLarge = (reason: string): DomainError => new DomainError('IMAGE_TOO_LARGE', { reason });

const unsupported = (reason: string): DomainError => new DomainError('UNSUPPORTED_IMAGE', { reason });
